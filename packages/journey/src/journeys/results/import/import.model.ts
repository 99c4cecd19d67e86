import { fill, formatNumber } from '@spinout/design-system';
import { MAX_RESULTS_MEGABYTES, ResultsFileError } from '../file/results-file.js';
import type { ResultsMessages } from '../results.messages.js';
import type { ImportSnapshot } from './import.machine.js';

const ERROR_MESSAGE_KEYS = {
  wrongKind: 'importWrongKind',
  tooLarge: 'importTooLarge',
  unreadable: 'importUnreadable',
  broken: 'importBroken',
  foreign: 'importForeign',
  newer: 'importNewer',
  damaged: 'importDamaged',
  empty: 'importEmpty',
} as const;

const errorText = (
  error: unknown,
  slots: { name: string; megabytes: string },
  messages: ResultsMessages,
): string => {
  const fault = error instanceof ResultsFileError ? error.fault : 'unreadable';
  return fill<string>(messages[ERROR_MESSAGE_KEYS[fault]], slots);
};

const statusText = ({ context }: ImportSnapshot, busy: boolean, messages: ResultsMessages) => {
  const { fileName: name, topic } = context;
  if (name === null) return null;
  if (busy) return fill(messages.importReading, { name });
  if (topic === null) return null;
  return topic.trim() === ''
    ? fill(messages.importDoneWithoutTopic, { name })
    : fill(messages.importDone, { name, topic });
};

export const importModel = (
  snapshot: ImportSnapshot,
  messages: ResultsMessages,
  locale: string,
) => {
  const { error, fileName } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const megabytes = formatNumber(MAX_RESULTS_MEGABYTES, locale);
  return {
    busy,
    hint: fill(messages.importHint, { megabytes }),
    errorText:
      error === null ? null : errorText(error, { name: fileName ?? '', megabytes }, messages),
    statusText: statusText(snapshot, busy, messages),
  };
};

export type ImportModel = ReturnType<typeof importModel>;
