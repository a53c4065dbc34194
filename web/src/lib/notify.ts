/** It is your turn: the title and the icon say so, and where it is allowed a notice of the browser. */

let title = "";

export function showAsked(asked: boolean): void {
  title ||= document.title;
  document.title = asked ? `● ${title}` : title;
  document
    .querySelector<HTMLLinkElement>("link[rel=icon]")
    ?.setAttribute("href", `${import.meta.env.BASE_URL}${asked ? "icon-asked.svg" : "icon.svg"}`);
}

export function setTitle(text: string): void {
  const asked = document.title.startsWith("● ");
  title = text;
  document.title = asked ? `● ${text}` : text;
}

const WORKER = "/notices.js";

/** Return what shows notices also where pages may not, as on Android; null where the browser has nothing of the kind. */
async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  await navigator.serviceWorker.register(WORKER);
  return navigator.serviceWorker.ready;
}

/** Ask the browser for leave to show notices; only ever after somebody has switched that on. */
export async function allowNotices(): Promise<boolean> {
  try {
    if (!("Notification" in window) || (await Notification.requestPermission()) !== "granted") return false;
    void worker().catch(() => {});
    return true;
  } catch {
    return false;
  }
}

/** Leave nothing behind that could show a notice. */
export async function endNotices(): Promise<void> {
  try {
    await (await navigator.serviceWorker?.getRegistration(WORKER))?.unregister();
  } catch {
    /* there was nothing */
  }
}

/** Show a notice that leads back to this address. Whatever a browser has against it is no error of the page. */
export function knock(text: string, wanted: boolean): void {
  if (wanted && "Notification" in window && Notification.permission === "granted") void show(text).catch(() => {});
}

async function show(text: string): Promise<void> {
  const path = location.pathname;
  const told: NotificationOptions = { body: text, icon: "/icon-192.png", tag: path, data: path };
  const shows = await worker().catch(() => null);
  if (shows) return shows.showNotification("Tafelrunde", told);
  const notice = new Notification("Tafelrunde", told);
  notice.onclick = () => (window.focus(), notice.close());
}
