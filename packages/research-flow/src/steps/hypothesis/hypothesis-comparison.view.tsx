import { Button, Grid, Stack, Text, fill } from '@spinout/design-system';
import { useFocusAfter, useMessages } from '@spinout/flow-kit/react';
import type { HypothesisViewProps } from './hypothesis-step.model.js';
import { hypothesisMessages } from './hypothesis.messages.js';

interface HypothesisComparisonProps extends Pick<HypothesisViewProps, 'send'> {
  readonly pair: HypothesisViewProps['model']['pair'];
}

/** Two hypotheses, of which the user picks the one to test first. */
export function HypothesisComparison({ pair, send }: HypothesisComparisonProps) {
  const messages = useMessages(hypothesisMessages);
  const end = useFocusAfter<HTMLParagraphElement>(pair !== null);
  if (pair === null) {
    return (
      <Text ref={end} tabIndex={-1} size="ui">
        {messages.allCompared}
      </Text>
    );
  }
  const [first, second] = pair;
  return (
    <Stack gap={3}>
      <Text size="ui" tone="muted">
        {messages.ratherHint}
      </Text>
      <Grid columns={2} gap={8} rowGap={6} align="start">
        {[
          { preferred: first, other: second },
          { preferred: second, other: first },
        ].map(({ preferred, other }, index) => (
          // By position, so that the focus stays on the button when the next pair is shown.
          <Stack gap={2} key={index}>
            <Text face="serif">{preferred.statement}</Text>
            <div>
              <Button
                size="sm"
                aria-label={fill(messages.ratherTestHypothesis, {
                  statement: preferred.statement,
                })}
                onClick={() =>
                  send({ type: 'preference.stated', preferred: preferred.key, other: other.key })
                }
              >
                {messages.ratherTest}
              </Button>
            </div>
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}
