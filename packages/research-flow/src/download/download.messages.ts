import { pdfErrorMessages } from '@spinout/flow-kit/pdf';

export const downloadMessages = {
  title: 'Download Options',
  about: 'A report of everything up to here: claims with their sources, figures with their origin.',
  download: 'Download PDF',
  generating: 'Generating PDF...',
  saved: 'Saved as {name}',
  ...pdfErrorMessages,
} as const;

export type DownloadMessages = typeof downloadMessages;
