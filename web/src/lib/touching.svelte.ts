/**
 * What every piece, place and card on a board needs: `{@attach touching(table, id)}` on a button or an SVG group.
 *
 * It sets `data-touch` and `data-state` (idle, offered, selected, target, refused), answers to touch, keys, a long press
 * and the right button ("what is this"), and lets a piece be dragged to what it may touch next.
 */
import type { Attachment } from "svelte/attachments";
import { skip } from "./motion";
import type { TableView } from "./table.svelte";

const LONG = 450;
const FAR = 10;

export interface Manner {
  /** A card in hand: what cannot be played now looks refused while its owner is asked. */
  hand?: boolean;
}

/** What a touch is told to: the table, or a board's own reading of it where one touch says more than one action. */
export type Touchable = Pick<
  TableView,
  "state" | "touch" | "explain" | "send" | "now" | "mine" | "sent" | "refusal" | "root"
> &
  Partial<Pick<TableView, "scene">>;

export function touching(table: Touchable, id: string, manner: Manner = {}): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    element.dataset["touch"] = id;
    const button = element instanceof HTMLButtonElement;
    if (!button) element.setAttribute("role", "button");

    $effect(() => {
      const state = table.state(id);
      const shut = manner.hand === true && state === "idle" && table.mine && !table.sent && !table.scene;
      element.dataset["state"] = shut ? "refused" : state;
      element.setAttribute("aria-pressed", String(state === "selected" || state === "target"));
      if (state === "idle") element.setAttribute("aria-disabled", "true");
      else element.removeAttribute("aria-disabled");
    });

    let timer = 0;
    let held = false;
    let drag: Drag | null = null;

    const click = (event: Event) => {
      event.stopPropagation();
      if (held) held = false;
      else {
        const before = table.refusal;
        table.touch(id);
        if (table.refusal && table.refusal !== before) shake(element);
      }
    };
    const long = () => {
      held = true;
      table.explain(id);
      window.addEventListener("click", lifted, { capture: true, once: true });
    };
    const down = (event: PointerEvent) => {
      held = false;
      if (event.button !== 0) return;
      timer = window.setTimeout(long, LONG);
      const state = table.state(id);
      if (state !== "idle") drag = { x: event.clientX, y: event.clientY, pointer: event.pointerId, copy: null };
    };
    const move = (event: PointerEvent) => {
      if (!drag || event.pointerId !== drag.pointer) return;
      const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
      if (Math.hypot(x, y) > FAR) window.clearTimeout(timer);
      if (!drag.copy && Math.hypot(x, y) > FAR && event.pointerType !== "touch") begin(element, table, id, drag);
      if (drag.copy) drag.copy.style.transform = `translate(${x}px, ${y}px)`;
    };
    const up = (event: PointerEvent) => {
      window.clearTimeout(timer);
      if (held) window.setTimeout(() => ((held = false), window.removeEventListener("click", lifted, true)), 100);
      if (drag?.copy) {
        held = true; // the click that follows belongs to the drag
        drop(table, event, drag);
      }
      drag = null;
    };
    const leave = () => window.clearTimeout(timer);
    const menu = (event: Event) => {
      event.preventDefault();
      table.explain(id);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      click(event);
    };

    const listened: [string, EventListener, EventTarget][] = [
      ["click", click, element],
      ["pointerdown", down as EventListener, element],
      ["pointerleave", leave, element],
      ["pointermove", move as EventListener, window],
      ["pointerup", up as EventListener, window],
      ["pointercancel", up as EventListener, window],
      ["contextmenu", menu, element],
      ...(button ? [] : [["keydown", key as EventListener, element] as [string, EventListener, EventTarget]]),
    ];
    for (const [name, listener, target] of listened) target.addEventListener(name, listener);
    return () => {
      window.clearTimeout(timer);
      drag?.copy?.remove();
      for (const [name, listener, target] of listened) target.removeEventListener(name, listener);
    };
  };
}

/** The finger is lifted over the sheet that has opened: that is no touch of what lies there. */
function lifted(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** What says what it is and does nothing else, such as somebody's hidden hand: by a long press, the right button, or a touch while asking. */
export function explaining(table: Pick<TableView, "asking">, explain: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0;
    /** What lies upon it speaks for itself. */
    const other = (event: Event) =>
      event.target instanceof Element &&
      event.target.closest("button, [data-touch]") !== null &&
      event.target.closest("button, [data-touch]") !== element;
    const stop = () => window.clearTimeout(timer);
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || other(event)) return;
      timer = window.setTimeout(() => {
        explain();
        window.addEventListener("click", lifted, { capture: true, once: true });
        window.addEventListener(
          "pointerup",
          () => window.setTimeout(() => window.removeEventListener("click", lifted, true), 100),
          { once: true },
        );
      }, LONG);
    };
    const menu = (event: Event) => {
      if (other(event)) return;
      event.preventDefault();
      stop();
      explain();
    };
    const click = (event: Event) => table.asking && !other(event) && explain();
    const listened: [string, EventListener][] = [
      ["pointerdown", down as EventListener],
      ["pointerup", stop],
      ["pointerleave", stop],
      ["pointercancel", stop],
      ["contextmenu", menu],
      ["click", click],
    ];
    for (const [name, listener] of listened) element.addEventListener(name, listener);
    return () => {
      stop();
      for (const [name, listener] of listened) element.removeEventListener(name, listener);
    };
  };
}

