import { fill } from '@spinout/design-system';
import { pdfErrorText } from '@spinout/journey-kit/pdf';
import type { DownloadSnapshot } from './download.machine.js';
import type { DownloadMessages } from './download.messages.js';

/** What the section shows. */
export const downloadModel = (snapshot: DownloadSnapshot, words: DownloadMessages) => {
  const { error, savedName } = snapshot.context;
  return {
    busy: snapshot.hasTag('busy'),
    errorText: error === null ? null : pdfErrorText(error, words),
    savedText: savedName === null ? null : fill(words.saved, { name: savedName }),
  };
};

export type DownloadModel = ReturnType<typeof downloadModel>;
