import type { CompanyStructure } from '@spinout/api-client';
import { createDocumentFileName } from '../document-file-name.js';
import type { FirstRoundPlan } from '../dilution.js';
import { DEFAULT_LOCALE } from '../format.js';
import { capTableCsv } from './cap-table-csv.js';
import { dueDiligence } from './due-diligence.js';
import { executiveSummary } from './executive-summary.js';
import { financialModel, type ExperimentPlan } from './financial-model.js';
import { materialNames, type MaterialKind } from './material-names.js';
import { pitchDeck } from './pitch-deck.js';

/** A file to save. */
export interface PreparedFile {
  readonly fileName: string;
  /** Without a charset; the text is Unicode. */
  readonly mediaType: 'text/plain' | 'text/csv';
  readonly text: string;
}

const WRITERS = {
  pitchDeck: { extension: 'txt', write: pitchDeck },
  executiveSummary: { extension: 'txt', write: executiveSummary },
  financialModel: { extension: 'csv', write: financialModel },
  capTable: { extension: 'csv', write: capTableCsv },
  dueDiligence: { extension: 'txt', write: dueDiligence },
} as const;

/**
 * Writes one of the five fundraising templates, filled with the company's data.
 * @param locale for numbers and money in texts; CSV has plain numbers. @default 'en-US'
 * @param plan the planned experiment, for the financial model. @default none
 * @param firstRound a pool and SAFEs for the first round, for the ownership after it. @default none
 */
export function fundraisingMaterial(
  kind: MaterialKind,
  company: CompanyStructure,
  locale = DEFAULT_LOCALE,
  plan: ExperimentPlan | null = null,
  firstRound: FirstRoundPlan = {},
): PreparedFile {
  const { extension, write } = WRITERS[kind];
  return {
    fileName: createDocumentFileName(company, materialNames[kind], extension),
    mediaType: extension === 'csv' ? 'text/csv' : 'text/plain',
    text: write(company, locale, plan, firstRound),
  };
}
