/** Whether my goals are covered on this screen: where several people look at it, they lie hidden. */

export class Cover {
  on = $state(false);
  #peeking = $state(false);

  constructor(on: boolean) {
    this.on = on;
  }

  get hides(): boolean {
    return this.on && !this.#peeking;
  }

  /** For the button that shows them as long as it is held. */
  peek = (node: HTMLElement): (() => void) => {
    const look = (event: Event): void => {
      const key = (event as KeyboardEvent).key;
      if (key !== undefined && key !== ' ' && key !== 'Enter') return;
      event.preventDefault();
      this.#peeking = true;
    };
    const stop = (): void => void (this.#peeking = false);
    const ends = ['pointerup', 'pointercancel', 'pointerleave', 'keyup', 'blur'];
    node.addEventListener('pointerdown', look);
    node.addEventListener('keydown', look);
    for (const end of ends) node.addEventListener(end, stop);
    return () => {
      stop();
      node.removeEventListener('pointerdown', look);
      node.removeEventListener('keydown', look);
      for (const end of ends) node.removeEventListener(end, stop);
    };
  };
}
