import { element } from '../dom/element.ts';

/** A canvas that is as large as its place, painted anew when that changes, with something to point at. */
export class Picture {
  readonly element: HTMLCanvasElement;
  readonly #paint: (context: CanvasRenderingContext2D, width: number, height: number) => void;

  constructor(
    className: string,
    paint: (context: CanvasRenderingContext2D, width: number, height: number) => void,
    use: {
      point(x: number, y: number, event: MouseEvent): void;
      leave(): void;
      choose(x: number, y: number): void;
    },
  ) {
    this.element = element('canvas', { class: className, role: 'img' });
    this.#paint = paint;
    this.element.addEventListener('mousemove', event => use.point(event.offsetX, event.offsetY, event));
    this.element.addEventListener('mouseleave', () => use.leave());
    this.element.addEventListener('click', event => use.choose(event.offsetX, event.offsetY));
    new ResizeObserver(() => this.paint()).observe(this.element);
  }

  /** In pixels of the page. */
  get size(): { readonly width: number; readonly height: number } {
    return { width: this.element.clientWidth, height: this.element.clientHeight };
  }

  describe(words: string): void {
    this.element.setAttribute('aria-label', words);
  }

  paint(): void {
    const { width, height } = this.size;
    if (width === 0 || height === 0) return;
    const scale = window.devicePixelRatio;
    this.element.width = Math.round(width * scale);
    this.element.height = Math.round(height * scale);
    const context = this.element.getContext('2d');
    if (!context) return;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    this.#paint(context, width, height);
  }
}
