import type { ApiClient } from '@spinout/api-client';
import type { MainPageProps } from '@spinout/journey';
import type { FlowStart, SavedProgress } from '@spinout/research-flow';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { quietPage } from './offline/quiet-page.js';
import type { Settings } from './settings/settings.js';

const loadDialog = () => import('./bring-paper.js');
const loadFlow = () => import('./guided-flow.js');
const BringPaper = lazy(async () => ({ default: (await loadDialog()).BringPaper }));

/** Loads a part before it is needed. If that fails, it is loaded again when it is. */
const prepare = (load: () => Promise<unknown>) => void load().catch(() => undefined);

/** A request for a paper. Each has a dialog of its own, which keeps what was entered until its paper is read. */
interface PaperRequest {
  readonly number: number;
  readonly exampleId?: string | undefined;
  readonly isOpen: boolean;
}

interface FrontDoor {
  /** Ways from the landing page and the journeys to the guided flow. */
  readonly links: NonNullable<MainPageProps['flow']>;
  /** What the guided flow starts from when it opens; null if it continues. */
  readonly start: FlowStart | null;
  /** Call it when the flow has taken the start. */
  readonly onStarted: () => void;
  /** The journey of an opened bundle, which the flow continues; null if there is none. */
  readonly opened: SavedProgress | null;
  /** Call it when the flow has taken it. */
  readonly onOpened: () => void;
  readonly openBundle: (saved: SavedProgress) => void;
  /** Shown beside the page. */
  readonly dialog: ReactNode;
}

/**
 * How a person enters the guided flow from elsewhere: with a paper, the example, an interest or a bundle.
 * @param openFlow shows the guided flow
 */
export function useFrontDoor(
  api: ApiClient,
  settings: Pick<Settings, 'theme' | 'dir'>,
  openFlow: () => void,
): FrontDoor {
  const [request, setRequest] = useState<PaperRequest>({ number: 0, isOpen: false });
  const [start, setStart] = useState<FlowStart | null>(null);
  const [opened, setOpened] = useState<SavedProgress | null>(null);
  const open = (next: FlowStart) => {
    setStart(next);
    openFlow();
  };
  const ask = (exampleId?: string) =>
    setRequest((last) => ({
      number: exampleId === last.exampleId ? last.number : last.number + 1,
      exampleId,
      isOpen: true,
    }));
  const { number, exampleId, isOpen } = request;
  useEffect(() => {
    if (!isOpen) return undefined;
    prepare(loadFlow);
    return quietPage.begin();
  }, [isOpen]);
  return {
    links: {
      onBringPaper: () => ask(),
      onPaperExpected: () => prepare(loadDialog),
      onOpenExample: ask,
      onContinue: (interest) => open({ interest }),
    },
    start,
    onStarted: () => setStart(null),
    opened,
    onOpened: () => setOpened(null),
    openBundle: (saved) => {
      setOpened(saved);
      openFlow();
    },
    dialog: (number > 0 || isOpen) && (
      <Suspense>
        <BringPaper
          key={number}
          {...{ api, settings, exampleId }}
          open={isOpen}
          onClose={() => setRequest((last) => ({ ...last, isOpen: false }))}
          onAnalyzed={(paper) => {
            setRequest((last) => ({ number: last.number + 1, isOpen: false }));
            open({ paper });
          }}
        />
      </Suspense>
    ),
  };
}
