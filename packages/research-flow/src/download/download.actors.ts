import { saveFile, type ApiClient, type SaveFile } from '@spinout/api-client';
import { pdfFileName } from '@spinout/flow-kit/pdf';
import { fromPromise } from 'xstate';
import type { ReportInput } from './download.machine.js';
import { reportText } from './report/report-text.js';

/** Connects the section to the client and to the browser's downloads. */
export const downloadActors = (api: ApiClient, save: SaveFile = saveFile) => ({
  savePdf: fromPromise<string, ReportInput>(async ({ input, signal }) => {
    const { title, content } = reportText(input.data, input);
    const pdf = await api.pdf.generate({ title, content }, { signal });
    const name = pdfFileName(title, input.date.toISOString());
    save(name, pdf);
    return name;
  }),
});
