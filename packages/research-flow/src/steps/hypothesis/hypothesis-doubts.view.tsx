import type { Hypothesis } from '@spinout/api-client';
import { fill, Grid, Stack, Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { CardSection } from '../../view/section.view.js';
import { HypothesisCheck } from './hypothesis-check.view.js';
import { EXPLANATION_MESSAGES } from './hypothesis-labels.js';
import { hypothesisMessages } from './hypothesis.messages.js';

/** What is not tested, what the hypothesis lacks, and what would refute it; nothing where none of it is known. */
export function HypothesisDoubts({ hypothesis }: { readonly hypothesis: Hypothesis }) {
  const messages = useMessages(hypothesisMessages);
  const { structure, refutation, topic_coverage: coverage, source } = hypothesis;
  const kind = structure && structure.kind !== 'own' ? structure.kind : null;
  const hasCheck = structure !== undefined || source?.origin === 'user';
  const isUntested = kind !== null || coverage !== undefined;
  if (!isUntested && !hasCheck && refutation === undefined) return null;
  return (
    <Grid columns={2} gap={8} rowGap={6} align="start">
      {(isUntested || hasCheck) && (
        <Stack gap={4}>
          {isUntested && (
            <CardSection title={messages.untested}>
              {kind !== null && <Text size="ui">{messages[EXPLANATION_MESSAGES[kind]]}</Text>}
              {coverage && (
                <Text size="ui">
                  {fill(messages.notCovered, {
                    covered: coverage.covered,
                    notCovered: coverage.not_covered,
                  })}
                </Text>
              )}
            </CardSection>
          )}
          {hasCheck && <HypothesisCheck hypothesis={hypothesis} />}
        </Stack>
      )}
      {refutation !== undefined && (
        <CardSection title={messages.refutation}>
          <Text size="ui">{refutation}</Text>
        </CardSection>
      )}
    </Grid>
  );
}
