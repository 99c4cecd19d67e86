'use client';
import { PartBoundary, useMessages } from '@spinout/flow-kit/react';
import { useSelector } from '@xstate/react';
import { lazy, useEffect, useState } from 'react';
import { Loading } from '../../frame/loading.view.js';
import type { FlowLinks } from '../flow-links.js';
import { LandingView } from './landing/landing.view.js';
import type { AgentSettings } from './agent-settings.js';
import { FocusOnOpen, useHeadingFocus } from './focus-heading.js';
import { tenStepMessages } from './ten-step.messages.js';
import { tenStepModel } from './ten-step.model.js';
import { BundlePlace, JourneyRoot } from './ten-step-journey.styles.js';
import type { TenStepActor } from './use-ten-step-journey.js';

// The landing page renders first; the other parts are loaded on demand.
const loadPrompt = () => import('./interest-prompt.view.js');
const loadJourney = () => import('./active-journey.js');
const InterestPrompt = lazy(async () => ({ default: (await loadPrompt()).InterestPrompt }));
const Notices = lazy(async () => ({ default: (await import('./notices.view.js')).Notices }));
const OpenJourney = lazy(async () => ({
  default: (await import('./bundle/open-journey.js')).OpenJourney,
}));
const ActiveJourney = lazy(async () => ({ default: (await loadJourney()).ActiveJourney }));

export interface TenStepJourneyScreenProps extends AgentSettings {
  /** A running journey from `useTenStepJourney`. */
  readonly actor: TenStepActor;
  /** Ways to the guided flow of the host. @default none */
  readonly flow?: FlowLinks | undefined;
}

const always = () => true;

/** Name of the parts in the log. */
const PART = 'A part of the ten-step journey';

/** The ten-step journey on a running machine: the landing view until there is a journey, then the journey. */
export function TenStepJourneyScreen({ actor, flow, ...settings }: TenStepJourneyScreenProps) {
  const messages = useMessages(tenStepMessages);
  const snapshot = useSelector(actor, (state) => state);
  const model = tenStepModel(snapshot, messages);
  const { send } = actor;
  const visiblePart = model.restoring ? null : model.isActive;
  const root = useHeadingFocus<HTMLDivElement>(visiblePart, always);
  const hasLanded = useHasBeenTrue(visiblePart === false);
  const hasAsked = useHasBeenTrue(model.asking);
  useEffect(() => {
    // A failed preload is reported when the part is needed.
    if (hasAsked) loadJourney().catch(() => undefined);
  }, [hasAsked]);
  return (
    <JourneyRoot ref={root}>
      {model.restoring && <Loading text={messages.restoring} />}
      {(model.conflict ?? model.notice ?? model.removed) !== null && (
        <PartBoundary name={PART} fallback={null}>
          <Notices model={model} send={send} />
        </PartBoundary>
      )}
      {model.isActive && (
        <PartBoundary name={PART} fallback={<Loading text={messages.opening} />}>
          <FocusOnOpen takesFocus={hasLanded}>
            <ActiveJourney {...{ snapshot, send, settings, flow }} />
          </FocusOnOpen>
        </PartBoundary>
      )}
      {visiblePart === false && (
        <>
          <LandingView
            busy={model.starting}
            error={model.problem}
            advice={model.advice}
            flow={flow}
            onStart={(button) => send({ type: 'journey.requested', button })}
          />
          <BundlePlace>
            <PartBoundary name={PART} fallback={null}>
              <OpenJourney actor={actor} />
            </PartBoundary>
          </BundlePlace>
        </>
      )}
      {hasAsked && (
        <PartBoundary name={PART} fallback={null}>
          <InterestPrompt open={model.asking} interest={model.interest} send={send} />
        </PartBoundary>
      )}
    </JourneyRoot>
  );
}

/** Whether a value has been true since the first render. */
function useHasBeenTrue(now: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(now);
  if (now && !hasBeen) setHasBeen(true);
  return hasBeen || now;
}
