import type { Claim, ReportedStatistics, StatisticsInconsistency } from '@spinout/api-client';
import { fill, Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { ClaimList } from '../../evidence/claim-list.view.js';
import type { PastedPaper } from '../../evidence/verify-quote.js';
import { CardSection } from '../../view/section.view.js';
import { hypothesisMessages, type HypothesisMessages } from './hypothesis.messages.js';

interface PaperStatisticsProps {
  readonly statistics: ReportedStatistics;
  readonly pastedPaper: PastedPaper | null;
}

/** What recalculating the statistics of the paper showed: counts, and each mismatch with its passage. */
export function PaperStatistics({ statistics, pastedPaper }: PaperStatisticsProps) {
  const messages = useMessages(hypothesisMessages);
  const { tests, means, inconsistencies } = statistics;
  if (tests + means === 0) return null;
  const count = (kind: StatisticsInconsistency['kind']) =>
    inconsistencies.filter((each) => each.kind === kind).length;
  return (
    <CardSection title={messages.statistics}>
      {tests > 0 && (
        <Text size="ui">{fill(messages.testsChecked, { tests, mismatches: count('test') })}</Text>
      )}
      {means > 0 && (
        <Text size="ui">{fill(messages.meansChecked, { means, mismatches: count('mean') })}</Text>
      )}
      {inconsistencies.length === 0 && <Text size="ui">{messages.allMatch}</Text>}
      <ClaimList
        label={messages.statistics}
        claims={inconsistencies.map((each) => describe(each, messages))}
        pastedPaper={pastedPaper}
      />
    </CardSection>
  );
}

const describe = (each: StatisticsInconsistency, messages: HypothesisMessages): Claim => {
  const { kind, reported, recalculated = '', n = '', nearest = [], evidence } = each;
  const [below = '', above = ''] = nearest;
  const text =
    kind === 'test'
      ? fill(messages.testMismatch, { reported, recalculated })
      : fill(messages.meanMismatch, { mean: reported, n, below, above });
  const quote = evidence[0]?.quote;
  return {
    text: [
      quote !== undefined && `“${quote}”`,
      text,
      each.decision_changes === true && messages.decisionChanges,
    ]
      .filter((part) => part !== false)
      .join(' '),
    evidence,
  };
};
