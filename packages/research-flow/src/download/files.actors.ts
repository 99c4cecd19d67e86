import { saveFile, type SaveFile } from '@spinout/api-client';
import { fromPromise } from 'xstate';
import type { FlowData } from '../data/flow-data.js';
import { createDraftFile, type NamedFile } from '../documents/draft-file.js';
import { dataFileName, referencesFileName } from './file-names.js';
import type { SaveFileInput } from './files.machine.js';

// The formats are loaded with the first export.
const loadBibliography = () => import('@spinout/api-client/bibliography');

const INDENT = 2;

/** The papers that were selected for the review. */
export const getReviewedPapers = ({ papers, selected_papers: ids = [] }: FlowData) =>
  (papers?.results ?? []).filter(({ id }) => ids.includes(id));

async function writeFile({ request, date }: SaveFileInput): Promise<NamedFile> {
  if (request.kind === 'draft') return createDraftFile(request.draft, 'docx', date);
  const { data } = request;
  if (request.kind === 'data') {
    const content = { kind: 'spinout-research', saved_at: date.toISOString(), results: data };
    return {
      name: dataFileName(data, date),
      content: new Blob([JSON.stringify(content, null, INDENT)], { type: 'application/json' }),
    };
  }
  const { createPaperRecord, EXPORT_FILES, exportBibliography } = await loadBibliography();
  const { extension, mediaType } = EXPORT_FILES[request.format];
  const text = exportBibliography(getReviewedPapers(data).map(createPaperRecord), request.format);
  return {
    name: referencesFileName(data, date, extension),
    content: new Blob([text], { type: `${mediaType};charset=utf-8` }),
  };
}

/** Connects the files to the browser's downloads. */
export const filesActors = (save: SaveFile = saveFile) => ({
  saveFile: fromPromise<string, SaveFileInput>(async ({ input }) => {
    const { name, content } = await writeFile(input);
    save(name, content);
    return name;
  }),
});
