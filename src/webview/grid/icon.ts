import { element } from '../dom/element.ts';

/** By the name of the icon: an SVG path in a square of 16 by 16. */
const paths = new Map<string, string>();

/** Makes icons known to the page. */
export function defineIcons(more: Readonly<Record<string, string>>): void {
  for (const [name, path] of Object.entries(more)) paths.set(name, path);
}

/** An element for an icon. What it stands in says what it means. */
export function icon(name = 'none'): HTMLElement {
  const made = element('i', { 'aria-hidden': 'true' });
  setIcon(made, name);
  return made;
}

/** Shows another icon. The colour comes with it, by its class; nothing is laid out anew. */
export function setIcon(made: HTMLElement, name = 'none'): void {
  const look = `icon ${name}`;
  if (made.className === look) return;
  made.className = look;
  made.style.setProperty('clip-path', `path("${paths.get(name) ?? 'M0 0'}")`);
}
