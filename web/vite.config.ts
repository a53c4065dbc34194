/** How the page is built: into the Python package, or with `--mode gallery` as the gallery of stored desks. */
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { alone } from "./tools/alone.ts";
import { compress } from "./tools/compress.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where else than into the package. */
const OUT: Record<string, string> = { gallery: "dist-gallery", static: "../build/static" };

export default defineConfig(({ mode }) => ({
  base: mode === "static" ? "./" : "/",
  plugins: [
    svelte(),
    ...(mode === "production"
      ? [{ name: "compress", closeBundle: () => compress(here("../src/tafelrunde/server/page")) }]
      : []),
    ...(mode === "static" ? [{ name: "static", transformIndexHtml: { order: "pre" as const, handler: alone } }] : []),
  ],
  worker: { format: "es" },
  resolve: {
    alias: {
      $wire: here(mode === "static" ? "src/static/wire.ts" : "src/lib/wire.ts"),
      $lib: here("src/lib"),
      $parts: here("src/parts"),
      $locales: here("../src/tafelrunde/locales"),
      $games: here("../src/tafelrunde/games"),
    },
    ...(mode === "test" ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here(OUT[mode] ?? "../src/tafelrunde/server/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the policy of the server allows files of its own, and nothing inline
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: here(mode === "gallery" ? "gallery.html" : "index.html"),
      output: { codeSplitting: { groups: [{ name: "shelf", tags: ["$initial"] }] } }, // what the shelf needs is one file, not a dozen
    },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], setupFiles: [here("src/testing.ts")] },
}));
