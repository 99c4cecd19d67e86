import type { ResearchBundle } from '@spinout/api-client';
import { BUNDLE_PARTS } from '../bundle-parts.js';

export const RESULTS_SCHEMA = 'spinout-research-results';

/** Version of the file format; increased by incompatible changes. */
export const RESULTS_SCHEMA_VERSION = 1;

/** Results are far smaller; a larger file would only block the page. */
export const MAX_RESULTS_MEGABYTES = 25;
export const MAX_RESULTS_BYTES = MAX_RESULTS_MEGABYTES * 1_000_000;

const INDENT = 2;

/**
 * Serializes results as JSON. The bundle's fields are at the top level, as the specification defines them; `schema`,
 * `schemaVersion` and `exportedAt` describe the file.
 */
export const writeResults = (bundle: ResearchBundle, exportedAt: Date): string => {
  const own = {
    schema: RESULTS_SCHEMA,
    schemaVersion: RESULTS_SCHEMA_VERSION,
    exportedAt: exportedAt.toISOString(),
  };
  // Spread twice: first for readability, last to override equally named bundle fields.
  return `${JSON.stringify({ ...own, ...bundle, ...own }, null, INDENT)}\n`;
};

/** Why a file was rejected. */
export type ResultsFileFault =
  'wrongKind' | 'tooLarge' | 'unreadable' | 'broken' | 'foreign' | 'newer' | 'damaged' | 'empty';

/** Thrown for an invalid results file; `cause` is for developers. */
export class ResultsFileError extends Error {
  override readonly name = 'ResultsFileError';

  constructor(
    readonly fault: ResultsFileFault,
    options?: ErrorOptions,
  ) {
    super(`results file: ${fault}`, options);
  }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (cause) {
    throw new ResultsFileError('broken', { cause });
  }
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (bundle: ResearchBundle): boolean =>
  bundle.topic.trim() === '' && BUNDLE_PARTS.every((part) => bundle[part] == null);

/**
 * Parses results written by {@link writeResults}; the text is not trusted.
 * @throws {ResultsFileError} for any other text
 */
export async function readResults(text: string): Promise<ResearchBundle> {
  const file = parseJson(text);
  if (!isRecord(file) || file['schema'] !== RESULTS_SCHEMA) throw new ResultsFileError('foreign');
  const { schema: _, schemaVersion, exportedAt: __, ...bundle } = file;
  if (!Number.isInteger(schemaVersion) || Number(schemaVersion) < 1) {
    throw new ResultsFileError('damaged');
  }
  if (Number(schemaVersion) > RESULTS_SCHEMA_VERSION) throw new ResultsFileError('newer');
  // The schemas are loaded with the first file.
  const { ResearchBundle: schema } = await import('@spinout/api-client/schemas');
  const result = schema.safeParse(bundle);
  if (!result.success) throw new ResultsFileError('damaged', { cause: result.error });
  if (isEmpty(result.data)) throw new ResultsFileError('empty');
  return result.data;
}
