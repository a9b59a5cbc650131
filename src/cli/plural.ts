/** "1 skill", "2 skills"; remarks called `information` have no plural. */
export function plural(count: number, noun: string): string {
  return `${count.toString()} ${noun}${count === 1 || noun === 'information' ? '' : 's'}`;
}
