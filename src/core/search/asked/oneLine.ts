/** Text of a skill in one line of a request to a model, of at most `most` code points. */
export function oneLine(text: string, most: number): string {
  const points = [...text.replace(/\s+/g, ' ').trim()];
  return points.length > most ? `${points.slice(0, most - 1).join('')}…` : points.join('');
}
