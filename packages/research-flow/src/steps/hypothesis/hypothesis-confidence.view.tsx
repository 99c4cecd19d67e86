import type { ConfidenceBasis } from '@spinout/api-client';
import { BarMeter, fill, formatPercent, Stack, Table, Text } from '@spinout/design-system';
import { Fold } from '@spinout/journey-kit/react';
import { confidenceToShow } from '../../evidence/support.js';
import type { HypothesisCardProps } from './hypothesis-card.view.js';
import { Measure } from './hypothesis-step.styles.js';

/** HYP-07: the confidence, and what it is made of; nothing for a hypothesis that has not been rated. */
export function HypothesisConfidence({ hypothesis, words, locale }: HypothesisCardProps) {
  const confidence = confidenceToShow(hypothesis);
  if (confidence === null) return null;
  const { confidence_basis: basis } = hypothesis;
  const percent = formatPercent(confidence, locale);
  return (
    <Measure>
      <Text weight="medium" figures="tabular">
        {fill(words.confidence, { percent })}
      </Text>
      <BarMeter full label={words.confidenceMeter} value={confidence} valueText={percent} />
      {basis && (
        <Fold label={words.confidenceWhy}>
          <Basis basis={basis} words={words} locale={locale} />
        </Fold>
      )}
    </Measure>
  );
}

function Basis({
  basis: { statement, factors },
  words,
  locale,
}: Omit<HypothesisCardProps, 'hypothesis'> & { readonly basis: ConfidenceBasis }) {
  return (
    <Stack gap={3}>
      <Text size="ui">{statement}</Text>
      {factors.length > 0 && (
        <Table
          caption={words.factors}
          captionHidden
          rows={factors.map((factor, index) => ({ ...factor, index }))}
          rowKey={({ index }) => String(index)}
          columns={[
            { id: 'name', header: words.factor, cell: ({ name }) => name },
            {
              id: 'value',
              header: words.factorValue,
              align: 'end',
              cell: ({ value }) => formatPercent(value, locale),
            },
            {
              id: 'weight',
              header: words.factorWeight,
              align: 'end',
              cell: ({ weight }) => formatPercent(weight, locale),
            },
          ]}
        />
      )}
    </Stack>
  );
}
