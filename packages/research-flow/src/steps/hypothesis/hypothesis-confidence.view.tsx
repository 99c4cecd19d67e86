import type { ConfidenceBasis } from '@spinout/api-client';
import { BarMeter, fill, formatPercent, Stack, Table, Text } from '@spinout/design-system';
import { UncontrolledDisclosure } from '@spinout/flow-kit/react';
import { confidenceToShow } from '../../evidence/support.js';
import type { HypothesisCardProps } from './hypothesis-card.view.js';
import { Measure } from './hypothesis-step.styles.js';

type ConfidenceProps = Pick<HypothesisCardProps, 'hypothesis' | 'messages' | 'locale'>;

/** The confidence and its factors; nothing for a hypothesis without a rating. */
export function HypothesisConfidence({ hypothesis, messages, locale }: ConfidenceProps) {
  const confidence = confidenceToShow(hypothesis);
  if (confidence === null) return null;
  const { confidence_basis: basis } = hypothesis;
  const percent = formatPercent(confidence, locale);
  return (
    <Measure>
      <Text weight="medium" figures="tabular">
        {fill(messages.confidence, { percent })}
      </Text>
      <BarMeter full label={messages.confidenceMeter} value={confidence} valueText={percent} />
      {basis && (
        <UncontrolledDisclosure label={messages.confidenceWhy}>
          <Basis basis={basis} messages={messages} locale={locale} />
        </UncontrolledDisclosure>
      )}
    </Measure>
  );
}

function Basis({
  basis: { statement, factors },
  messages,
  locale,
}: Omit<ConfidenceProps, 'hypothesis'> & { readonly basis: ConfidenceBasis }) {
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Text size="ui" weight="medium">
          {messages.confidenceMeaning}
        </Text>
        <Text size="ui">{statement}</Text>
      </Stack>
      {factors.length > 0 && (
        <Table
          caption={messages.factors}
          captionHidden
          rows={factors.map((factor, index) => ({ ...factor, index }))}
          rowKey={({ index }) => String(index)}
          columns={[
            { id: 'name', header: messages.factor, cell: ({ name }) => name },
            {
              id: 'value',
              header: messages.factorValue,
              align: 'end',
              cell: ({ value }) => formatPercent(value, locale),
            },
            {
              id: 'weight',
              header: messages.factorWeight,
              align: 'end',
              cell: ({ weight }) => formatPercent(weight, locale),
            },
          ]}
        />
      )}
    </Stack>
  );
}
