/** The page begins here. */
import "./styles/tokens.css";
import "./styles/table.css";
import { mount } from "svelte";
import { speak } from "$lib/words.svelte";
import App from "./App.svelte";

await speak();
mount(App, { target: document.getElementById("app") as HTMLElement });
