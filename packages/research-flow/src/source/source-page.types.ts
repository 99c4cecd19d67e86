import type { Evidence } from '@spinout/api-client';

/** A part of a page in percent of its width and height, from its upper left corner. */
export interface MarkBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A page of a PDF, drawn. */
export interface DrawnPage {
  readonly canvas: HTMLCanvasElement;
  /** Page number, from 1. */
  readonly number: number;
  readonly count: number;
  /** Where the passage is; empty on other pages, and if it was not found. */
  readonly marks: readonly MarkBox[];
  readonly text: string;
}

export interface DrawPageInput {
  readonly file: File;
  /** Page number, from 1. */
  readonly number: number;
  /** The passage to mark; null on other pages. */
  readonly quote: string | null;
}

export interface SourcePageInput {
  readonly evidence: Evidence;
  /** The file that the person brought; null after a reload, and if there was none. */
  readonly file: File | null;
}

export interface SourcePageContext extends SourcePageInput {
  /** The page that is shown or opened, from 1. */
  readonly number: number;
  readonly drawn: DrawnPage | null;
}

export type SourcePageEvent = { readonly type: 'page.changed'; readonly number: number };
