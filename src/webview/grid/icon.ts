const namespace = 'http://www.w3.org/2000/svg';

/** An element for one of the page's symbols; its name is that of what it stands in. */
export function icon(shape?: string): SVGSVGElement {
  const made = document.createElementNS(namespace, 'svg');
  made.setAttribute('viewBox', '0 0 16 16');
  made.setAttribute('aria-hidden', 'true');
  made.append(document.createElementNS(namespace, 'use'));
  setIcon(made, shape);
  return made;
}

/** Shows another symbol. The colour comes with it, by its class. */
export function setIcon(made: Element | null, shape = 'none'): void {
  const href = `#${shape}`;
  const use = made?.firstElementChild;
  if (use?.getAttribute('href') === href) return;
  use?.setAttribute('href', href);
  made?.setAttribute('class', `icon ${shape}`);
}

/** Adds symbols to the page: an SVG path each, in a square of 16 by 16. */
export function defineIcons(paths: Readonly<Record<string, string>>): void {
  const all = document.createElementNS(namespace, 'svg');
  all.setAttribute('class', 'symbols');
  all.setAttribute('aria-hidden', 'true');
  for (const [id, path] of Object.entries(paths)) {
    const symbol = document.createElementNS(namespace, 'symbol');
    symbol.setAttribute('id', id);
    symbol.setAttribute('viewBox', '0 0 16 16');
    const line = document.createElementNS(namespace, 'path');
    line.setAttribute('d', path);
    symbol.append(line);
    all.append(symbol);
  }
  document.body.prepend(all);
}
