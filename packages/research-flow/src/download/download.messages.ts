import { defineMessages } from '@spinout/flow-kit';
import { pdfErrorMessages } from '@spinout/flow-kit/pdf';

export const downloadMessages = /* @__PURE__ */ defineMessages('download', {
  title: 'Download Options',
  about: 'A report of your results so far: claims with sources, numbers with their origin.',
  /** Where the typeface of the report has no letters for the language of the page. */
  reportInEnglish: 'The report is in English: its typeface has no letters for your language.',
  download: 'Download PDF',
  /** On the page at the end, where the button is on its own. */
  downloadReport: 'Download report (PDF)',
  generating: 'Generating PDF...',
  saved: 'Saved as {name}',
  moreFiles: 'More files',
  bundle: 'Everything in one file',
  bundleAbout:
    'A ZIP file with the report, Word files, references, tables, the calendar and the journey, each with its SHA-256 hash. It can be opened again.',
  bundleAsZip: 'Download everything as a ZIP file',
  fileFailed: 'The file could not be saved. Your results are unchanged. Try again.',
  references: 'References',
  referencesAbout: 'The papers that you selected, for a reference manager.',
  referencesAs: 'Download references as {format}',
  drafts: 'Legal drafts',
  draftsAbout: 'Word files to discuss with a lawyer. Not legal advice.',
  draftAsWord: 'Download {name} as a Word file',
  data: 'All results',
  dataAbout: 'Every result with its origin, for other programs.',
  dataAsJson: 'Download all results as JSON',
  ...pdfErrorMessages,
});

export type DownloadMessages = typeof downloadMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly download: DownloadMessages;
  }
}