interface Drag {
  x: number;
  y: number;
  pointer: number;
  copy: HTMLElement | SVGElement | null;
}

function begin(element: HTMLElement | SVGElement, table: Touchable, id: string, drag: Drag): void {
  skip();
  if (table.state(id) === "offered") table.touch(id);
  const box = element.getBoundingClientRect();
  let copy: HTMLElement;
  if (element instanceof HTMLElement) copy = element.cloneNode(true) as HTMLElement;
  else {
    copy = document.createElement("span");
    copy.className = "dragged-mark";
  }
  copy.removeAttribute("data-touch");
  copy.removeAttribute("data-piece");
  copy.classList.add("flying", "dragged");
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  (table.root ?? document.body).append(copy);
  drag.copy = copy;
}

/** What is dropped on a thing that may be touched next touches it; on a place marked `data-drop` it says what is meant. */
function drop(table: Touchable, event: PointerEvent, drag: Drag): void {
  drag.copy?.remove();
  const under = document.elementsFromPoint(event.clientX, event.clientY);
  const target = under
    .map((one) => one.closest<HTMLElement | SVGElement>("[data-touch]")?.dataset["touch"])
    .find((one) => one && table.now.next.has(one));
  if (target) table.touch(target);
  const meant = table.now.meant;
  const dropped = target !== undefined || under.some((one) => one.closest("[data-drop]"));
  if (dropped && meant && table.now.complete) table.send(meant);
}

function shake(element: Element): void {
  element.animate?.([{ translate: "0" }, { translate: "-4px" }, { translate: "4px" }, { translate: "0" }], {
    duration: 90,
  });
}

/** One tab stop for a board or a hand, arrows inside: `{@attach roving}` on what holds the things to touch. */
export const roving: Attachment<HTMLElement | SVGElement> = (root) => {
  const things = () => [...root.querySelectorAll<HTMLElement | SVGElement>("[data-touch]")];
  /** What had the focus last: a card that was played takes it along, and the next one has to have it then. */
  let last: Element | null = null;
  const settle = () => {
    const all = things();
    const lost = last !== null && !last.isConnected && (document.activeElement ?? document.body) === document.body;
    const stop =
      all.find((one) => one === document.activeElement) ??
      all.find((one) => one.dataset["state"] === "selected") ??
      all.find((one) => one.dataset["state"] === "offered") ??
      all[0];
    for (const one of all) {
      const wanted = one === stop ? "0" : "-1";
      if (one.getAttribute("tabindex") !== wanted) one.setAttribute("tabindex", wanted);
    }
    if (lost) stop?.focus({ preventScroll: true });
  };
  const enter = (event: FocusEvent) => {
    last = event.target instanceof Element ? event.target : null;
    settle();
  };
  const leave = (event: FocusEvent) => {
    if (event.relatedTarget) last = null;
  };
  const key = (event: KeyboardEvent) => {
    const from =
      event.target instanceof Element ? event.target.closest<HTMLElement | SVGElement>("[data-touch]") : null;
    const direction = ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const)[
      event.key as "ArrowLeft"
    ];
    if (!from || !direction) return;
    const found = nearest(from, things(), direction[0], direction[1]);
    if (!found) return;
    event.preventDefault();
    found.focus();
    settle();
  };
  const watcher = new MutationObserver(settle);
  watcher.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-state"] });
  root.addEventListener("keydown", key as EventListener);
  root.addEventListener("focusin", enter as EventListener);
  root.addEventListener("focusout", leave as EventListener);
  settle();
  return () => {
    watcher.disconnect();
    root.removeEventListener("keydown", key as EventListener);
    root.removeEventListener("focusin", enter as EventListener);
    root.removeEventListener("focusout", leave as EventListener);
  };
};

/** Return the next thing in a direction: near, and rather straight ahead than aside. */
export function nearest<T extends Element>(from: Element, all: readonly T[], dx: number, dy: number): T | null {
  const here = middle(from);
  let best: T | null = null;
  let least = Infinity;
  for (const one of all) {
    if (one === from) continue;
    const there = middle(one);
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (ahead <= 1) continue;
    const distance = ahead + 2.5 * aside;
    if (distance < least) [best, least] = [one, distance];
  }
  return best;
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
