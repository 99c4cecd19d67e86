import {
  Badge,
  Card,
  Cluster,
  fill,
  formatMoney,
  Heading,
  Stack,
  Text,
} from '@spinout/design-system';
import { useId } from 'react';
import { SourceBadge } from '../../frame/source-badge.view.js';
import type { TenStepData } from './journey-data.js';
import type { TenStepMessages } from './ten-step.messages.js';
import { topicNames } from './topic-names.js';
import { Section } from './ten-step.styles.js';

export interface StepPartProps {
  readonly data: TenStepData;
  readonly messages: TenStepMessages;
  /** Language tag for numbers and money. */
  readonly locale: string;
}

/** The hypothesis with methodology, funding and topics. */
export function HypothesisCard({ data, messages, locale }: StepPartProps) {
  const titleId = useId();
  const { hypothesis, unsupported, source, funding } = data;
  const methods = listMethods(hypothesis?.methodology);
  const budget = funding?.total_budget;
  return (
    <Stack gap={6}>
      <Card as="article" variant="elevated" padding="lg" aria-labelledby={titleId}>
        <Stack gap={6}>
          <Stack gap={2}>
            <Heading level={3} id={titleId}>
              {unsupported === undefined
                ? hypothesis?.title?.trim() || messages.hypothesisTitle
                : messages.unsupportedTitle}
            </Heading>
            <SourceBadge source={source} />
          </Stack>
          <Text face="serif" size="lg">
            {hypothesis?.hypothesis?.trim() || unsupported || messages.noHypothesis}
          </Text>
          {unsupported !== undefined && <Text size="ui">{messages.unsupportedHelp}</Text>}
          {methods.length > 0 && (
            <Stack gap={2}>
              <Heading level={4} size="ui">
                {messages.methodology}
              </Heading>
              <Methods methods={methods} label={messages.methodology} />
            </Stack>
          )}
          {budget != null && (
            <Section>
              <Text weight="medium" figures="tabular">
                {fill(messages.funding, { amount: formatMoney(budget, locale) })}
              </Text>
              {typeof funding?.basis === 'string' && (
                <Text size="sm" tone="muted">
                  {funding.basis}
                </Text>
              )}
            </Section>
          )}
        </Stack>
      </Card>
      <Topics data={data} messages={messages} />
    </Stack>
  );
}

const listMethods = (methodology: string | readonly string[] | undefined): readonly string[] =>
  (typeof methodology === 'string' ? [methodology] : (methodology ?? []))
    .map((method) => method.trim())
    .filter((method) => method !== '');

/** A single method is shown as a sentence, several as tags. */
function Methods({ methods, label }: { methods: readonly string[]; label: string }) {
  if (methods.length === 1) return <Text size="ui">{methods[0]}</Text>;
  return (
    <Cluster as="ul" gap={2} aria-label={label}>
      {methods.map((method, index) => (
        <li key={index}>
          <Badge>{method}</Badge>
        </li>
      ))}
    </Cluster>
  );
}

function Topics({ data, messages }: Pick<StepPartProps, 'data' | 'messages'>) {
  const names = topicNames(data.topics);
  const labelId = useId();
  if (names.length === 0) return null;
  return (
    <Stack gap={2}>
      <Text size="sm" tone="muted" id={labelId}>
        {messages.topics}
      </Text>
      <Cluster as="ul" gap={2} aria-labelledby={labelId}>
        {names.map((name, index) => (
          <li key={index}>
            <Badge>{name}</Badge>
          </li>
        ))}
      </Cluster>
    </Stack>
  );
}
