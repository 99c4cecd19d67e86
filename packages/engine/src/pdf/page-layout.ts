import type { jsPDF } from 'jspdf';
import { breakLines } from './break-lines.js';
import { FONT_NAME, type Typefaces } from './document.js';
import { PassageTargets } from './passage-targets.js';
import { ASCENT, HAIRLINE, ink, page, type TextStyle } from './report.style.js';
import { TaggedContent } from './tagged/tagged-content.js';

/** Minimum lines of a paragraph at the bottom or top of a page (widows and orphans). */
const MIN_LINES = 2;
const MAX_UNSPLIT_LINES = 3;
/** Where a line may end without a space. */
const ENDS_IN_WORD = /[-–—/]$/;
const NO_BREAK_SPACE = /[\u00a0\u2007\u202f]/g;

/** A part of a text that is on one page. */
export interface Fragment {
  readonly top: number;
  readonly height: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

export interface FlowOptions {
  /** Height below the last line that must stay on its page. @default 0 */
  readonly tail?: number;
  readonly onFragment?: (fragment: Fragment) => void;
  /** Draws a line instead. @param isLast whether the text ends with it */
  readonly drawLine?: (index: number, top: number, isLast: boolean) => void;
}

/** Lays out lines on pages, one below the other. */
export class PageLayout {
  /** Top of the next block. */
  y: number = page.top;
  private headingFoot: number = page.top;
  /** What is drawn belongs to its current element. */
  readonly tags: TaggedContent;

  constructor(
    readonly doc: jsPDF,
    readonly faces: Typefaces,
    /** Locale of the numbers in charts, as a tag of BCP 47. */
    readonly locale = 'en-US',
    /** The passages that links lead to. */
    readonly targets = new PassageTargets(),
  ) {
    this.tags = new TaggedContent(doc);
  }

  get isPageEmpty(): boolean {
    return this.y <= page.top;
  }

  get spaceLeft(): number {
    return page.height - page.bottom - this.y;
  }

  /** Adds space above a block, except at the top of a page or below a heading. */
  addGap(height: number): void {
    if (!this.isPageEmpty && this.y !== this.headingFoot) this.y += height;
  }

  /** Adds space below a heading, which replaces the space above the next block. */
  endHeading(height: number): void {
    this.y += height;
    this.headingFoot = this.y;
  }

  addPage(): void {
    this.tags.addPage();
    this.y = page.top;
    this.headingFoot = page.top;
  }

  /** Starts a new page unless this height fits on the current one. */
  ensureSpace(height: number): void {
    if (!this.isPageEmpty && this.spaceLeft < height) this.addPage();
  }

  /** Draws a full-width rule in the middle of a space, except at the top of a page. */
  drawRule(space: number): void {
    if (this.isPageEmpty) return;
    this.y += space / 2;
    this.tags.drawArtifact(() => {
      this.doc.setDrawColor(ink.hairline).setLineWidth(HAIRLINE);
      this.doc.line(page.left, this.y, page.width - page.right, this.y);
    });
    this.y += space / 2;
  }

  breakText(text: string, style: TextStyle, width: number): string[] {
    const face = this.faces[style.face];
    return breakLines(face.fit(text), width, (part) => face.width(part, style.size));
  }

  measureText(text: string, style: TextStyle): number {
    return this.faces[style.face].width(this.faces[style.face].fit(text), style.size);
  }

  /** Draws lines at a position without moving `y`. @param isLast whether the text ends with them. @default true */
  draw(lines: readonly string[], style: TextStyle, x: number, top: number, isLast = true): void {
    const { doc } = this;
    doc.setFont(FONT_NAME, style.face).setFontSize(style.size).setTextColor(style.color);
    doc.setLineHeightFactor(style.leading / style.size);
    const baseline = top + style.leading / 2 + style.size * ASCENT;
    const printed = lines.map((line, index) => {
      const words = line.replaceAll(NO_BREAK_SPACE, ' ');
      // Without a space, programs that read the text join the words of two lines.
      return (isLast && index === lines.length - 1) || ENDS_IN_WORD.test(words)
        ? words
        : `${words} `;
    });
    this.tags.draw(() => doc.text(printed, x, baseline));
  }

  /** Draws lines from the current position over as many pages as needed, without widows and orphans. */
  flowLines(
    lines: readonly string[],
    style: TextStyle,
    x: number,
    options: FlowOptions = {},
  ): void {
    let at = 0;
    while (at < lines.length) {
      const count = this.countFittingLines(lines.length - at, style.leading, options.tail ?? 0);
      if (count > 0) {
        const height = count * style.leading;
        const isLast = at + count === lines.length;
        options.onFragment?.({ top: this.y, height, isFirst: at === 0, isLast });
        if (options.drawLine)
          for (let index = at; index < at + count; index += 1)
            options.drawLine(
              index,
              this.y + (index - at) * style.leading,
              index === lines.length - 1,
            );
        else this.draw(lines.slice(at, at + count), style, x, this.y, isLast);
        this.y += height;
        at += count;
      }
      if (at < lines.length) this.addPage();
    }
  }

  private countFittingLines(count: number, leading: number, tail: number): number {
    if (count * leading + tail <= this.spaceLeft) return count;
    if (this.isPageEmpty && count <= MAX_UNSPLIT_LINES) return count;
    if (count <= MAX_UNSPLIT_LINES) return 0;
    const fits = Math.min(Math.floor(this.spaceLeft / leading), count - MIN_LINES);
    return fits < MIN_LINES ? 0 : fits;
  }
}
