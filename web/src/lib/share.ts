import { lang } from '$lib/i18n/index.svelte';
import { toasts } from '$lib/toast.svelte';

/** Hand an address of ours on: with what the device offers for it, else by copying. */
export async function share(path: string): Promise<void> {
  const url = `${location.origin}${path}`;
  if (navigator.share) {
    await navigator.share({ url }).catch(() => undefined); // cancelled
    return;
  }
  await navigator.clipboard.writeText(url);
  toasts.show(lang.w.common.copied);
}
