import { defineMessages } from '@spinout/flow-kit';
import { pdfErrorMessages } from '@spinout/flow-kit/pdf';

export const downloadMessages = /* @__PURE__ */ defineMessages('download', {
  title: 'Download Options',
  about: 'A report of your results so far: claims with sources, numbers with their origin.',
  download: 'Download PDF',
  generating: 'Generating PDF...',
  saved: 'Saved as {name}',
  ...pdfErrorMessages,
});

export type DownloadMessages = typeof downloadMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly download: DownloadMessages;
  }
}
