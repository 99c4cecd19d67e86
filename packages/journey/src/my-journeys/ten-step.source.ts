import type { JourneyStorage } from '@spinout/journey-kit';
import { runKeys } from '../kept/run-key.js';
import { JOURNEY_KEY } from '../ten-step/saved-journey.js';
import { STEP_COUNT } from '../ten-step/ten-step.constants.js';
import type { JourneySource } from './my-journeys.types.js';

// The reader brings all schemas of the data, so it is loaded only when there is something to read.
const readRecord = async (text: string) =>
  (await import('../ten-step/saved-journey.read.js')).readJourney(text);

/**
 * T-43: the ten-step journey of a storage. What was put aside because it could not be read is not listed; a record
 * that cannot be read now makes `list` reject.
 */
export const tenStepSource = (storage: JourneyStorage): JourneySource => ({
  kind: 'ten-step',
  list: async () => {
    const text = await storage.read(JOURNEY_KEY);
    if (text === null) return [];
    const record = await readRecord(text);
    if (record === null) throw new Error('The stored ten-step journey cannot be read.');
    const { journeyId, journeyData, currentStep, timestamp } = record;
    return [
      {
        id: journeyId,
        kind: 'ten-step',
        title: journeyData.interest,
        step: currentStep,
        stepCount: STEP_COUNT,
        savedAt: timestamp === '' ? null : timestamp,
      },
    ];
  },
  remove: async (id) => {
    const text = await storage.read(JOURNEY_KEY);
    const record = text === null ? null : await readRecord(text);
    // Another tab may have begun another journey meanwhile: that one stays.
    if (record?.journeyId === id) await storage.remove(JOURNEY_KEY);
    for (const key of runKeys(id)) await storage.remove(key);
  },
});
