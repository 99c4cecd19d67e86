import type { ResearchBundle } from '@spinout/api-client';
import type { Intents, Keyed, Runtime } from '@spinout/flow-kit';
import type { ResultsMessages } from './results.messages.js';

/** The available downloads. */
export type Download = 'summary' | 'paper' | 'json';

/** What a PDF is made of. */
export interface PdfOrder {
  readonly bundle: ResearchBundle;
  /** Language tag for numbers and dates. */
  readonly locale: string;
  readonly messages: ResultsMessages;
}

/** A requested PDF. */
export interface PdfCommand {
  readonly download: Download;
  readonly order: PdfOrder;
}

export interface PdfInput extends PdfOrder, Keyed {
  /** Time of the first try; a retry sends the same. */
  readonly date: Date;
}

/** What a JSON file is made of. */
export interface JsonOrder {
  readonly bundle: ResearchBundle;
  /** Which of the two files: `{topic}_data.json` or `research-results-{topic}-{date}.json`. */
  readonly file: 'data' | 'full';
}

export interface JsonInput extends JsonOrder {
  readonly date: Date;
}

/** A failed download, until it is dismissed. */
export interface Failure {
  readonly download: Download;
  readonly error: unknown;
}

export interface ResultsContext {
  readonly runtime: Runtime;
  readonly intents: Intents;
  /** When each PDF was first requested. */
  readonly dates: Readonly<Partial<Record<Download, Date>>>;
  /** Failures not dismissed yet, oldest first. */
  readonly failures: readonly Failure[];
  /** Name of the last saved file; null while a newer request is in progress. */
  readonly savedName: string | null;
}

export type ResultsEvent =
  | (PdfOrder & { readonly type: 'summary.requested' })
  | (PdfOrder & { readonly type: 'paper.requested' })
  | (JsonOrder & { readonly type: 'json.requested' })
  | { readonly type: 'alert.closed' };
