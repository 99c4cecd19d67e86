import type { BibliographyImport, ImportProblem, Progress, StoredIn } from '@spinout/api-client';
import type { FlowDocument } from '../../data/flow-data.js';

/** A file that a person adds as a source. */
export interface SourceFile {
  readonly id: string;
  readonly kind: 'bibliography' | 'paper';
  readonly file: File;
  readonly status: 'waiting' | 'reading' | 'failed';
  readonly progress: Progress | null;
  /** Whether it is read again after a failure. @default false */
  readonly isRetry?: boolean;
  /** Why it could not be read. */
  readonly error?: unknown;
}

/** An imported bibliography with the counts of its import, as it is saved with the step. */
export interface SavedImport extends BibliographyImport {
  readonly duplicates: number;
  readonly already_imported: number;
  readonly problem_count: number;
  /** Where it is stored does not have its records, as in another browser. */
  readonly missing?: boolean | undefined;
}

/** What a read file adds. */
export type ReadSource =
  | {
      readonly kind: 'bibliography';
      readonly imported: SavedImport;
      readonly problems: readonly ImportProblem[];
      readonly storedIn: StoredIn;
    }
  | { readonly kind: 'paper'; readonly document: FlowDocument };

/** Papers and imports of the step. */
export interface OwnSources {
  /** Imported bibliographies. @default none */
  readonly imports?: readonly SavedImport[] | undefined;
  /** Papers that were added in this step. @default none */
  readonly documents?: readonly FlowDocument[] | undefined;
}
