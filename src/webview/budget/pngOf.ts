import { element } from '../dom/element.ts';
import type { Picture } from './picture.ts';
import type { ThemeColors } from './themeColors.ts';

/** Pixels round the pictures, between them, and of a line of text. */
const margin = 20;
const gap = 12;
const line = 20;

/** Pixels of the file for one of the page. */
const scale = 2;

/** The pictures under one another, with words over them, as a PNG file in the colours of the theme. */
export async function pngOf(
  pictures: readonly Picture[],
  words: string,
  colors: ThemeColors,
): Promise<Uint8Array> {
  const width = Math.max(...pictures.map(({ size }) => size.width));
  const canvas = element('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This machine gives no canvas to paint on.');
  context.font = colors.font;
  const lines = broken(context, words, width);
  const heights = pictures.map(({ size }) => size.height + gap);
  const height = lines.length * line + heights.reduce((sum, each) => sum + each, 0) + gap;
  canvas.width = (width + 2 * margin) * scale;
  canvas.height = (height + 2 * margin) * scale;
  context.scale(scale, scale);
  context.fillStyle = colors.background;
  context.fillRect(0, 0, width + 2 * margin, height + 2 * margin);
  context.fillStyle = colors.text;
  context.font = colors.font;
  context.textBaseline = 'top';
  for (const [at, text] of lines.entries()) context.fillText(text, margin, margin + at * line);
  let top = margin + lines.length * line + gap;
  for (const picture of pictures) {
    context.drawImage(picture.element, margin, top, picture.size.width, picture.size.height);
    top += picture.size.height + gap;
  }
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('The picture could not be made into a file.');
  return new Uint8Array(await blob.arrayBuffer());
}

/** Lines that are no wider than `width`. */
function broken(context: CanvasRenderingContext2D, text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let now = '';
  for (const word of text.split(' ')) {
    const more = now === '' ? word : `${now} ${word}`;
    if (now !== '' && context.measureText(more).width > width) {
      lines.push(now);
      now = word;
    } else now = more;
  }
  return now === '' ? lines : [...lines, now];
}
