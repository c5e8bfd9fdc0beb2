/** A part that stays at the foot of what scrolls: what gets the focus stops above it, but for what is in it. */
export function atFoot(part: HTMLElement): () => void {
  const root = document.documentElement;
  const sizes = new ResizeObserver(() => {
    const scroller = scrollerOf(part);
    for (const one of [root, scroller]) one.style.scrollPaddingBottom = '';
    const room = sticks(part) ? part.offsetHeight + ROOM : 0;
    if (room > 0) scroller.style.scrollPaddingBottom = `${room}px`;
    part.style.setProperty('--foot', `${room}px`);
    root.style.setProperty('--foot-of-page', `${spans(part) ? room : 0}px`);
  });
  part.classList.add('at-foot');
  sizes.observe(part);
  sizes.observe(root); // the layout may have changed with it
  return () => {
    sizes.disconnect();
    for (const one of [root, scrollerOf(part)]) one.style.scrollPaddingBottom = '';
    root.style.removeProperty('--foot-of-page');
  };
}

const ROOM = 8; // for the ring of the focus

function sticks(part: HTMLElement): boolean {
  return ['fixed', 'sticky'].includes(getComputedStyle(part).position);
}

/** It lies under the middle of the page, where news shows. */
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
