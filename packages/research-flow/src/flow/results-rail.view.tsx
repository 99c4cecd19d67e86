'use client';
import { Stack, Text } from '@spinout/design-system';
import { findName } from '@spinout/flow-kit';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { useId } from 'react';
import type { FlowData } from '../data/flow-data.js';
import type { StepName } from '../data/steps.js';
import { flowMessages } from './flow.messages.js';
import { RailButton, RailEntry, RailList, RailResult } from './results-rail.styles.js';
import { stepResultsMessages } from './step-results.messages.js';
import { useTopicNames } from '../steps/topic/topic-texts.js';
import { listStepResults } from './step-results.js';

export interface ResultsRailProps {
  readonly data: FlowData;
  /** The open step. */
  readonly current: StepName | null;
  /** Opens a completed step. @default the names are no buttons */
  readonly onOpen?: ((step: StepName) => void) | undefined;
}

/** The steps with a result, each with it in one line, beside the open step. */
export function ResultsRail({ data, current, onOpen }: ResultsRailProps) {
  const messages = useMessages(stepResultsMessages);
  const stepNames = useMessages(flowMessages);
  const topicNames = useTopicNames();
  const locale = useLocale();
  const titleId = useId();
  const results = listStepResults(data, messages, locale).map(({ step, text }) => ({
    step,
    text: step === 'topic' ? findName(topicNames, text) : text,
  }));
  if (results.length === 0) return null;
  return (
    <Stack gap={3} data-part="results-rail">
      <Text id={titleId} size="sm" weight="strong">
        {messages.title}
      </Text>
      <RailList role="list" aria-labelledby={titleId}>
        {results.map(({ step, text }) => (
          <RailEntry key={step} aria-current={step === current ? 'step' : undefined}>
            {onOpen && step !== current ? (
              <RailButton type="button" onClick={() => onOpen(step)}>
                {stepNames[step]}
              </RailButton>
            ) : (
              <Text as="span" size="sm" tone="muted">
                {stepNames[step]}
              </Text>
            )}
            <RailResult title={text}>{text}</RailResult>
          </RailEntry>
        ))}
      </RailList>
    </Stack>
  );
}
