import {
  TakeAlong,
  useAccountJourneys,
  type JourneySource,
  type KeptEntry,
} from '@spinout/journey/kept';
import { MyJourneys } from '@spinout/journey/panels';
import { useMemo } from 'react';
import type { Settings } from '../settings/settings.js';

interface KeptJourneysProps {
  readonly settings: Pick<Settings, 'theme' | 'dir'>;
  readonly onClose: () => void;
  readonly onOpen: (entry: KeptEntry) => void;
  /** This browser keeps a journey no longer; what shows it must look again. */
  readonly onRemoved: (kind: string) => void;
}

/** My Research Journeys, of all that the demo keeps in this browser and in the account. */
export function KeptJourneys({
  settings: { theme, dir },
  onRemoved,
  ...dialog
}: KeptJourneysProps) {
  const { sources, owner } = useAccountJourneys();
  const told = useMemo(
    () =>
      sources.map((source): JourneySource => ({ ...source, remove: removing(source, onRemoved) })),
    [sources, onRemoved],
  );
  return (
    <MyJourneys
      key={owner}
      {...{ theme, dir, ...dialog }}
      open
      sources={told}
      offer={<TakeAlong />}
    />
  );
}

const removing = (
  { kind, remove }: JourneySource,
  onRemoved: (kind: string) => void,
): JourneySource['remove'] =>
  kind === 'account'
    ? remove
    : async (id) => {
        try {
          await remove(id);
        } finally {
          // Also when only a part of it could be removed.
          onRemoved(kind);
        }
      };
