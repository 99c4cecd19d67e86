import type { ArticlePdfRequest } from '@spinout/api-client';

/** A paper prepared for printing and sharing. */
export interface PrintablePaper {
  readonly title: string;
  /** Names joined by the locale's rules. */
  readonly authors: string;
  readonly abstractHeading: string;
  readonly abstract: string;
  readonly sections: readonly { readonly title: string; readonly content: string }[];
  readonly referencesHeading: string;
  readonly references: readonly string[];
  /** Origin and disclaimer of the text. */
  readonly origin: string;
}

/** PDF export: the file from step 8, or the request that creates it. */
export interface PdfExport {
  readonly createdPdf: Blob | null;
  readonly request: ArticlePdfRequest;
  readonly name: string;
}

export interface SavedPdf {
  readonly pdf: Blob;
  readonly name: string;
}

export interface DataExport {
  readonly data: unknown;
  readonly name: string;
}

/** An export that needs no server. */
export type Delivery =
  | { readonly action: 'save'; readonly file: DataExport }
  | { readonly action: 'print' | 'share'; readonly printable: PrintablePaper };

/** Result of the last action. */
export type PaperNote =
  | { readonly kind: 'saved'; readonly name: string }
  | { readonly kind: 'copied' }
  | { readonly kind: 'pdfFailed'; readonly error: unknown }
  | { readonly kind: 'failed'; readonly action: Delivery['action'] };
