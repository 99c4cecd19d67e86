import type { CompactionLevel } from '@spinout/flow-kit';
import { reduceToKeyFigures, type TenStepData } from './journey-data.js';

/** Storage key of the ten-step journey. */
export const JOURNEY_KEY = 'current-journey';

/** Version of the format below; a record without one has version 1. */
export const SCHEMA_VERSION = 1;

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

/** Keeps only the key figures of the agents' results; the rest can be computed again. */
export const withFiguresOnly: CompactionLevel<SavedJourney> = (record) => {
  const { agenticResults } = record.journeyData;
  return agenticResults
    ? {
        ...record,
        journeyData: { ...record.journeyData, agenticResults: reduceToKeyFigures(agenticResults) },
        showAgenticSystem: false,
      }
    : record;
};

/** Quota fallback: the whole journey, or only the figures of the agents' results. */
export const COMPACTION_LEVELS: readonly CompactionLevel<SavedJourney>[] = [
  (journey) => journey,
  withFiguresOnly,
];
