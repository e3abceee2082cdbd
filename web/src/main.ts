import { mount } from "svelte";

import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import App from "./App.svelte";
import { keepShell } from "./offline";
import { settings } from "./settings.svelte";

settings.show();
mount(App, { target: document.getElementById("page")! });
keepShell();
