import { browserStorage } from '@spinout/flow-kit';
import type { MainPageHandle } from '@spinout/journey';
import { tenStepRecord, usePersonStorage } from '@spinout/journey/saved-journeys';
import { useCallback, useRef, useState } from 'react';
import { guidedFlowRecord } from './guided-flow.record.js';

const RECORDS = [tenStepRecord, guidedFlowRecord] as const;

/**
 * The saved journeys of the person who uses the page, and how its views reload when another part of the page changes one.
 * `person` is null for a moment while journeys are moved to the person who signs in.
 */
export function usePageJourneys(onStepClear: () => void) {
  const [storage] = useState(browserStorage);
  const person = usePersonStorage({ storage, records: RECORDS });
  const page = useRef<MainPageHandle>(null);
  const [flowKey, setFlowKey] = useState(0);
  /** Reloads the view of this kind of journey from the storage. */
  const reloadJourney = useCallback((kind: string) => {
    if (kind === guidedFlowRecord.kind) setFlowKey((number) => number + 1);
    else page.current?.reloadJourney();
  }, []);
  /** Shows the journey of this kind. */
  const show = (kind: string) => {
    onStepClear();
    page.current?.show(kind === guidedFlowRecord.kind ? 'platform' : null);
  };
  return { person, records: RECORDS, page, flowKey, reloadJourney, show };
}
