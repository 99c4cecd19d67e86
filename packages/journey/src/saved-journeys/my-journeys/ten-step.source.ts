import type { KeyValueStorage } from '@spinout/flow-kit';
import { tenStepRecord } from '../../journeys/ten-step/ten-step.record.js';
import { browserSource } from './browser.source.js';
import type { JourneySource } from './my-journeys.types.js';

/** Creates a source for the list of journeys from the ten-step journey in a storage. */
export const tenStepSource = (storage: KeyValueStorage): JourneySource =>
  browserSource(tenStepRecord, storage);
