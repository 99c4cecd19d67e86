import { browserStorage } from '@spinout/journey-kit';
import { MyJourneys, tenStepSource, type KeptEntry } from '@spinout/journey/panels';
import { useState } from 'react';
import type { Settings } from '../settings/settings.js';
import { guidedFlowSource } from './guided-flow.source.js';

interface KeptJourneysProps {
  readonly settings: Pick<Settings, 'theme' | 'dir'>;
  readonly onClose: () => void;
  readonly onOpen: (entry: KeptEntry) => void;
  /** A journey is kept no longer; what shows it must go. */
  readonly onRemoved: () => void;
}

/** My Research Journeys, of all that the demo keeps in this browser. */
export function KeptJourneys({
  settings: { theme, dir },
  onRemoved,
  ...dialog
}: KeptJourneysProps) {
  const [sources] = useState(() => {
    const storage = browserStorage();
    return [tenStepSource(storage), guidedFlowSource(storage)];
  });
  return (
    <MyJourneys
      {...{ theme, dir, ...dialog }}
      open
      sources={sources.map((source) => ({
        ...source,
        remove: async (id) => {
          await source.remove(id);
          onRemoved();
        },
      }))}
    />
  );
}
