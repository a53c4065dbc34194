/** What kind of screen this is, as the style sheets have it: they write these queries out. */
import { MediaQuery } from "svelte/reactivity";

/** A phone, upright or sideways: what is drawn elsewhere there must not be drawn twice. */
export const phone = new MediaQuery("(max-width: 719px), (min-width: 560px) and (max-height: 480px)");
