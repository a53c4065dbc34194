/** The page begins here. */
import "./styles/tokens.css";
import "./styles/table.css";
import { mount } from "svelte";
import { house } from "$lib/house.svelte";
import { speak } from "$lib/words.svelte";
import App from "./App.svelte";

house.open().catch(() => {}); // words and games come at the same time; whoever needs them says what went wrong
await speak().catch(() => {}); // without words there is still a page
mount(App, { target: document.getElementById("app") as HTMLElement });
