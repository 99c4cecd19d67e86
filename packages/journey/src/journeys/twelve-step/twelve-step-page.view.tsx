import { Banner, Button, Cluster, Heading, Stack, Text } from '@spinout/design-system';
import { TabConflictBanner, useFocusAfter, useMessages } from '@spinout/flow-kit/react';
import { useId, useRef, type ReactNode } from 'react';
import { CompletionCard } from './completion-card.view.js';
import { useFocusAtEnd, useFocusAtStart } from './focus-at-start.js';
import { LiteratureCard } from './literature-card.view.js';
import { StepList } from './step-list.view.js';
import { TopicPart } from './topic.view.js';
import type { TwelveStepEvent } from './twelve-step.context.js';
import { twelveStepMessages } from './twelve-step.messages.js';
import type { TwelveStepModel } from './twelve-step-page.model.js';
import { Results, Root } from './twelve-step-page.styles.js';
import { WelcomePart } from './welcome.view.js';
import { useRestoredFocus } from '../../frame/use-restored-focus.js';

interface TwelveStepRunViewProps {
  readonly model: TwelveStepModel;
  readonly send: (event: TwelveStepEvent) => void;
  /** Continues in the guided flow with a topic that no source supports. @default no button */
  readonly onContinueInFlow?: ((interest: string) => void) | undefined;
  /** The 3D structure, if any. */
  readonly structureCard?: ReactNode;
  /** The paper, once written. */
  readonly paperCard?: ReactNode;
  /** The downloads of a finished run. */
  readonly filesCard?: ReactNode;
  /** Opens the bundle of an earlier run. */
  readonly openPart?: ReactNode;
}

/** Content behind the optional gate: topic, steps, results and completion. */
export function TwelveStepRunView(props: TwelveStepRunViewProps) {
  const { model, send, onContinueInFlow, structureCard, paperCard, filesCard, openPart } = props;
  const { literature, completed, unsupportedTopic } = model;
  const messages = useMessages(twelveStepMessages);
  const progress = useRef<HTMLDivElement>(null);
  const steps = useFocusAtStart<HTMLOListElement>(model.running, progress);
  const next = useFocusAfter<HTMLElement>(model.running);
  useFocusAtEnd(completed !== null, steps, next);
  // Answering a question removes its buttons.
  const root = useRestoredFocus<HTMLDivElement>(steps, false);
  return (
    <Stack ref={root} gap={8}>
      {model.conflict !== null && (
        <TabConflictBanner
          title={messages.conflict}
          description={model.conflict.description}
          help={model.conflict.help}
          useOther={messages.showOther}
          keepCurrent={messages.keepCurrent}
          canUseOther={model.conflict.canUseOther}
          onResolve={send}
        />
      )}
      <TopicPart model={model} send={send} startRef={completed ? null : next} />
      {openPart}
      <Stack gap={8} ref={progress}>
        {model.literatureMissing !== null && (
          <Banner tone="warning">{model.literatureMissing}</Banner>
        )}
        {unsupportedTopic !== null && onContinueInFlow && (
          <Banner
            tone="info"
            actions={
              <Button size="sm" onClick={() => onContinueInFlow(unsupportedTopic)}>
                {messages.continueInFlow}
              </Button>
            }
          >
            {messages.unsupportedHelp}
          </Banner>
        )}
        <StepList listRef={steps} steps={model.steps} />
      </Stack>
      {literature && (
        <Results data-pair={structureCard ? '' : undefined}>
          <LiteratureCard literature={literature.found} />
          {structureCard}
          {paperCard}
        </Results>
      )}
      {completed && (
        <CompletionCard
          topic={completed.topic}
          headingRef={next as React.RefObject<HTMLHeadingElement | null>}
        />
      )}
      {completed && filesCard}
    </Stack>
  );
}

export interface TwelveStepPageViewProps {
  /** Signing in and out. @default none */
  readonly authButtons?: ReactNode;
  /** @default none */
  readonly disclaimers?: ReactNode;
  /** Status text of the backend. @default not shown */
  readonly backendStatus?: string | undefined;
  readonly children: ReactNode;
}

/** The public page around the gated content. */
export function TwelveStepPageView(props: TwelveStepPageViewProps) {
  const { authButtons, disclaimers, backendStatus, children } = props;
  const messages = useMessages(twelveStepMessages);
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
      <WelcomePart />
      {children}
    </Root>
  );
}
