'use client';
import {
  ArrowRightIcon,
  Button,
  Card,
  Heading,
  ProgressBar,
  Split,
  Stack,
  Text,
  fill,
  formatNumber,
  getActiveElement,
  isFocusLost,
} from '@spinout/design-system';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { useId } from 'react';
import type { FlowLinks } from '../flow-links.js';
import { AgentsPart, type AgentsPartProps } from './agents-part.view.js';
import { useHeadingFocus } from './focus-heading.js';
import { HypothesisCard } from './hypothesis-card.view.js';
import { JourneyAside } from './journey-aside.view.js';
import { LiteratureList } from './literature-list.view.js';
import { StepIcon } from './step-icon.view.js';
import { StepOrigin } from './step-origin.view.js';
import { AGENTS_FROM_STEP, STEP_COUNT } from './ten-step.constants.js';
import { tenStepMessages } from './ten-step.messages.js';
import { Actions, Columns, Head, Root } from './ten-step.styles.js';

interface ActiveJourneyViewProps extends AgentsPartProps {
  /** Ways to the guided flow of the host. @default none */
  readonly flow?: FlowLinks | undefined;
}

export function ActiveJourneyView({ flow, ...props }: ActiveJourneyViewProps) {
  const { model, send } = props;
  const messages = useMessages(tenStepMessages);
  const locale = useLocale();
  const { step, data, busy, isComplete, agents } = model;
  const main = useHeadingFocus<HTMLDivElement>(step, isInProgress);
  return (
    <Root aria-label={messages.region}>
      <Split align="center">
        <ProgressBar
          label={messages.progress}
          value={model.percent}
          max={100}
          valueText={model.progressText}
        />
        <Text as="span" size="sm" tone="muted" figures="tabular" aria-hidden="true">
          {fill(messages.stepNumber, {
            step: formatNumber(step, locale),
            steps: formatNumber(STEP_COUNT, locale),
          })}
        </Text>
      </Split>
      <Columns data-wide={agents === 'run' || agents === 'results' || undefined}>
        <Stack gap={6} ref={main}>
          {isComplete && <Complete />}
          <Head>
            <StepIcon step={model.key} />
            <Heading level={2}>{model.name}</Heading>
            <Text tone="muted">{model.description}</Text>
            {step >= AGENTS_FROM_STEP && <StepOrigin model={model} />}
          </Head>
          {step === 1 && <HypothesisCard data={data} onContinueInFlow={flow?.onContinue} />}
          {step === 2 && <LiteratureList data={data} />}
          {agents !== null && <AgentsPart {...props} />}
          <Actions data-continue="">
            <Button variant="quiet" disabled={busy} onClick={() => send({ type: 'journey.reset' })}>
              {messages.reset}
            </Button>
            {!isComplete && (
              <Button
                variant="primary"
                busy={busy}
                disabled={busy}
                iconAfter={busy ? null : <ArrowRightIcon size={16} />}
                onClick={() => send({ type: 'step.continued' })}
              >
                {busy ? messages.processing : messages.continue}
              </Button>
            )}
          </Actions>
        </Stack>
        <JourneyAside model={model} />
      </Columns>
    </Root>
  );
}

/** Whether the person continued from here; the focus is not moved from other parts of the page. */
const isInProgress = (main: HTMLElement | null): boolean =>
  isFocusLost(main) ||
  (main !== null &&
    main.querySelector('[data-continue]')?.contains(getActiveElement(main)) === true);

function Complete() {
  const messages = useMessages(tenStepMessages);
  const titleId = useId();
  return (
    <Card variant="gradient" padding="lg" role="status" aria-labelledby={titleId}>
      <Heading level={2} id={titleId}>
        {messages.completeTitle}
      </Heading>
      <Text size="lg">{messages.completeText}</Text>
      <Text size="ui">{messages.completeNote}</Text>
    </Card>
  );
}
