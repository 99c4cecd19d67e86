import { pdfErrorMessages } from '@spinout/flow-kit/pdf';

export const downloadMessages = {
  title: 'Download Options',
  about: 'A report of your results so far: claims with sources, numbers with their origin.',
  download: 'Download PDF',
  generating: 'Generating PDF...',
  saved: 'Saved as {name}',
  ...pdfErrorMessages,
} as const;

export type DownloadMessages = typeof downloadMessages;
