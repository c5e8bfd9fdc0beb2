/** Ties the drag machine to a part of the page: things to lift are `data-lift`, cells `data-cell`. */

import { advance, IDLE, type Gesture, type Input, type Point, type Said } from './gesture';
import { fliesBack } from './motion.svelte';

export interface DragHandlers {
  /** Of a drop: whether it was taken. What was not flies back. */
  readonly said: (said: Said) => void | Promise<boolean>;
  /** The picture that follows the pointer; it is moved without drawing anything anew. */
  readonly ghost?: () => HTMLElement | null;
}

export function dragging(handlers: DragHandlers): (root: HTMLElement) => () => void {
  return (root) => {
    let now: Gesture = IDLE;
    let dragged = false;
    let home: Point = { x: 0, y: 0 };
    let here = home;

    const tell = (input: Input): void => {
      const [next, said] = advance(now, input);
      now = next;
      for (const one of said) {
        const ghost = one.kind === 'drop' || one.kind === 'cancel' ? handlers.ghost?.() : null;
        const taken = handlers.said(one);
        if (!ghost) continue;
        const back = (): void => fliesBack(ghost, here, home);
        if (!taken) back();
        else void taken.then((was) => was || back());
      }
    };
    const cellAt = (event: PointerEvent): string | null => {
      const under = document.elementFromPoint(event.clientX, event.clientY);
      return under?.closest<HTMLElement>('[data-cell]')?.dataset['cell'] ?? null;
    };
    const at = (event: PointerEvent): Point => (here = { x: event.clientX, y: event.clientY });

    const down = (event: PointerEvent): void => {
      dragged = false;
      if (event.button !== 0) return;
      if (now.kind === 'idle') home = at(event);
      const source = (event.target as Element).closest<HTMLElement>('[data-lift]');
      tell({
        kind: 'down',
        pointer: event.pointerId,
        source: source?.dataset['lift'] ?? null,
        at: at(event),
      });
    };
    const move = (event: PointerEvent): void => {
      if (now.kind === 'idle') return;
      tell({ kind: 'move', pointer: event.pointerId, at: at(event), over: cellAt(event) });
      // As its handler may have changed it, `now` is read again.
      if ((now as Gesture).kind !== 'dragging') return;
      event.preventDefault();
      const ghost = handlers.ghost?.();
      if (ghost) ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    };
    const up = (event: PointerEvent): void => {
      dragged = now.kind === 'dragging';
      at(event);
      tell({ kind: 'up', pointer: event.pointerId, over: cellAt(event) });
    };
    const cancel = (): void => tell({ kind: 'cancel' });
    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && now.kind === 'dragging') cancel();
    };
    // A drag ends in a click of its own, which means nothing.
    const click = (event: MouseEvent): void => {
      if (!dragged) return;
      dragged = false;
      event.stopPropagation();
      event.preventDefault();
    };

    // The browser must not take the movement for a selection, or for a drag of its own.
    const keepOut = (event: Event): void => {
      if (now.kind !== 'idle') event.preventDefault();
    };

    root.addEventListener('pointerdown', down);
    root.addEventListener('selectstart', keepOut);
    root.addEventListener('dragstart', keepOut);
    root.addEventListener('click', click, true);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    addEventListener('keydown', escape);
    return () => {
      root.removeEventListener('pointerdown', down);
      root.removeEventListener('selectstart', keepOut);
      root.removeEventListener('dragstart', keepOut);
      root.removeEventListener('click', click, true);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
      removeEventListener('keydown', escape);
    };
  };
}
