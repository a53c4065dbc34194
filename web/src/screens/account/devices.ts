/** Devices as people call them: a browser on a system. */
import { words } from "$lib/words.svelte";

interface Device {
  browser?: string;
  system?: string;
}

/** Whether somebody holds it in their hand. */
export const isHandheld = (system = ""): boolean => ["Android", "iPhone", "iPad"].includes(system);

/** Return what a device is called, as far as it has said. */
export function deviceName({ browser = "", system = "" }: Device): string {
  if (browser && system) return words().say("page-device-name", { browser, system });
  return browser || system || words().say("page-device-unknown");
}
