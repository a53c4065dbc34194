/** Puts a compressed copy beside every file of a folder that gets smaller by it: the server sends that one. */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const WORTH = /\.(js|css|svg|html|webmanifest)$/;
const LEAST = 1024;

export function compress(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) compress(path);
    else if (WORTH.test(name) && statSync(path).size >= LEAST)
      writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
  }
}
