import {
  ImportLocalJourneys,
  useAccountJourneys,
  type JourneySource,
  type SavedEntry,
} from '@spinout/journey/saved-journeys';
import type { PlatformClient } from '@spinout/api-client';
import { useAuth } from '@spinout/journey/auth';
import { MyJourneys, StoredDataScreen } from '@spinout/journey/panels';
import { OpenBundle, type OpenBundleProps } from '@spinout/research-flow';
import { useMemo, useState } from 'react';
import type { Settings } from '../settings/settings.js';

interface SavedJourneysProps {
  readonly api: PlatformClient;
  readonly settings: Pick<Settings, 'theme' | 'dir'>;
  readonly onClose: () => void;
  readonly onOpen: (entry: SavedEntry) => void;
  /** Called with the journey of an opened bundle. */
  readonly onOpenBundle: OpenBundleProps['onOpen'];
  /** Called when a journey was removed from this browser; views of it must reload. */
  readonly onRemoved: (kind: string) => void;
  /** Called when a journey was deleted, or everything on the server; nothing of it may be restored then. */
  readonly onDeleted: (id?: string) => void;
}

/** The My Research Journeys dialog with all journeys in this browser and in the account. */
export function SavedJourneys({
  api,
  settings: { theme, dir },
  onOpenBundle,
  onRemoved,
  onDeleted,
  ...dialog
}: SavedJourneysProps) {
  const { sources, owner } = useAccountJourneys();
  const { signOut } = useAuth();
  const [listeners] = useState(() => new Set<() => void>());
  const observedSources = useMemo(
    () =>
      sources.map((source): JourneySource => ({
        ...source,
        remove: async (id) => {
          await notifyOnRemove(source, onRemoved)(id);
          onDeleted(id);
        },
        watch: (changed) => {
          listeners.add(changed);
          const unsubscribe = source.watch?.(changed);
          return () => {
            listeners.delete(changed);
            unsubscribe?.();
          };
        },
      })),
    [sources, onRemoved, onDeleted, listeners],
  );
  const listAgain = () => listeners.forEach((notify) => notify());
  return (
    <MyJourneys
      key={owner}
      {...{ theme, dir, ...dialog }}
      open
      sources={observedSources}
      offer={
        <>
          <ImportLocalJourneys />
          <OpenBundle {...{ theme, dir }} onOpen={onOpenBundle} />
        </>
      }
      footer={
        <StoredDataScreen
          api={api}
          isSignedIn={owner !== null}
          onDeleted={({ hasEndedSessions }) => {
            onDeleted();
            if (hasEndedSessions) signOut();
            else listAgain();
          }}
        />
      }
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
