import {
  ImportLocalJourneys,
  useAccountJourneys,
  type JourneySource,
  type SavedEntry,
} from '@spinout/journey/saved-journeys';
import { MyJourneys } from '@spinout/journey/panels';
import { useMemo } from 'react';
import type { Settings } from '../settings/settings.js';

interface SavedJourneysProps {
  readonly settings: Pick<Settings, 'theme' | 'dir'>;
  readonly onClose: () => void;
  readonly onOpen: (entry: SavedEntry) => void;
  /** Called when a journey was removed from this browser; views of it must reload. */
  readonly onRemoved: (kind: string) => void;
}

/** The My Research Journeys dialog with all journeys in this browser and in the account. */
export function SavedJourneys({
  settings: { theme, dir },
  onRemoved,
  ...dialog
}: SavedJourneysProps) {
  const { sources, owner } = useAccountJourneys();
  const observedSources = useMemo(
    () =>
      sources.map((source): JourneySource => ({
        ...source,
        remove: notifyOnRemove(source, onRemoved),
      })),
    [sources, onRemoved],
  );
  return (
    <MyJourneys
      key={owner}
      {...{ theme, dir, ...dialog }}
      open
      sources={observedSources}
      offer={<ImportLocalJourneys />}
    />
  );
}

const notifyOnRemove = (
  { kind, remove }: JourneySource,
  onRemoved: (kind: string) => void,
): JourneySource['remove'] =>
  kind === 'account'
    ? remove
    : async (id) => {
        try {
          await remove(id);
        } finally {
          // Also if only a part could be removed.
          onRemoved(kind);
        }
      };
