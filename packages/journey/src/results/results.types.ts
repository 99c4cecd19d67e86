import type { ResearchBundle } from '@spinout/api-client';
import type { Intents, Keyed, Runtime } from '@spinout/flow-kit';
import type { ResultsMessages } from './results.messages.js';

/** What can be taken along. */
export type Download = 'summary' | 'paper' | 'json';

/** What a PDF is made of. */
export interface PdfOrder {
  readonly bundle: ResearchBundle;
  /** Language tag for numbers and dates. */
  readonly locale: string;
  readonly messages: ResultsMessages;
}

/** A PDF that somebody wishes for. */
export interface PdfCommand {
  readonly download: Download;
  readonly order: PdfOrder;
}

export interface PdfInput extends PdfOrder, Keyed {
  /** Of the first try of this wish: another try sends the same. */
  readonly date: Date;
}

/** What a JSON file is made of. */
export interface JsonOrder {
  readonly bundle: ResearchBundle;
  /** Which of the two files of T-35: `{topic}_data.json` or `research-results-{topic}-{date}.json`. */
  readonly file: 'data' | 'full';
}

export interface JsonInput extends JsonOrder {
  readonly date: Date;
}

/** A download that failed, until the person has read of it. */
export interface Failure {
  readonly download: Download;
  readonly error: unknown;
}

export interface ResultsContext {
  readonly runtime: Runtime;
  readonly intents: Intents;
  /** When each PDF was first asked for. */
  readonly dates: Readonly<Partial<Record<Download, Date>>>;
  /** What is still to be read, oldest first. */
  readonly failures: readonly Failure[];
  /** Name of the file saved last; null while something newer is under way. */
  readonly savedName: string | null;
}

export type ResultsEvent =
  | (PdfOrder & { readonly type: 'summary.requested' })
  | (PdfOrder & { readonly type: 'paper.requested' })
  | (JsonOrder & { readonly type: 'json.requested' })
  | { readonly type: 'alert.closed' };
