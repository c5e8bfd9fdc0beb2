import { lang } from '$lib/i18n/index.svelte';
import { toasts } from '$lib/toast.svelte';

/** Hand an address of ours on: with what the device offers for it, else by copying. */
export async function share(path: string): Promise<void> {
  const url = `${location.origin}${path}`;
  if (navigator.share) await navigator.share({ url }).catch(() => undefined); // cancelled
  else await copy(url);
}

export async function copy(text: string): Promise<void> {
  // Browsers keep the clipboard from pages without https, such as a server on the home network.
  if (navigator.clipboard) await navigator.clipboard.writeText(text);
  else copyMarked(text);
  toasts.show(lang.w.common.copied);
}

/** The old way: what is marked on the page. */
function copyMarked(text: string): void {
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}
