import { saveFile, type ApiClient, type SaveFile } from '@spinout/api-client';
import { pdfFileName } from '@spinout/flow-kit/pdf';
import { fromPromise } from 'xstate';
import type { ReportInput } from './download.machine.js';
import { reportText } from './report/report-text.js';

/** Connects the section to the client and to the browser's downloads. */
export const downloadActors = (api: ApiClient, save: SaveFile = saveFile) => ({
  savePdf: fromPromise<string, ReportInput>(async ({ input, signal }) => {
    const { data, locale, date, messages, pastedPaper } = input;
    const { title, content } = reportText(data, {
      locale,
      date,
      pastedPaper,
      ...(messages && { messages }),
    });
    const pdf = await api.pdf.generate({ title, content }, { signal });
    const name = pdfFileName(title, date.toISOString());
    save(name, pdf);
    return name;
  }),
});
