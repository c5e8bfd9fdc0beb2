import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { lang } from './lib/i18n/index.svelte';
import { route } from './lib/router.svelte';
import { keepSettings, settings } from './lib/settings.svelte';
import { pageAt } from './routes/pages';

const target = document.getElementById('app')!;

keepSettings();
// The page and the words travel together.
pageAt(route.path).page.load().catch(() => undefined); // `App` asks again, and says if it fails
// Other files import this one: it must not await anything, or they would wait for each other.
lang.use(settings.language).then(() => mount(App, { target }), sign);

/** The words did not arrive, so a sign must do. */
function sign(): void {
  const again = document.createElement('button');
  again.className = 'btn go wordless';
  again.textContent = '↻ Tripolis';
  again.onclick = () => location.reload();
  target.replaceChildren(again);
}
