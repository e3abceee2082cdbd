import { mount } from "svelte";

import App from "./App.svelte";
import { keepShell } from "./offline/keep_shell";
import { settings } from "./settings.svelte";

settings.show();
const page = document.getElementById("page")!;
mount(App, { target: page });
keepShell();
