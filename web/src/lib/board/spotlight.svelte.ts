/** Every number can be asked: what makes it lights up on the board, and the rest dims. */

import type { Place } from '$lib/live/wire';

export interface Lit {
  readonly seat: number; // whose board
  readonly zone: readonly Place[]; // a solid outline
  readonly border: readonly Place[]; // a dashed outline
  readonly says: string;
  readonly rule?: string; // where the rule behind it is read
}

export class Spotlight {
  #pinned: Lit | null = $state.raw(null);
  #passing: Lit | null = $state.raw(null);

  get lit(): Lit | null {
    return this.#passing ?? this.#pinned;
  }

  /** What was asked by a tap or a key, not only in passing. */
  get pinned(): Lit | null {
    return this.#pinned;
  }

  clear(): void {
    this.#pinned = null;
    this.#passing = null;
  }

  /** Is this what is asked now? */
  shows(what: Lit | null): boolean {
    return what !== null && this.lit !== null && same(this.lit, what);
  }

  /** Ask until the next tap; the same again stops. */
  pin(asked: Lit | null): void {
    this.#pinned = this.#pinned !== null && same(this.#pinned, asked) ? null : asked;
    this.#passing = null;
  }

  /** For a number's element: hover and focus ask in passing, a tap asks until the next tap. */
  asks(what: () => Lit | null): (node: HTMLElement | SVGElement) => () => void {
    return (node) => {
      const pass = (): void => void (this.#passing = what());
      const leave = (): void => void (this.#passing = null);
      const enter = (event: Event): void => {
        if ((event as PointerEvent).pointerType === 'mouse') pass();
      };
      const pin = (): void => this.pin(what());
      node.addEventListener('pointerenter', enter);
      node.addEventListener('pointerleave', leave);
      node.addEventListener('focus', pass);
      node.addEventListener('blur', leave);
      node.addEventListener('click', pin);
      return () => {
        node.removeEventListener('pointerenter', enter);
        node.removeEventListener('pointerleave', leave);
        node.removeEventListener('focus', pass);
        node.removeEventListener('blur', leave);
        node.removeEventListener('click', pin);
      };
    };
  }
}

/** Two things may be said alike and lie elsewhere: two waters of one field each. */
function same(one: Lit, other: Lit | null): boolean {
  const text = ({ seat, says, zone, border }: Lit): string => [seat, says, zone.join(' '), border.join(' ')].join(';');
  return other !== null && text(one) === text(other);
}
