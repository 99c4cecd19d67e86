import { fill } from '@spinout/design-system';
import { pdfErrorText } from '@spinout/flow-kit/pdf';
import type { DownloadSnapshot } from './download.machine.js';
import type { DownloadMessages } from './download.messages.js';

/** Derives the view props of the section from its snapshot. */
export const downloadModel = (snapshot: DownloadSnapshot, messages: DownloadMessages) => {
  const { error, savedName } = snapshot.context;
  return {
    busy: snapshot.hasTag('busy'),
    errorText: error === null ? null : pdfErrorText(error, messages),
    savedText: savedName === null ? null : fill(messages.saved, { name: savedName }),
  };
};

export type DownloadModel = ReturnType<typeof downloadModel>;
