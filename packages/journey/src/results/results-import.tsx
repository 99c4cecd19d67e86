'use client';
import type { ResearchBundle } from '@spinout/api-client';
import { useWords } from '../words/words.js';
import { resultsMessages } from './results.messages.js';

export interface ResultsImportProps {
  /** Called with the results of a file that was read and checked. */
  readonly onImport: (bundle: ResearchBundle) => void;
}

/** Reads an exported file of results again. */
export function ResultsImport(_: ResultsImportProps) {
  const words = useWords('results', resultsMessages);
  return <p>{words.importLabel}</p>;
}
