import type { ApiClient } from '@spinout/api-client';
import { DOCUMENT_ID_PREFIX } from '../paper/paper.constants.js';
import type { ReadSource } from './own-sources.types.js';
import type { ReadSourceInput } from './source-queue.machine.js';

/** Imports a bibliography, or has a paper analyzed, for the journey. */
export async function readSource(
  api: ApiClient,
  { journeyId, source: { id, kind, file, isRetry = false }, report }: ReadSourceInput,
  signal: AbortSignal,
): Promise<ReadSource> {
  const options = {
    signal,
    // A file that is chosen again, maybe after its removal, is a new request.
    fresh: !isRetry,
    onProgress: (progress: Parameters<typeof report>[0]) => {
      if (!signal.aborted) report(progress);
    },
  };
  if (kind === 'bibliography') {
    const { imported, duplicates, already_imported, problem_count, problems, stored_in } =
      await api.literature.import({ journey_id: journeyId, bibliography: file }, options);
    return {
      kind,
      imported: { ...imported, duplicates, already_imported, problem_count },
      problems,
      storedIn: stored_in,
    };
  }
  const { metadata } = await api.paper.analyze({ journey_id: journeyId, paper: file }, options);
  return {
    kind,
    document: {
      id: metadata.document_id || `${DOCUMENT_ID_PREFIX}${id}`,
      title: metadata.title?.trim() || file.name,
      method: 'file',
    },
  };
}
