/** What a player has chosen for this browser. */

export interface Settings {
  language: string; // '' follows the browser
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'full' | 'reduced';
  sound: boolean;
  volume: number; // 0 … 1
  preview: 'always' | 'hover' | 'never'; // scores before a turn is finished
  letters: boolean; // single-letter keys
  zoom: number; // of boards; 1 fits
}

const DEFAULTS: Settings = {
  language: '',
  theme: 'system',
  motion: 'system',
  sound: false,
  volume: 0.6,
  preview: 'always',
  letters: true,
  zoom: 1,
};
const KEY = 'tripolis.settings';

/** Only what is known and of the right kind is taken: the store may be older, or not ours. */
export function readSettings(text: string | null): Settings {
  const settings: Settings = { ...DEFAULTS };
  let stored: unknown = null;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return settings;
  }
  if (typeof stored !== 'object' || stored === null) return settings;
  for (const [name, value] of Object.entries(stored)) {
    if (name in settings && typeof value === typeof settings[name as keyof Settings]) {
      Object.assign(settings, { [name]: value });
    }
  }
  return settings;
}

function load(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage may be forbidden: then choices last as long as the page
  }
}

export const settings: Settings = $state(readSettings(load()));

/** Store every change, and show theme and motion on the document. */
export function keepSettings(): () => void {
  return $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // as in `load`
      }
    });
    $effect(() => {
      document.documentElement.dataset['theme'] = settings.theme;
      document.documentElement.dataset['motion'] = settings.motion;
    });
  });
}

export function reducedMotion(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'reduced';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
