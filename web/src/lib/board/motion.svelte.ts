/**
 * How things on a board come and go on: a short way, once. Where motion is to be kept down, what
 * comes only appears. The drawing itself stands where it belongs; this is laid over it.
 */

import { reducedMotion } from '$lib/settings.svelte';
import type { Point } from './gesture';

const EASE = 'cubic-bezier(.2,.7,.2,1)';
const FADE_MS = 80;
const BACK_MS = 120;

type Attached = (node: Element) => void;

function run(node: Element, frames: Keyframe[], ms: number): void {
  if (!reducedMotion()) node.animate(frames, { duration: ms, easing: EASE });
}

const at = (x: number, y: number): string => `${x}px ${y}px`;

export class Motion {
  /** What is drawn with the board itself has always been there. */
  #drawn = false;

  begin = (): void => {
    this.#drawn = true;
  };

  /** It comes from so far beside its place. */
  comes(x: number, y: number, ms: number): Attached {
    return (node) => {
      if (!this.#drawn) return;
      if (reducedMotion()) node.animate([{ opacity: 0 }, { opacity: 1 }], FADE_MS);
      else run(node, [{ translate: at(x, y), opacity: 0.4 }, { translate: at(0, 0) }], ms);
    };
  }

  /** It comes again, so to speak, whenever there is more of it. */
  grows(size: () => number, y: number, ms: number): Attached {
    return (node) => {
      this.comes(0, y, ms)(node);
      let was = size();
      $effect(() => {
        const now = size();
        if (now > was) run(node, [{ translate: at(0, y) }, { translate: at(0, 0) }], ms);
        was = now;
      });
    };
  }
}

export interface Way {
  readonly ms: number;
  readonly arc: number; // how high it jumps
}

/** A tile goes straight to its place. */
export const SNAP: Way = { ms: 160, arc: 0 };

/** Goes from where it was to where it is, in an arc if it jumps; `from` is how far away that was. */
export function goes<P extends Point>(place: () => P, how: (from: Point, was: P, now: P) => Way): Attached {
  return (node) => {
    let was: P | null = null;
    $effect(() => {
      const now = place();
      if (was && (was.x !== now.x || was.y !== now.y)) {
        const from = { x: was.x - now.x, y: was.y - now.y };
        const { ms, arc } = how(from, was, now);
        const over = arc === 0 ? [] : [{ translate: at(from.x / 2, from.y / 2 - arc) }];
        run(node, [{ translate: at(from.x, from.y) }, ...over, { translate: at(0, 0) }], ms);
      }
      was = now;
    });
  };
}

/** What was let go `here`, where it may not lie, flies back to where it came from. */
export function fliesBack(carried: HTMLElement, here: Point, home: Point): void {
  if (reducedMotion()) return;
  const copy = carried.cloneNode(true) as HTMLElement;
  document.body.append(copy);
  copy.animate([{ translate: at(here.x, here.y) }, { translate: at(home.x, home.y) }], {
    duration: BACK_MS,
    easing: EASE,
  }).onfinish = () => copy.remove();
}
