import { saveFile, type ApiClient, type SaveFile } from '@spinout/api-client';
import { fromPromise } from 'xstate';
import { reportFileName } from './file-names.js';
import type { ReportInput } from './download.machine.js';
import { reportText } from './report/report-text.js';

/** Connects the section to the client and to the browser's downloads. */
export const downloadActors = (api: ApiClient, save: SaveFile = saveFile) => ({
  savePdf: fromPromise<string, ReportInput>(async ({ input, signal }) => {
    const { title, content } = reportText(input.data, input);
    const pdf = await api.pdf.generate({ title, content }, { signal });
    const name = reportFileName(title, input.date);
    save(name, pdf);
    return name;
  }),
});
