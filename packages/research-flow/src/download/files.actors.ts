import { saveFile, type ApiClient, type SaveFile } from '@spinout/api-client';
import { fromPromise } from 'xstate';
import { createBundle } from './bundle/create-bundle.js';
import { createDraftFile, type NamedFile } from '../documents/draft-file.js';
import { bundleFileName, dataFileName, referencesFileName } from './file-names.js';
import type { SaveFileInput } from './files.machine.js';
import { writeResults } from './results-file.js';
import { getReviewedPapers } from './reviewed-papers.js';

// The formats are loaded with the first export.
const loadBibliography = () => import('@spinout/api-client/bibliography');
async function writeFile(
  { request, date }: SaveFileInput,
  api: ApiClient,
  signal: AbortSignal,
): Promise<NamedFile> {
  if (request.kind === 'draft') return createDraftFile(request.draft, 'docx', date);
  if (request.kind === 'bundle') {
    const { kind: _, ...contents } = request;
    return {
      name: bundleFileName(request.data, date),
      content: await createBundle({ ...contents, date }, api, signal),
    };
  }
  const { data } = request;
  if (request.kind === 'data')
    return {
      name: dataFileName(data, date),
      content: new Blob([writeResults(data, date)], { type: 'application/json' }),
    };
  const { createPaperRecord, EXPORT_FILES, exportBibliography } = await loadBibliography();
  const { extension, mediaType } = EXPORT_FILES[request.format];
  const text = exportBibliography(getReviewedPapers(data).map(createPaperRecord), request.format);
  return {
    name: referencesFileName(data, date, extension),
    content: new Blob([text], { type: `${mediaType};charset=utf-8` }),
  };
}

/** Connects the files to the client, which makes the report of a bundle, and to the browser's downloads. */
export const filesActors = (api: ApiClient, save: SaveFile = saveFile) => ({
  saveFile: fromPromise<string, SaveFileInput>(async ({ input, signal }) => {
    const { name, content } = await writeFile(input, api, signal);
    save(name, content);
    return name;
  }),
});
