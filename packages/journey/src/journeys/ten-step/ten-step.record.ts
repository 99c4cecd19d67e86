import { runKeys } from '../../storage/run-key.js';
import { JOURNEY_KEY, withFiguresOnly } from './saved-journey.js';
import { STEP_COUNT } from './ten-step.constants.js';
import type { BrowserRecord } from '../../storage/browser-record.js';

// The parser includes all schemas, so it is loaded on demand.
const readRecord = async (text: string) =>
  (await import('./saved-journey.read.js')).readJourney(text);

/** The ten-step journey of a browser. */
export const tenStepRecord: BrowserRecord = {
  kind: 'ten-step',
  key: JOURNEY_KEY,
  read: async (text) => {
    const record = await readRecord(text);
    if (record === null) return null;
    const { journeyId, journeyData, currentStep, timestamp } = record;
    return {
      id: journeyId,
      title: journeyData.interest,
      step: currentStep,
      stepCount: STEP_COUNT,
      savedAt: timestamp === '' ? null : timestamp,
      isBlank: false,
      isFinished: currentStep === STEP_COUNT,
    };
  },
  compact: async (text) => {
    const record = await readRecord(text);
    return record === null ? [] : [JSON.stringify(withFiguresOnly(record))];
  },
  getRelatedKeys: runKeys,
};
