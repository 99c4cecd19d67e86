import type { jsPDF } from 'jspdf';
import { page as paper } from '../report.style.js';
import {
  getInternals,
  toByteString,
  toCoordinate,
  toTextString,
  type PdfInternals,
} from './pdf-internals.js';
import type { LinkArea, Rectangle, StructureElement } from './structure.types.js';

const HEADER_SCOPE = '/A <</O /Table /Scope /Column>>';

/** An area that is serialized: its object, its element, and its key in the parent tree. */
interface WrittenLink {
  readonly link: LinkArea;
  readonly element: StructureElement;
  readonly key: number;
  readonly id: number;
}

const toRectangle = ({ x, y, width, height }: Rectangle): string => {
  const corners = [x, paper.height - y - height, x + width, paper.height - y];
  return `[${corners.map(toCoordinate).join(' ')}]`;
};

const listElements = (root: StructureElement): readonly StructureElement[] => {
  const found: StructureElement[] = [];
  const waiting = [root];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    found.push(next);
    for (const kid of next.kids.toReversed()) if (kid.kind === 'element') waiting.push(kid.element);
  }
  return found;
};

/** Serializes one structure tree with its links; jsPDF knows neither. */
class StructureWriter {
  private elements: readonly StructureElement[] = [];
  private links: readonly WrittenLink[] = [];
  private readonly ids = new Map<StructureElement | LinkArea, number>();
  private treeId = 0;

  constructor(
    private readonly internals: PdfInternals,
    private readonly root: StructureElement,
    private readonly countPages: () => number,
  ) {}

  /** Reserves the objects of all elements and links, before the first page is written. */
  private reserve(): void {
    this.elements = listElements(this.root);
    this.treeId = this.internals.newObjectDeferred();
    for (const element of this.elements) this.ids.set(element, this.internals.newObjectDeferred());
    const pages = this.countPages();
    this.links = this.elements
      .flatMap((element) =>
        element.kids.flatMap((kid) => (kid.kind === 'link' ? [{ element, link: kid.link }] : [])),
      )
      .map((each, index) => ({
        ...each,
        key: pages + index,
        id: this.internals.newObjectDeferred(),
      }));
    for (const { link, id } of this.links) this.ids.set(link, id);
  }

  writePageEntries(pageNumber: number): void {
    if (pageNumber === 1) this.reserve();
    this.internals.write(`/StructParents ${pageNumber - 1} /Tabs /S`);
    const ids = this.links.flatMap(({ link, id }) =>
      link.page === pageNumber ? [`${id} 0 R`] : [],
    );
    if (ids.length > 0) this.internals.write(`/Annots [${ids.join(' ')}]`);
  }

  writeObjects(): void {
    const parentTree = this.internals.newObjectDeferred();
    this.write(
      this.treeId,
      `<</Type /StructTreeRoot /K [${this.ref(this.root)}] /ParentTree ${parentTree} 0 R ` +
        `/ParentTreeNextKey ${this.countPages() + this.links.length}>>`,
    );
    for (const element of this.elements) this.writeElement(element);
    for (const link of this.links) this.writeLink(link);
    this.write(parentTree, `<</Nums [${this.listParents().join(' ')}]>>`);
  }

  writeCatalogEntries(): void {
    this.internals.write(
      `/Version /1.7 /MarkInfo <</Marked true>> /StructTreeRoot ${this.treeId} 0 R`,
    );
  }

  private write(id: number, content: string): void {
    this.internals.newObjectDeferredBegin(id, true);
    this.internals.write(content);
    this.internals.write('endobj');
  }

  private ref(written: StructureElement | LinkArea): string {
    return `${this.ids.get(written) ?? 0} 0 R`;
  }

  private refPage(pageNumber: number): string {
    return `${this.internals.getPageInfo(pageNumber).objId} 0 R`;
  }

  private writeElement(element: StructureElement): void {
    const { role, parent, alt, box } = element;
    const pageOfContent = element.kids.find((kid) => kid.kind === 'content')?.content.page;
    const kids = element.kids.map((kid) => {
      if (kid.kind === 'element') return this.ref(kid.element);
      if (kid.kind === 'link')
        return `<</Type /OBJR /Pg ${this.refPage(kid.link.page)} /Obj ${this.ref(kid.link)}>>`;
      const { page, id } = kid.content;
      return page === pageOfContent ? id : `<</Type /MCR /Pg ${this.refPage(page)} /MCID ${id}>>`;
    });
    this.write(
      this.ids.get(element) ?? 0,
      [
        `<</S /${role} /P ${parent ? this.ref(parent) : `${this.treeId} 0 R`}`,
        ...(pageOfContent === undefined ? [] : [`/Pg ${this.refPage(pageOfContent)}`]),
        ...(alt === undefined ? [] : [`/Alt ${toTextString(alt)}`]),
        ...(role === 'TH' ? [HEADER_SCOPE] : []),
        ...(box ? [`/A <</O /Layout /Placement /Block /BBox ${toRectangle(box)}>>`] : []),
        `/K [${kids.join(' ')}]>>`,
      ].join(' '),
    );
  }

  private writeLink({ link, id, key }: WrittenLink): void {
    const { page, target, label } = link;
    const action =
      'url' in target
        ? `/A <</S /URI /URI ${toByteString(target.url)}>>`
        : `/Dest [${this.refPage(target.page)} /XYZ null ${toCoordinate(paper.height - target.y)} null]`;
    this.write(
      id,
      `<</Type /Annot /Subtype /Link /Rect ${toRectangle(link)} /F 4 ` +
        `/Border [0 0 0] /P ${this.refPage(page)} /StructParent ${key} ` +
        `/Contents ${toTextString(label)} ${action}>>`,
    );
  }

  /** The element of each marked-content sequence by page, then the element of each link. */
  private listParents(): readonly string[] {
    const pages = Array.from({ length: this.countPages() }, (): string[] => []);
    for (const element of this.elements)
      for (const kid of element.kids)
        if (kid.kind === 'content') {
          const refs = pages[kid.content.page - 1];
          if (refs) refs[kid.content.id] = this.ref(element);
        }
    return [
      ...pages.map((refs, index) => `${index} [${refs.join(' ')}]`),
      ...this.links.map(({ key, element }) => `${key} ${this.ref(element)}`),
    ];
  }
}

/** Writes the structure tree and the links when the document is serialized. */
export function writeStructure(doc: jsPDF, root: StructureElement): void {
  const internals = getInternals(doc);
  const writer = new StructureWriter(internals, root, () => doc.getNumberOfPages());
  internals.events.subscribe('putPage', ({ pageNumber }: { pageNumber: number }) =>
    writer.writePageEntries(pageNumber),
  );
  internals.events.subscribe('postPutResources', () => writer.writeObjects());
  internals.events.subscribe('putCatalog', () => writer.writeCatalogEntries());
}
