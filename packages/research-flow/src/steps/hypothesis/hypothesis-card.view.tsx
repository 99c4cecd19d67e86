import type { Hypothesis } from '@spinout/api-client';
import {
  Badge,
  Button,
  Card,
  Cluster,
  Grid,
  Heading,
  PenIcon,
  Stack,
  Text,
  fill,
} from '@spinout/design-system';
import { forwardRef, useId, type ReactNode, type Ref } from 'react';
import { ClaimList } from '../../evidence/claim-list.view.js';
import type { PastedPaper } from '../../evidence/verify-quote.js';
import { SourceBadge } from '../../view/source-badge.view.js';
import { Facts } from '../../view/step-layout.styles.js';
import { HypothesisConfidence } from './hypothesis-confidence.view.js';
import { HypothesisCheck } from './hypothesis-check.view.js';
import type { HypothesisMessages } from './hypothesis.messages.js';
import { HypothesisStructureList } from './hypothesis-structure.view.js';
import { Ruled, Steps } from './hypothesis-step.styles.js';

export interface HypothesisCardProps {
  readonly hypothesis: Hypothesis;
  /** The pasted text of the paper, used to verify quotes. @default none */
  readonly pastedPaper?: PastedPaper | null;
  readonly messages: HypothesisMessages;
  readonly locale: string;
  /** Opens the form to edit it. @default it cannot be edited now */
  readonly onEdit?: (() => void) | undefined;
  /** Opens the form for an own hypothesis. @default none can be written now */
  readonly onWriteOwn?: (() => void) | undefined;
}

/** A hypothesis with its confidence, plan and evidence. */
export const HypothesisCard = forwardRef(function HypothesisCard(
  { hypothesis, pastedPaper, messages, locale, onEdit, onWriteOwn }: HypothesisCardProps,
  ref: Ref<HTMLElement>,
) {
  const titleId = useId();
  const { claims = [], refutation } = hypothesis;
  const isOwn = hypothesis.source?.origin === 'user';
  const claimsTitle = isOwn ? messages.claimsBeforeEdit : messages.claims;
  return (
    <Card
      as="article"
      variant="elevated"
      padding="lg"
      ref={ref as Ref<HTMLDivElement>}
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={3} id={titleId}>
            {hypothesis.title}
          </Heading>
          <Origin hypothesis={hypothesis} messages={messages} />
        </Stack>
        <Text face="serif" size="lg">
          {hypothesis.statement}
        </Text>
        <Coverage hypothesis={hypothesis} messages={messages} />
        {(onEdit || onWriteOwn) && (
          <Cluster gap={2}>
            {onEdit && (
              <Button size="sm" icon={<PenIcon size={16} />} onClick={onEdit}>
                {messages.edit}
              </Button>
            )}
            {onWriteOwn && (
              <Button size="sm" variant="quiet" onClick={onWriteOwn}>
                {messages.writeOwn}
              </Button>
            )}
          </Cluster>
        )}
        {(hypothesis.structure !== undefined || isOwn) && (
          <Grid columns={2} gap={8} rowGap={6} align="start">
            {hypothesis.structure && (
              <HypothesisStructureList structure={hypothesis.structure} messages={messages} />
            )}
            <HypothesisCheck hypothesis={hypothesis} messages={messages} />
          </Grid>
        )}
        <HypothesisConfidence {...{ hypothesis, messages, locale }} />
        <Plan hypothesis={hypothesis} messages={messages} />
        {refutation !== undefined && (
          <Section title={messages.refutation}>
            <Text>{refutation}</Text>
          </Section>
        )}
        {claims.length > 0 && (
          <Ruled>
            <Section title={claimsTitle}>
              <ClaimList label={claimsTitle} claims={claims} pastedPaper={pastedPaper} />
            </Section>
          </Ruled>
        )}
      </Stack>
    </Card>
  );
});

type PartProps = Pick<HypothesisCardProps, 'hypothesis' | 'messages'>;

function Origin({ hypothesis: { id, candidate, source }, messages }: PartProps) {
  return (
    <Cluster gap={3}>
      <Text as="span" size="sm" tone="muted" face="mono" title={messages.identifier}>
        {id}
      </Text>
      {candidate && <Badge>{fill(messages.candidate, candidate)}</Badge>}
      <SourceBadge source={source} />
    </Cluster>
  );
}

/** Says which words of the topic the hypothesis leaves out. */
function Coverage({ hypothesis: { topic_coverage: coverage }, messages }: PartProps) {
  if (!coverage) return null;
  const { covered, not_covered: notCovered } = coverage;
  return <Text tone="muted">{fill(messages.notCovered, { covered, notCovered })}</Text>;
}

function Plan({ hypothesis, messages }: PartProps) {
  const { methodology, next_steps: nextSteps } = hypothesis;
  return (
    <Grid columns={2} gap={8} rowGap={6} align="start">
      <Stack gap={6}>
        <Outlook hypothesis={hypothesis} messages={messages} />
        {methodology.length > 0 && (
          <Section title={messages.methodology}>
            <Cluster as="ul" gap={2} aria-label={messages.methodology}>
              {methodology.map((method, index) => (
                <li key={index}>
                  <Badge>{method}</Badge>
                </li>
              ))}
            </Cluster>
          </Section>
        )}
      </Stack>
      {nextSteps.length > 0 && (
        <Section title={messages.nextSteps}>
          <Steps aria-label={messages.nextSteps}>
            {nextSteps.map((step, index) => (
              <li key={index}>{step}</li>
            ))}
          </Steps>
        </Section>
      )}
    </Grid>
  );
}

function Outlook({ hypothesis: { estimated_impact: impact, timeline }, messages }: PartProps) {
  if (impact === '' && timeline === '') return null;
  return (
    <Facts>
      {impact !== '' && (
        <>
          <dt>{messages.impact}</dt>
          <dd>{impact}</dd>
        </>
      )}
      {timeline !== '' && (
        <>
          <dt>{messages.timeline}</dt>
          <dd>{timeline}</dd>
        </>
      )}
    </Facts>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={2}>
      <Heading level={4} size="ui">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
