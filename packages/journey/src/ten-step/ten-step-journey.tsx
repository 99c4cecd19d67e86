'use client';
import type { FeatureFlags, PlatformClient } from '@spinout/api-client';
import { Banner, Spinner, Text } from '@spinout/design-system';
import type { JourneyStorage, Tools } from '@spinout/journey-kit';
import { shallowEqual, useSelector } from '@xstate/react';
import { LandingView } from '../landing/landing.view.js';
import type { RealResearch } from '../pipeline/agentic-research.props.js';
import { useLocale, useWords } from '../words/words.js';
import { JourneyAgents } from './journey-agents.js';
import { useHeadingFocus } from './focus-heading.js';
import { InterestPrompt } from './interest-prompt.view.js';
import { Notices } from './notices.view.js';
import { tenStepMessages } from './ten-step.messages.js';
import { activeModel, tenStepModel } from './ten-step.model.js';
import { Place } from './ten-step.styles.js';
import { ActiveJourneyView } from './ten-step-journey.view.js';
import type { TenStepActor } from './use-ten-step-journey.js';

export interface TenStepJourneyScreenProps {
  /** A running journey, of `useTenStepJourney`. */
  readonly actor: TenStepActor;
  readonly api: PlatformClient;
  readonly tools: Tools;
  /** Where the agents' run is kept between visits. @default the browser's local storage */
  readonly storage?: JourneyStorage | undefined;
  /** Name of the host that the page is on (PIPE-11). @default `location.hostname` */
  readonly hostname?: string | undefined;
  /** T-44. @default 'on-local-host' */
  readonly realResearch?: RealResearch | undefined;
  /** T-56. @default all on */
  readonly features?: Partial<FeatureFlags> | undefined;
}

/** The ten-step journey on a running machine: the landing view until there is a journey, then the journey. */
export function TenStepJourneyScreen({ actor, ...agents }: TenStepJourneyScreenProps) {
  const words = useWords('tenStep', tenStepMessages);
  const locale = useLocale();
  const model = useSelector(actor, (state) => tenStepModel(state, words), shallowEqual);
  const active = useSelector(actor, (state) => activeModel(state, words), shallowEqual);
  const { send } = actor;
  const place = model.restoring ? null : model.isActive;
  const root = useHeadingFocus<HTMLDivElement>(place, () => true);
  return (
    <Place ref={root}>
      {model.restoring && (
        <Text role="status" tone="muted">
          <Spinner size={16} /> {words.restoring}
        </Text>
      )}
      <Notices {...{ model, send, words }} />
      {active && (
        <ActiveJourneyView
          model={active}
          {...{ send, words, locale }}
          agents={(wasOpened) => (
            <JourneyAgents {...agents} {...{ model: active, send, words, wasOpened }} />
          )}
        />
      )}
      {!active && !model.restoring && (
        <>
          {model.advice !== null && <Banner tone="info">{model.advice}</Banner>}
          <LandingView
            busy={model.starting}
            error={model.problem}
            onStart={(button) => send({ type: 'journey.asked', button })}
          />
          <InterestPrompt open={model.asking} interest={model.interest} {...{ send, words }} />
        </>
      )}
    </Place>
  );
}
