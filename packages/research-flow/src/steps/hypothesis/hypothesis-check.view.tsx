import { Heading, Stack, SuccessIcon, Text, WarningIcon } from '@spinout/design-system';
import { findMissingParts, type HypothesisToCheck } from './check-hypothesis.js';
import { missingPartLabels } from './hypothesis-labels.js';
import type { HypothesisMessages } from './hypothesis.messages.js';
import { CheckLine } from './hypothesis-step.styles.js';

interface HypothesisCheckProps {
  readonly hypothesis: HypothesisToCheck;
  readonly messages: HypothesisMessages;
}

/** What the hypothesis lacks, one line each, or that it is complete. */
export function HypothesisCheck({ hypothesis, messages }: HypothesisCheckProps) {
  const missing = findMissingParts(hypothesis);
  const labels = missingPartLabels(messages);
  return (
    <Stack as="section" gap={2}>
      <Heading level={4} size="ui">
        {messages.check}
      </Heading>
      {missing.length === 0 ? (
        <CheckLine as="div" data-tone="success">
          <SuccessIcon size={16} />
          <Text as="span" size="ui">
            {messages.checkComplete}
          </Text>
        </CheckLine>
      ) : (
        <Stack as="ul" gap={1} aria-label={messages.check}>
          {missing.map((part) => (
            <CheckLine key={part} data-tone="warning">
              <WarningIcon size={16} />
              <Text as="span" size="ui">
                {labels[part]}
              </Text>
            </CheckLine>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
