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
import { useId, type ReactNode } from 'react';
import type { FlowLinks } from '../flow-links.js';
import { AgentsPart, type AgentsPartProps } from './agents-part.view.js';
import { StepContents } from './contents/step-contents.view.js';
import { useHeadingFocus } from './focus-heading.js';
import { HypothesisCard } from './hypothesis-card.view.js';
import { JourneyAside } from './journey-aside.view.js';
import { LiteratureList } from './literature-list.view.js';
import { StepIcon } from './step-icon.view.js';
import { StepOrigin } from './step-origin.view.js';
import { AGENTS_FROM_STEP, STEP_COUNT } from './ten-step.constants.js';
import { tenStepMessages } from './ten-step.messages.js';
import { Actions, Columns, Contents, Head, Root } from './ten-step.styles.js';

interface ActiveJourneyViewProps extends AgentsPartProps {
  /** Downloads of the agents' results. @default none */
  readonly files?: ReactNode;
  /** Ways to the guided flow of the host. @default none */
  readonly flow?: FlowLinks | undefined;
}

/** One step of the journey with its progress and its topic. */
export function ActiveJourneyView({ flow, ...props }: ActiveJourneyViewProps) {
  const { model, send, files } = props;
  const messages = useMessages(tenStepMessages);
  const locale = useLocale();
  const { step, data, busy, isComplete, agents } = model;
  const main = useHeadingFocus<HTMLDivElement>(step, isInProgress);
  // Keys, so that a part keeps its state where the other one comes first.
  const agentsPart = agents !== null && <AgentsPart key="agents" {...props} />;
  const contentsPart = isStatic(agents) && (
    <Contents key="contents" disabled={busy}>
      <StepContents {...{ model, files, flow }} />
    </Contents>
  );
  return (
    <Root data-part="journey" aria-label={messages.region}>
      <Split align="center" data-part="progress">
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
          {/* First, so that they are on the first screen of a phone. */}
          {isComplete && isStatic(agents) && files}
          <Head data-part="step-header">
            <StepIcon step={model.key} />
            <Heading level={2}>{model.name}</Heading>
            <Text tone="muted">{model.description}</Text>
            {step >= AGENTS_FROM_STEP && <StepOrigin model={model} />}
          </Head>
          {step === 1 && <HypothesisCard data={data} onContinueInFlow={flow?.onContinue} />}
          {step === 2 && <LiteratureList data={data} />}
          {agents === 'launch' ? [agentsPart, contentsPart] : [contentsPart, agentsPart]}
          <Actions data-part="step-footer" data-continue="">
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

/** Whether the step shows its results rather than the agents. */
const isStatic = (agents: AgentsPartProps['model']['agents']): boolean =>
  agents === 'launch' || agents === 'stats';

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
