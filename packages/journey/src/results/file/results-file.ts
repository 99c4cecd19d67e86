import type { ResearchBundle } from '@spinout/api-client';
import { PARTS } from '../parts.js';

/** What a file of results calls itself. */
export const RESULTS_SCHEMA = 'spinout-research-results';

/** Goes up when a file is written that this version could not read. */
export const RESULTS_SCHEMA_VERSION = 1;

/** Results of a run are well below; what is larger would only stop the page. */
export const MAX_RESULTS_BYTES = 25_000_000;

export const BYTES_PER_MEGABYTE = 1_000_000;

const INDENT = 2;

/**
 * Writes results as JSON. The fields of a bundle are at the top, so that readers of the specification
 * find them; `schema`, `schemaVersion` and `exportedAt` are the file's own.
 */
export const writeResults = (bundle: ResearchBundle, exportedAt: Date): string => {
  const own = {
    schema: RESULTS_SCHEMA,
    schemaVersion: RESULTS_SCHEMA_VERSION,
    exportedAt: exportedAt.toISOString(),
  };
  // First for people, last for those whose bundle uses one of the names.
  return `${JSON.stringify({ ...own, ...bundle, ...own }, null, INDENT)}\n`;
};

/** Why a file was not opened. */
export type ResultsFileFault =
  'tooLarge' | 'unreadable' | 'broken' | 'foreign' | 'newer' | 'damaged' | 'empty';

/** A file that is not what it should be; `cause` is for developers. */
export class ResultsFileError extends Error {
  override readonly name = 'ResultsFileError';

  constructor(
    readonly fault: ResultsFileFault,
    options?: ErrorOptions,
  ) {
    super(`results file: ${fault}`, options);
  }
}

type Fields = Readonly<Record<string, unknown>>;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (cause) {
    throw new ResultsFileError('broken', { cause });
  }
};

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (bundle: ResearchBundle): boolean =>
  bundle.topic.trim() === '' && PARTS.every((part) => bundle[part] == null);

/**
 * Reads results that {@link writeResults} wrote; nothing in the text is trusted.
 * @throws {ResultsFileError} for anything else
 */
export async function readResults(text: string): Promise<ResearchBundle> {
  const file = parseJson(text);
  if (!isRecord(file) || file['schema'] !== RESULTS_SCHEMA) throw new ResultsFileError('foreign');
  const { schema: _, schemaVersion, exportedAt: __, ...bundle } = file;
  if (!Number.isInteger(schemaVersion) || Number(schemaVersion) < 1) {
    throw new ResultsFileError('damaged');
  }
  if (Number(schemaVersion) > RESULTS_SCHEMA_VERSION) throw new ResultsFileError('newer');
  // Travels with the first file: a page that opens none does without the schemas.
  const { ResearchBundle: schema } = await import('@spinout/api-client/schemas');
  const result = schema.safeParse(bundle);
  if (!result.success) throw new ResultsFileError('damaged', { cause: result.error });
  if (isEmpty(result.data)) throw new ResultsFileError('empty');
  return result.data;
}
