/** Short news at the edge of the page: what happened, and perhaps one thing to do about it. */

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly bad: boolean;
  readonly action: { readonly label: string; readonly run: () => void } | null;
}

const LASTS_MS = 6000;

class Toasts {
  list: readonly Toast[] = $state.raw([]);
  #next = 1;

  show(text: string, options: Partial<Pick<Toast, 'bad' | 'action'>> = {}): void {
    const toast = { id: this.#next++, text, bad: false, action: null, ...options };
    this.list = [...this.list.slice(-2), toast];
    if (!toast.action) setTimeout(() => this.close(toast.id), LASTS_MS);
  }

  close(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
