/** A part that stays at the foot of what scrolls: what gets the focus stops above it, but for what is in it. */

/** How much of the foot of the page it takes, under the middle, where news shows. In pixels. */
export const foot = $state({ room: 0 });

export function atFoot(part: HTMLElement): () => void {
  let scroller: HTMLElement | null = null;
  let kept = -1;

  // All is read before anything is written, and only what has changed is: this happens within a frame.
  const sizes = new ResizeObserver(() => {
    const room = sticks(part) ? part.offsetHeight + ROOM : 0;
    const scrolls = scrollerOf(part);
    foot.room = spans(part) ? room : 0;
    if (room === kept && scrolls === scroller) return;
    if (scroller && scrolls !== scroller) scroller.style.scrollPaddingBottom = '';
    [scroller, kept] = [scrolls, room];
    scroller.style.scrollPaddingBottom = room > 0 ? `${room}px` : '';
    part.style.setProperty('--foot', `${room}px`);
  });
  part.classList.add('at-foot');
  sizes.observe(part);
  sizes.observe(document.documentElement); // the layout may have changed with it
  return () => {
    sizes.disconnect();
    if (scroller) scroller.style.scrollPaddingBottom = '';
    foot.room = 0;
  };
}

const ROOM = 8; // for the ring of the focus

function sticks(part: HTMLElement): boolean {
  return ['fixed', 'sticky'].includes(getComputedStyle(part).position);
}

function spans(part: HTMLElement): boolean {
  const { left, right } = part.getBoundingClientRect();
  return sticks(part) && left < innerWidth / 2 && right > innerWidth / 2;
}

function scrollerOf(part: HTMLElement): HTMLElement {
  if (getComputedStyle(part).position !== 'fixed') {
    for (let one = part.parentElement; one; one = one.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
    }
  }
  return document.documentElement;
}
