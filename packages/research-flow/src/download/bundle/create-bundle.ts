import type { ApiClient } from '@spinout/api-client';
import { planMessages } from '../../steps/company/plan/plan.messages.js';
import { canPrint } from '../report/printable.js';
import { reportText } from '../report/report-text.js';
import type { BundleContents } from './bundle.types.js';

const DEFAULT_LANGUAGE = 'en-US';

/**
 * Writes all results as one ZIP archive with a manifest of hashes. The same journey on the same date makes the same bytes, except
 * for the Word files, which name the time at which they were written. The formats are loaded with the first bundle.
 * @throws {ApiError} if the report cannot be made; a bundle without it would be incomplete
 */
export async function createBundle(
  contents: BundleContents,
  api: ApiClient,
  signal: AbortSignal,
): Promise<Blob> {
  const { packBundle } = await import('./pack-bundle.js');
  const { data, saved, date, locale } = contents;
  const parts = {
    data,
    saved,
    date,
    report: reportText(data, contents),
    language: canPrint(contents) ? locale : DEFAULT_LANGUAGE,
    eventNames: planMessages.eventNames,
  };
  return packBundle(parts, api, signal);
}
