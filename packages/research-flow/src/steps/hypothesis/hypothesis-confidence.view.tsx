import type { ConfidenceBasis, Hypothesis } from '@spinout/api-client';
import {
  Badge,
  BarMeter,
  Cluster,
  fill,
  formatPercent,
  Stack,
  SuccessIcon,
  Table,
  Text,
  WarningIcon,
} from '@spinout/design-system';
import { UncontrolledDisclosure, useLocale, useMessages } from '@spinout/flow-kit/react';
import { getStrength, STRONG_FROM, WEAK_BELOW } from '../../evidence/strength.js';
import { confidenceToShow } from '../../evidence/support.js';
import { Measure } from './hypothesis-step.styles.js';
import { hypothesisMessages } from './hypothesis.messages.js';

const BADGE_TONES = {
  weakEvidence: 'warning',
  someEvidence: 'neutral',
  strongEvidence: 'success',
} as const;

const BADGE_ICONS = {
  weakEvidence: <WarningIcon size={16} />,
  someEvidence: undefined,
  strongEvidence: <SuccessIcon size={16} />,
} as const;

/** The confidence and its factors; nothing for a hypothesis without a rating. */
export function HypothesisConfidence({ hypothesis }: { readonly hypothesis: Hypothesis }) {
  const messages = useMessages(hypothesisMessages);
  const locale = useLocale();
  const confidence = confidenceToShow(hypothesis);
  if (confidence === null) return null;
  const { confidence_basis: basis } = hypothesis;
  const percent = formatPercent(confidence, locale);
  const strength = getStrength(confidence);
  return (
    <Measure>
      <Cluster gap={3}>
        <Badge tone={BADGE_TONES[strength]} icon={BADGE_ICONS[strength]}>
          {messages[strength]}
        </Badge>
        <Text weight="medium" figures="tabular">
          {fill(messages.confidence, { percent })}
        </Text>
        {strength === 'weakEvidence' && (
          <Text as="span" size="ui" tone="muted">
            {messages.weakEvidenceMeaning}
          </Text>
        )}
      </Cluster>
      <BarMeter
        full
        label={messages.confidenceMeter}
        value={confidence}
        valueText={percent}
        tone={strength === 'weakEvidence' ? 'warning' : undefined}
      />
      {basis && (
        <Text as="div" size="ui">
          {basis.statement}
        </Text>
      )}
      {basis && (
        <UncontrolledDisclosure label={messages.confidenceWhy}>
          <Basis basis={basis} />
        </UncontrolledDisclosure>
      )}
    </Measure>
  );
}

function Basis({ basis: { factors } }: { readonly basis: ConfidenceBasis }) {
  const messages = useMessages(hypothesisMessages);
  const locale = useLocale();
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Text size="ui" weight="medium">
          {messages.confidenceMeaning}
        </Text>
        <Text size="ui">
          {fill(messages.strengthBounds, {
            weak: formatPercent(WEAK_BELOW, locale),
            strong: formatPercent(STRONG_FROM, locale),
          })}
        </Text>
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
