/** The standard structure types of PDF 1.7 that our documents use. */
export type Role =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'BlockQuote'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'Caption'
  | 'TOC'
  | 'TOCI'
  | 'Reference'
  | 'Link';

/** A rectangle in points from the top left of a page. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A marked-content sequence on a page, counted from 1. */
export interface MarkedContent {
  readonly page: number;
  /** Unique on its page. */
  readonly id: number;
}

/** Where a link leads to: a web address, or a position in the document. */
export type LinkTarget = { readonly url: string } | { readonly page: number; readonly y: number };

/** A clickable area. */
export interface LinkArea extends Rectangle {
  readonly page: number;
  readonly target: LinkTarget;
  /** What a screen reader says. */
  readonly label: string;
}

/** An element of the structure tree; its kids are in reading order. */
export interface StructureElement {
  readonly role: Role;
  readonly parent: StructureElement | null;
  /** Text that stands for a figure. */
  readonly alt?: string | undefined;
  /** Where a figure is; missing if it is on two pages. */
  box?: Rectangle | undefined;
  readonly kids: (
    | { readonly kind: 'element'; readonly element: StructureElement }
    | { readonly kind: 'content'; readonly content: MarkedContent }
    | { readonly kind: 'link'; readonly link: LinkArea }
  )[];
}
