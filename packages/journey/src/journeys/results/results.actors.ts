import { saveFile, type PlatformClient, type SaveFile } from '@spinout/api-client';
import { fromPromise } from 'xstate';
import {
  bundleFileName,
  dataFileName,
  fullResultsFileName,
  paperFileName,
  summaryFileName,
} from './file/file-names.js';
import { writeResults } from './file/results-file.js';
import { paperRequest } from './paper/paper-request.js';
import type { BundleInput, JsonInput, PdfInput } from './results.types.js';
import { summaryReport } from './summary/summary-report.js';

/** Connects the panel to the client and to the browser's downloads. */
export const pdfActors = (api: PlatformClient, save: SaveFile = saveFile) => ({
  saveSummary: fromPromise<string, PdfInput>(async ({ input, signal }) => {
    const name = summaryFileName(input.date);
    save(name, await api.pdf.summary(summaryReport(input), { signal }));
    return name;
  }),
  savePaper: fromPromise<string, PdfInput>(async ({ input, signal }) => {
    const name = paperFileName(input.date);
    save(name, await api.pdf.researchPaper(paperRequest(input), { signal }));
    return name;
  }),
});

/** Connects the bundle, whose formats are loaded with the first one. */
export const bundleActors = (api: Pick<PlatformClient, 'pdf'>, save: SaveFile = saveFile) => ({
  saveBundle: fromPromise<string, BundleInput>(async ({ input, signal }) => {
    const { packResults } = await import('./bundle/pack-results.js');
    const name = bundleFileName(input.bundle.topic, input.date);
    save(name, await packResults(input, api, signal));
    return name;
  }),
});

/** Connects the JSON files to the browser's downloads. */
export const jsonActors = (save: SaveFile = saveFile) => ({
  saveJson: fromPromise<string, JsonInput>(async ({ input: { bundle, file, date } }) => {
    const name =
      file === 'data' ? dataFileName(bundle.topic) : fullResultsFileName(bundle.topic, date);
    save(name, new Blob([writeResults(bundle, date)], { type: 'application/json' }));
    return name;
  }),
});
