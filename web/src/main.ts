import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { lang } from './lib/i18n/index.svelte';
import { keepSettings, settings } from './lib/settings.svelte';

keepSettings();
await lang.use(settings.language);
mount(App, { target: document.getElementById('app')! });
