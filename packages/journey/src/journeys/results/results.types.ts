import type { ResearchBundle } from '@spinout/api-client';
import type { Runtime } from '@spinout/flow-kit';
import type { JourneyContents } from './bundle/journey-file.js';
import type { ResultsMessages } from './results.messages.js';

export type Download = 'summary' | 'paper' | 'json' | 'bundle';

/** Input of a PDF. */
export interface PdfOptions {
  readonly bundle: ResearchBundle;
  /** Language tag for numbers and dates. */
  readonly locale: string;
  readonly messages: ResultsMessages;
}

export type PdfInput = PdfOptions & { readonly date: Date };

/** Input of a JSON file. */
export interface JsonOptions {
  readonly bundle: ResearchBundle;
  /** Which of the two files: `{topic}_data.json` or `research-results-{topic}-{date}.json`. */
  readonly file: 'data' | 'full';
}

export type JsonInput = JsonOptions & { readonly date: Date };

/** What a bundle is made from. */
export interface BundleOptions extends PdfOptions {
  /** Reads the journey around the results, which an import restores. @default the results alone */
  readonly readJourney?: (() => Promise<JourneyContents>) | undefined;
}

export type BundleInput = BundleOptions & { readonly date: Date };

/** A failed download that was not dismissed yet. */
export interface Failure {
  readonly download: Download;
  readonly error: unknown;
}

export interface ResultsContext {
  readonly runtime: Runtime;
  /** Open failures, oldest first. */
  readonly failures: readonly Failure[];
  /** Name of the last saved file; null while a newer request is in progress. */
  readonly savedName: string | null;
}

export type ResultsEvent =
  | (PdfOptions & { readonly type: 'summary.requested' })
  | (PdfOptions & { readonly type: 'paper.requested' })
  | (JsonOptions & { readonly type: 'json.requested' })
  | (BundleOptions & { readonly type: 'bundle.requested' })
  | { readonly type: 'alert.closed' };
