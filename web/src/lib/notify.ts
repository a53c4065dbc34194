/** It is your turn: the title and the icon say so, and where it is allowed a notice of the browser. */

let title = "";

export function showAsked(asked: boolean): void {
  title ||= document.title;
  document.title = asked ? `● ${title}` : title;
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", asked ? "/icon-asked.svg" : "/icon.svg");
}

export function setTitle(text: string): void {
  const asked = document.title.startsWith("● ");
  title = text;
  document.title = asked ? `● ${text}` : text;
}

/** Ask the browser for leave to show notices; only ever after somebody has switched that on. */
export async function allowNotices(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

export function knock(text: string, wanted: boolean): void {
  if (wanted && "Notification" in window && Notification.permission === "granted") new Notification("Tafelrunde", { body: text, icon: "/icon-192.png", tag: "turn" });
}
