import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { lang } from './lib/i18n/index.svelte';
import { route } from './lib/router.svelte';
import { keepSettings, settings } from './lib/settings.svelte';
import { pageAt } from './routes/pages';

keepSettings();
// The page and the words travel together.
pageAt(route.path).page.load().catch(() => undefined); // `App` asks again, and says if it fails
await lang.use(settings.language);
mount(App, { target: document.getElementById('app')! });
