import type { PaperAnalysis, PaperMetadata, Progress, UploadMethod } from '@spinout/api-client';
import type { Runtime } from '@spinout/flow-kit';
import type { FlowDocument } from '../../data/flow-data.js';
import type { UndoEvent } from '../../data/step-undo.js';
import type { Problem } from '../../problems/problem.js';
import type { BroughtPaper } from '../../source/source.machine.js';
import type { PaperExample } from './paper.examples.js';

/** The submitted paper: a file, a URL or text. */
export type Submission =
  | { readonly method: 'file'; readonly file: File }
  | { readonly method: 'url'; readonly url: string; readonly title: string }
  | { readonly method: 'text'; readonly text: string; readonly title: string };

/** The part of the context that is saved and restored. Of a file, only name and size can be saved. */
export interface PaperDraft {
  readonly method: UploadMethod;
  readonly url: string;
  readonly text: string;
  /** Title of the example while its text is unchanged. */
  readonly exampleTitle: string | null;
  readonly fileName: string | null;
  readonly fileSizeBytes: number | null;
  /** Names of several chosen files. */
  readonly fileNames?: readonly string[] | undefined;
  /** The analyzed pasted text: the id of its document, and its fingerprint. */
  readonly read?: { readonly documentId: string; readonly text: string } | undefined;
  /** The result for a paper that was analyzed before the step opened, until the step is completed. */
  readonly analyzed?: PaperResult | undefined;
  /** Whether the person is choosing another paper instead. @default false */
  readonly isChoosingAnother?: boolean | undefined;
}

/** The result of the analysis. */
export interface PaperAnalysisResult {
  readonly analysis: PaperAnalysis;
  readonly metadata: PaperMetadata;
}

/** One of several files that are analyzed one after another. */
export interface BatchFile {
  readonly file: File;
  readonly status: 'waiting' | 'done' | 'failed';
  /** Why it could not be analyzed. */
  readonly error?: unknown;
  readonly analyzed?: PaperAnalysisResult & { readonly document: FlowDocument };
}

/** The result of the step. */
export interface PaperResult extends PaperAnalysisResult {
  readonly documents: readonly FlowDocument[];
}

/** A paper that was analyzed before the flow starts. */
export interface AnalyzedPaper extends PaperResult {
  /** The `journey_id` of its analysis, which the flow continues to use. @default a new id */
  readonly journeyId?: string | undefined;
  /** What the paper was read from. @default only its name is known */
  readonly draft?: PaperDraft | undefined;
  /** Its files, so that passages open in the person's own PDF. @default none */
  readonly files?: readonly BroughtPaper[] | undefined;
}

export interface AnalyzePaperInput {
  readonly journeyId: string;
  readonly submission: Submission;
  /** Called with the progress of the analysis. */
  readonly report: (progress: Progress) => void;
}

export interface PaperInput {
  readonly runtime: Runtime;
  readonly draft?: PaperDraft | undefined;
  readonly journeyId: string;
}

export interface PaperContext {
  readonly runtime: Runtime;
  readonly journeyId: string;
  readonly draft: PaperDraft;
  /** The chosen file; null until one is chosen, and after a reload. */
  readonly file: File | null;
  /** Several chosen files; empty for a single one. */
  readonly batch: readonly BatchFile[];
  /** Whether more files were chosen than are analyzed at once. */
  readonly hasTooManyFiles: boolean;
  /** The paper of the current or last analysis. */
  readonly submission: Submission | null;
  readonly progress: Progress | null;
  readonly result: PaperResult | null;
  readonly problem: Problem | null;
  /** The text that an example replaced; null if that cannot be undone. */
  readonly replacedText: string | null;
}

export type PaperEvent =
  | { readonly type: 'method.changed'; readonly method: UploadMethod }
  | { readonly type: 'file.chosen'; readonly file: File }
  /** Several files at once. */
  | { readonly type: 'files.chosen'; readonly files: readonly File[] }
  | { readonly type: 'file.refused' }
  /** Goes on with the paper that was analyzed before. */
  | { readonly type: 'analyzed.accepted' }
  /** Shows the fields for another paper, or again the one that was analyzed before. */
  | { readonly type: 'another.toggled'; readonly isChoosingAnother: boolean }
  /** Goes on with the analyzed ones of several files. */
  | { readonly type: 'batch.accepted' }
  | { readonly type: 'url.changed'; readonly url: string }
  | { readonly type: 'text.changed'; readonly text: string }
  | UndoEvent
  | { readonly type: 'example.chosen'; readonly example: PaperExample }
  | { readonly type: 'analysis.requested' }
  | { readonly type: 'analysis.progressed'; readonly progress: Progress }
  | { readonly type: 'analysis.cancelled' };
