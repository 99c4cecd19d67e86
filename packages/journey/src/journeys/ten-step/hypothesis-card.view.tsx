import {
  ArrowRightIcon,
  Badge,
  Button,
  Card,
  Cluster,
  fill,
  formatMoney,
  Heading,
  Stack,
  Text,
} from '@spinout/design-system';
import { SourceBadge, useLocale, useMessages } from '@spinout/flow-kit/react';
import { useId } from 'react';
import type { TenStepData } from './journey-data.js';
import { tenStepMessages } from './ten-step.messages.js';
import { topicNames } from './topic-names.js';
import { Section } from './ten-step.styles.js';

interface HypothesisCardProps {
  readonly data: TenStepData;
  /** Continues in the guided flow with an interest that no source supports. @default no button */
  readonly onContinueInFlow?: ((interest: string) => void) | undefined;
}

/** The hypothesis with methodology, funding and topics. */
export function HypothesisCard({ data, onContinueInFlow }: HypothesisCardProps) {
  const messages = useMessages(tenStepMessages);
  const locale = useLocale();
  const id = useId();
  const { hypothesis, unsupported, source, funding } = data;
  const methods = listMethods(hypothesis?.methodology);
  const topics = topicNames(data.topics);
  const budget = funding?.total_budget;
  return (
    <Stack gap={6}>
      <Card as="article" variant="elevated" padding="lg" aria-labelledby={id}>
        <Stack gap={6}>
          <Stack gap={2}>
            <Heading level={3} id={id}>
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
          {unsupported !== undefined && onContinueInFlow && (
            <Cluster>
              <Button
                iconAfter={<ArrowRightIcon size={16} />}
                onClick={() => onContinueInFlow(data.interest)}
              >
                {messages.continueInFlow}
              </Button>
            </Cluster>
          )}
          {methods.length > 0 && (
            <Stack gap={2}>
              <Heading level={4} size="ui" id={`${id}methods`}>
                {messages.methodology}
              </Heading>
              {methods.length === 1 ? (
                <Text size="ui">{methods[0]}</Text>
              ) : (
                <Badges texts={methods} labelId={`${id}methods`} />
              )}
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
      {topics.length > 0 && (
        <Stack gap={2}>
          <Text size="sm" tone="muted" id={`${id}topics`}>
            {messages.topics}
          </Text>
          <Badges texts={topics} labelId={`${id}topics`} />
        </Stack>
      )}
    </Stack>
  );
}

const listMethods = (methodology: string | readonly string[] | undefined): readonly string[] =>
  (typeof methodology === 'string' ? [methodology] : (methodology ?? []))
    .map((method) => method.trim())
    .filter((method) => method !== '');

function Badges({ texts, labelId }: { readonly texts: readonly string[]; labelId: string }) {
  return (
    <Cluster as="ul" gap={2} aria-labelledby={labelId}>
      {texts.map((text, index) => (
        <li key={index}>
          <Badge>{text}</Badge>
        </li>
      ))}
    </Cluster>
  );
}
