import type { jsPDF } from 'jspdf';
import { getInternals, type PdfInternals } from './pdf-internals.js';
import type { LinkTarget, Rectangle, Role, StructureElement } from './structure.types.js';
import { writeStructure } from './write-structure.js';

/** What a running line is, for a reader that skips it. */
export type ArtifactKind = 'Layout' | 'Header' | 'Footer' | 'Pagination';

const ARTIFACTS: Readonly<Record<ArtifactKind, string>> = {
  Layout: '/Artifact <</Type /Layout>> BDC',
  Header: '/Artifact <</Type /Pagination /Subtype /Header>> BDC',
  Footer: '/Artifact <</Type /Pagination /Subtype /Footer>> BDC',
  Pagination: '/Artifact <</Type /Pagination>> BDC',
};

/**
 * Tags what is drawn: text and figures belong to an element of the structure tree, everything else is an artifact. All
 * drawing of a document goes through one of these, because PDF/UA allows no content that is neither.
 */
export class TaggedContent {
  readonly root: StructureElement = { role: 'Document', parent: null, kids: [] };
  private current: StructureElement = this.root;
  /** The element of the open marked-content sequence, `artifact` within an artifact. */
  private open: StructureElement | 'artifact' | null = null;
  private readonly counts: number[] = [];
  private readonly internals: PdfInternals;

  constructor(private readonly doc: jsPDF) {
    this.internals = getInternals(doc);
    writeStructure(doc, this.root);
  }

  get page(): number {
    return this.internals.getCurrentPageInfo().pageNumber;
  }

  /** Creates an element without content, as the last one of its parent. @param parent @default the current element */
  create(role: Role, parent = this.current, alt?: string): StructureElement {
    const element: StructureElement = { role, parent, alt, kids: [] };
    parent.kids.push({ kind: 'element', element });
    return element;
  }

  /** What is drawn meanwhile belongs to this element. */
  within(element: StructureElement, draw: () => void): void {
    const before = this.current;
    this.current = element;
    draw();
    this.current = before;
  }

  /** Creates an element and draws its content. */
  add(role: Role, draw: () => void): void {
    this.within(this.create(role), draw);
  }

  /** Starts a section of the document, which ends with the next one. */
  startSection(): void {
    this.current = this.create('Sect', this.root);
  }

  /** Draws content of the current element. */
  draw(drawContent: () => void): void {
    if (this.open !== null) return drawContent();
    this.begin(this.current);
    drawContent();
    this.end();
  }

  /**
   * A figure: whatever is drawn is one picture, described by a text.
   * @param drawContent returns where the picture is
   * @param drawCaption @default the figure has no caption
   */
  drawFigure(
    alt: string,
    drawContent: () => Rectangle,
    drawCaption: () => void = () => undefined,
  ): void {
    const figure = this.create('Figure', this.current, alt);
    const { page } = this;
    this.within(figure, () => {
      this.draw(() => {
        const box = drawContent();
        if (this.page === page) figure.box = box;
      });
      drawCaption();
    });
  }

  /** Draws something without meaning: a rule, a background, a page number. */
  drawArtifact(drawContent: () => void, kind: ArtifactKind = 'Layout'): void {
    if (this.open !== null) return drawContent();
    this.open = 'artifact';
    this.internals.write(ARTIFACTS[kind]);
    drawContent();
    this.end();
  }

  /** Adds a page; an open sequence goes on there. */
  addPage(): void {
    const { open } = this;
    if (open !== null) this.end();
    this.doc.addPage();
    if (open !== null && open !== 'artifact') this.begin(open);
  }

  /** Makes an area of the current page a link. It belongs to the current element, which should be a `Link`. */
  addLink(area: Rectangle, target: LinkTarget, label: string): void {
    this.current.kids.push({ kind: 'link', link: { ...area, page: this.page, target, label } });
  }

  private begin(element: StructureElement): void {
    const { page } = this;
    const id = this.counts[page] ?? 0;
    this.counts[page] = id + 1;
    element.kids.push({ kind: 'content', content: { page, id } });
    this.internals.write(`/${element.role} <</MCID ${id}>> BDC`);
    this.open = element;
  }

  private end(): void {
    this.internals.write('EMC');
    this.open = null;
  }
}
