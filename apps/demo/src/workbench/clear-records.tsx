import { useAuth } from '@spinout/journey/auth';
import { useEffect, useRef } from 'react';

interface ClearRecordsProps {
  readonly stores: readonly { readonly clear: () => void }[];
}

/** Clears recorded calls and machines, which contain a person's work, when the next person uses the page. */
export function ClearRecords({ stores }: ClearRecordsProps) {
  const { sessionEpoch } = useAuth();
  const cleared = useRef(sessionEpoch);
  useEffect(() => {
    if (cleared.current === sessionEpoch) return;
    cleared.current = sessionEpoch;
    for (const store of stores) store.clear();
  }, [sessionEpoch, stores]);
  return null;
}
