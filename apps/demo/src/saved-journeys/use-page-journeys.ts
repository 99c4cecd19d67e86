import { browserStorage, systemRuntime } from '@spinout/flow-kit';
import type { MainPageHandle } from '@spinout/journey';
import {
  dropDiscarded,
  tenStepRecord,
  twelveStepRecord,
  usePersonStorage,
} from '@spinout/journey/saved-journeys';
import { useCallback, useRef, useState } from 'react';
import { guidedFlowRecord } from './guided-flow.record.js';

const RECORDS = [tenStepRecord, guidedFlowRecord, twelveStepRecord] as const;

/** The views of the kinds of journeys. The ten steps are the journey of the main page. */
const VIEWS: Readonly<Record<string, Parameters<MainPageHandle['show']>[0]>> = {
  [guidedFlowRecord.kind]: 'platform',
  [twelveStepRecord.kind]: 'demo',
};

/**
 * The saved journeys of the person who uses the page, and how its views reload when another part of the page changes one.
 * `person` is null for a moment while journeys are moved to the person who signs in.
 */
export function usePageJourneys(onStepClear: () => void) {
  const [storage] = useState(browserStorage);
  const person = usePersonStorage({ storage, records: RECORDS });
  const page = useRef<MainPageHandle>(null);
  const [flowKey, setFlowKey] = useState(0);
  const [twelveStepKey, setTwelveStepKey] = useState(0);
  /** Reloads the view of this kind of journey from the storage. */
  const reloadJourney = useCallback((kind: string) => {
    if (kind === guidedFlowRecord.kind) setFlowKey((number) => number + 1);
    else if (kind === twelveStepRecord.kind) setTwelveStepKey((number) => number + 1);
    else page.current?.reloadJourney();
  }, []);
  /** Forgets the earlier journeys that could still be restored: the one with this id, or all. */
  const forgetDiscarded = useCallback(
    (id?: string) => {
      if (person === null) return;
      dropDiscarded(person.storage, RECORDS, id).then(
        (kinds) => kinds.forEach(reloadJourney),
        (error: unknown) =>
          systemRuntime.log.warn('A discarded journey could not be removed.', error),
      );
    },
    [person, reloadJourney],
  );
  /** Shows the journey of this kind. */
  const show = (kind: string) => {
    onStepClear();
    page.current?.show(VIEWS[kind] ?? null);
  };
  return {
    person,
    records: RECORDS,
    page,
    flowKey,
    twelveStepKey,
    reloadJourney,
    forgetDiscarded,
    show,
  };
}
