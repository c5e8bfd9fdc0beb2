/** Where we are, and how we get elsewhere: the History API, and nothing else. */

export interface Params {
  readonly [name: string]: string;
}

const here = $state({ path: location.pathname, query: location.search, hash: location.hash });

export const route: { readonly path: string; readonly query: string; readonly hash: string } = here;

function read(): void {
  here.path = location.pathname;
  here.query = location.search;
  here.hash = location.hash;
}

/** Go to an address of ours. */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  read();
  if (!replace) scrollTo(0, 0);
}

/** `/t/:code` and `/t/abc` give `{ code: 'abc' }`; null where they do not match. */
export function match(pattern: string, path: string): Params | null {
  const want = pattern.split('/');
  const have = path.replace(/(?<=.)\/$/, '').split('/');
  if (want.length !== have.length) return null;
  const params: Record<string, string> = {};
  for (const [i, part] of want.entries()) {
    const given = have[i] ?? '';
    if (part.startsWith(':')) {
      if (!given) return null;
      params[part.slice(1)] = decode(given);
    } else if (part !== given) return null;
  }
  return params;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray % in an address is no reason to stop
  }
}

/** Follow links to our own pages without loading the document again. */
export function followLinks(root: HTMLElement): () => void {
  const click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  root.addEventListener('click', click);
  addEventListener('popstate', read);
  return () => {
    root.removeEventListener('click', click);
    removeEventListener('popstate', read);
  };
}
