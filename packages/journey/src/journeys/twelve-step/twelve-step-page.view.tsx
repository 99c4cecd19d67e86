import { Banner, Cluster, Heading, Stack, Text } from '@spinout/design-system';
import { useFocusAfter } from '@spinout/flow-kit/react';
import { useId, type ReactNode } from 'react';
import { CompletionCard } from './completion-card.view.js';
import { useFocusAtStart } from './focus-at-start.js';
import { LiteratureCard } from './literature-card.view.js';
import { StepList } from './step-list.view.js';
import { TopicPart } from './topic.view.js';
import type { TwelveStepEvent } from './twelve-step.machine.js';
import type { TwelveStepMessages } from './twelve-step.messages.js';
import type { TwelveStepModel } from './twelve-step-page.model.js';
import { Results, Root } from './twelve-step-page.styles.js';
import { WelcomePart } from './welcome.view.js';

export interface TwelveStepRunViewProps {
  readonly model: TwelveStepModel;
  readonly send: (event: TwelveStepEvent) => void;
  readonly messages: TwelveStepMessages;
  readonly locale: string;
  /** Label of simulated content. */
  readonly simulatedLabel: string;
  /** The 3D structure, if any. */
  readonly structureCard?: ReactNode;
  /** The paper, once written. */
  readonly paperCard?: ReactNode;
}

/** Content behind the optional gate: topic, steps, results and completion. */
export function TwelveStepRunView(props: TwelveStepRunViewProps) {
  const { model, messages, locale, simulatedLabel, structureCard, paperCard } = props;
  const { literature, completed } = model;
  const steps = useFocusAtStart<HTMLOListElement>(model.running);
  const next = useFocusAfter<HTMLElement>(model.running);
  return (
    <Stack gap={8}>
      <TopicPart {...props} startRef={completed ? null : next} />
      {model.literatureMissing !== null && (
        <Banner tone="warning">{model.literatureMissing}</Banner>
      )}
      <StepList
        ref={steps}
        steps={model.steps}
        messages={messages}
        simulatedLabel={simulatedLabel}
      />
      {literature && (
        <Results data-pair={structureCard ? '' : undefined}>
          <LiteratureCard literature={literature.found} messages={messages} locale={locale} />
          {structureCard}
          {paperCard}
        </Results>
      )}
      {completed && (
        <CompletionCard
          topic={completed.topic}
          headingRef={next as React.RefObject<HTMLHeadingElement | null>}
          {...{ messages, locale }}
        />
      )}
    </Stack>
  );
}

export interface TwelveStepPageViewProps {
  readonly messages: TwelveStepMessages;
  readonly authButtons?: ReactNode;
  readonly disclaimers?: ReactNode;
  /** Status text of the backend. */
  readonly backendStatus?: string | undefined;
  /** Topic, steps and results, or the gate. */
  readonly children: ReactNode;
}

/** The public page around the gated content. */
export function TwelveStepPageView({
  messages,
  authButtons,
  disclaimers,
  backendStatus,
  children,
}: TwelveStepPageViewProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Cluster as="header" gap={6} rowGap={3} justify="between">
        <Cluster gap={4} align="baseline">
          <Heading level={2} id={id}>
            {messages.title}
          </Heading>
          {backendStatus !== undefined && (
            <Text size="sm" tone="muted" role="status" aria-label={messages.backendStatus}>
              {backendStatus}
            </Text>
          )}
        </Cluster>
        {authButtons}
      </Cluster>
      {disclaimers}
      <WelcomePart messages={messages} />
      {children}
    </Root>
  );
}
