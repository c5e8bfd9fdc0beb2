import { MediaQuery } from 'svelte/reactivity';

const phone = new MediaQuery('(max-width: 700px)');
const desktop = new MediaQuery('(min-width: 1100px)');

/** Which of the three layouts holds. */
export const viewport = {
  get phone(): boolean {
    return phone.current;
  },
  get desktop(): boolean {
    return desktop.current;
  },
};
