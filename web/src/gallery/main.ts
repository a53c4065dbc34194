/** The gallery: every stored moment of every game, to look at and to draw by. Never part of the package. */
import "../styles/tokens.css";
import "../styles/table.css";
import { mount } from "svelte";
import { speak } from "$lib/words.svelte";
import Gallery from "./Gallery.svelte";

await speak();
mount(Gallery, { target: document.getElementById("app") as HTMLElement });
