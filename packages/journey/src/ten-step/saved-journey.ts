import type { Form } from '@spinout/flow-kit';
import { figuresOnly, type TenStepData } from './journey-data.js';

/** CONST-39, T-48: where the ten-step journey is kept. */
export const JOURNEY_KEY = 'current-journey';
/** Where a record that could not be read is put aside. */
export const BACKUP_KEY = `${JOURNEY_KEY}:backup`;

/** T-76: version of the format below; a record without one has version 1. */
export const SCHEMA_VERSION = 1;

/** ENT-24. A journey as it is kept between visits. */
export interface SavedJourney {
  readonly schemaVersion: typeof SCHEMA_VERSION;
  readonly journeyId: string;
  readonly journeyData: TenStepData;
  /** 1 to 10. */
  readonly currentStep: number;
  readonly showAgenticSystem: boolean;
  /** ISO 8601 time of the change. */
  readonly timestamp: string;
}

/** What stands in the storage: a journey, and which changes made it. */
export interface JourneyRecord extends SavedJourney {
  /** Ids of the changes behind it, the newest last: so another tab knows whether it is built upon its own. */
  readonly changes: readonly string[];
}

/** How many changes back a tab can recognise its own. */
export const MAX_CHANGES = 32;

/** Without the agents' results only their figures are left: the rest can be made again. */
const withFiguresOnly: Form<JourneyRecord> = (record) => {
  const { agenticResults } = record.journeyData;
  return agenticResults
    ? {
        ...record,
        journeyData: { ...record.journeyData, agenticResults: figuresOnly(agenticResults) },
        showAgenticSystem: false,
      }
    : record;
};

/** How a journey is kept: whole, and while storage is full with the agents' figures only. */
export const COMPACTION_LEVELS = {
  all: (record: JourneyRecord) => record,
  inputs: withFiguresOnly,
} as const;
