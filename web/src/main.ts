/** The page begins here. */
import "./styles/tokens.css";
import "./styles/table.css";
import { mount } from "svelte";
import { speak } from "$lib/words.svelte";
import App from "./App.svelte";

await speak().catch(() => {}); // without words there is still a page
mount(App, { target: document.getElementById("app") as HTMLElement });
