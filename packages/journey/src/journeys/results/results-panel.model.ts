import { fill } from '@spinout/design-system';
import { formatPaperError, formatSummaryError } from './download-error.js';
import type { ResultsSnapshot } from './results.machine.js';
import type { ResultsMessages } from './results.messages.js';
import type { Failure } from './results.types.js';

const formatAlert = ({ download, error }: Failure, messages: ResultsMessages): string => {
  switch (download) {
    case 'summary':
      return formatSummaryError(error, messages);
    case 'paper':
      return formatPaperError(error, messages);
    case 'json':
      return messages.jsonFailed;
    case 'bundle':
      return messages.bundleFailed;
  }
};

/** View model of the panel. */
export const resultsModel = (snapshot: ResultsSnapshot, messages: ResultsMessages) => {
  const { failures, savedName } = snapshot.context;
  const [failure] = failures;
  return {
    summaryBusy: snapshot.hasTag('summary'),
    paperBusy: snapshot.hasTag('paper'),
    jsonBusy: snapshot.hasTag('json'),
    bundleBusy: snapshot.hasTag('bundle'),
    /** The current alert. */
    alert: failure === undefined ? null : formatAlert(failure, messages),
    savedText: savedName === null ? null : fill(messages.saved, { name: savedName }),
  };
};

export type ResultsModel = ReturnType<typeof resultsModel>;
