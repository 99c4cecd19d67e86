import { browserStorage, observedStorage } from '@spinout/flow-kit';
import type { MainPageHandle } from '@spinout/journey';
import { tenStepRecord } from '@spinout/journey/kept';
import { useCallback, useRef, useState } from 'react';
import { guidedFlowRecord } from './guided-flow.record.js';

const RECORDS = [tenStepRecord, guidedFlowRecord] as const;

/** The journeys that the page keeps, and how it goes on when one of them was changed from elsewhere on the page. */
export function usePageJourneys(onStepForgotten: () => void) {
  const [storage] = useState(() => observedStorage(browserStorage()));
  const page = useRef<MainPageHandle>(null);
  const [flowNumber, setFlowNumber] = useState(0);
  /** What shows journeys of this kind looks at the storage again; everything else on the page stays as it is. */
  const recall = useCallback((kind: string) => {
    if (kind === guidedFlowRecord.kind) setFlowNumber((number) => number + 1);
    else page.current?.recallJourney();
  }, []);
  /** Leads to the journey of this kind. */
  const show = (kind: string) => {
    onStepForgotten();
    page.current?.show(kind === guidedFlowRecord.kind ? 'platform' : null);
  };
  return { storage, records: RECORDS, page, flowNumber, recall, show };
}
