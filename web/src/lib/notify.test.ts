/** Notices of the browser: by the page's worker, else by the page, and never an error. */
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { allowNotices, endNotices, knock } from "./notify";

const shown = vi.fn(async (_title: string, _told: NotificationOptions) => {});
const unregister = vi.fn(async () => true);
const made = vi.fn();
let faults: unknown[];
const fault = (reason: unknown) => void faults.push(reason);

/** A browser that lets pages show notices, or one that throws as on Android. */
function browser(throws: boolean, register: (() => Promise<unknown>) | null): void {
  class Notice {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(...told: unknown[]) {
      made(...told);
      if (throws) throw new TypeError("Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.");
    }
    close() {}
  }
  vi.stubGlobal("Notification", Notice);
  vi.stubGlobal(
    "navigator",
    register
      ? {
          serviceWorker: {
            register,
            ready: Promise.resolve({ showNotification: shown }),
            getRegistration: async () => ({ unregister }),
          },
        }
      : {},
  );
}

const settled = () => new Promise((done) => setTimeout(done, 10));

beforeEach(() => {
  [shown, unregister, made].forEach((one) => one.mockClear());
  faults = [];
  process.on("unhandledRejection", fault);
});

afterEach(() => {
  process.off("unhandledRejection", fault);
  vi.unstubAllGlobals();
  expect(faults).toEqual([]);
});

it("are shown by a worker, where a page may not: a touch leads back to the table", async () => {
  const register = vi.fn(async () => ({}));
  browser(true, register);
  knock("Your turn", true);
  await settled();
  expect(register).toHaveBeenCalledWith("/notices.js");
  expect(shown.mock.calls[0]![1]).toMatchObject({ body: "Your turn", data: location.pathname });
  expect(made).not.toHaveBeenCalled();
});

it("are shown by the page where no worker comes about", async () => {
  browser(false, () => Promise.reject(new Error("no workers in this window")));
  knock("Your turn", true);
  await settled();
  expect(made).toHaveBeenCalledOnce();
});

it("are no error of the page where the browser has something against them", async () => {
  browser(true, null);
  knock("Your turn", true);
  shown.mockRejectedValueOnce(new TypeError("no permission any more"));
  browser(true, async () => ({}));
  knock("Your turn", true);
  await settled();
  expect(await allowNotices()).toBe(true);
  vi.stubGlobal("Notification", { requestPermission: () => Promise.reject(new Error("not in this window")) });
  expect(await allowNotices()).toBe(false);
});

it("are not shown unless somebody has asked for them, and leave nothing behind", async () => {
  browser(false, async () => ({}));
  knock("Your turn", false);
  await settled();
  expect(shown).not.toHaveBeenCalled();
  await endNotices();
  expect(unregister).toHaveBeenCalledOnce();
});

it("lead to the window of their table, or open one", async () => {
  const heard = new Map<string, (event: object) => void>();
  const windows = [
    { url: "https://house.example/", focus: vi.fn() },
    { url: "https://house.example/t/Qm3", focus: vi.fn() },
  ];
  const openWindow = vi.fn();
  const self = {
    addEventListener: (name: string, on: (event: object) => void) => heard.set(name, on),
    clients: { matchAll: async () => windows, openWindow },
  };
  new Function("self", readFileSync(new URL("../../public/notices.js", `file://${import.meta.dirname}/`), "utf-8"))(
    self,
  );
  const touch = async (data: string) => {
    let led: Promise<unknown> = Promise.resolve();
    heard.get("notificationclick")!({
      notification: { close: () => {}, data },
      waitUntil: (one: Promise<unknown>) => (led = one),
    });
    await led;
  };
  await touch("/t/Qm3");
  expect(windows.map((one) => one.focus.mock.calls.length)).toEqual([0, 1]);
  await touch("/t/other");
  expect(openWindow).toHaveBeenCalledWith("/t/other");
});
