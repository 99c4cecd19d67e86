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
import { SourceBadge, useMessages } from '@spinout/flow-kit/react';
import { forwardRef, useId, type Ref } from 'react';
import type { PastedPaper } from '../../evidence/verify-quote.js';
import { FactList } from '../../view/fact-list.view.js';
import { Note } from '../../view/note.view.js';
import { CardSection } from '../../view/section.view.js';
import { BadgeSection, ClaimSection } from './card-lists.view.js';
import { EvidenceMap } from './evidence-map.view.js';
import { HypothesisConfidence } from './hypothesis-confidence.view.js';
import { HypothesisCheck } from './hypothesis-check.view.js';
import { hypothesisMessages } from './hypothesis.messages.js';
import { HypothesisStructureList } from './hypothesis-structure.view.js';
import { Ruled, Steps } from './hypothesis-step.styles.js';

interface HypothesisCardProps {
  readonly hypothesis: Hypothesis;
  /** The pasted text of the paper, used to verify quotes. @default none */
  readonly pastedPaper?: PastedPaper | null;
  /** Opens the form to edit it. @default it cannot be edited now */
  readonly onEdit?: (() => void) | undefined;
  /** Opens the form for an own hypothesis. @default none can be written now */
  readonly onWriteOwn?: (() => void) | undefined;
}

/** A hypothesis with its confidence, plan and evidence. */
export const HypothesisCard = forwardRef(function HypothesisCard(
  { hypothesis, pastedPaper, onEdit, onWriteOwn }: HypothesisCardProps,
  ref: Ref<HTMLElement>,
) {
  const messages = useMessages(hypothesisMessages);
  const titleId = useId();
  const { candidate, claims = [], refutation, topic_coverage: coverage } = hypothesis;
  const isOwn = hypothesis.source?.origin === 'user';
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
          <Text face="serif" size="lg">
            {hypothesis.statement}
          </Text>
          <Cluster gap={3}>
            <Note as="span" face="mono" title={messages.identifier}>
              {hypothesis.id}
            </Note>
            {candidate && <Badge>{fill(messages.candidate, candidate)}</Badge>}
            <SourceBadge source={hypothesis.source} />
          </Cluster>
        </Stack>
        {coverage && (
          <Text tone="muted">
            {fill(messages.notCovered, {
              covered: coverage.covered,
              notCovered: coverage.not_covered,
            })}
          </Text>
        )}
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
            {hypothesis.structure && <HypothesisStructureList structure={hypothesis.structure} />}
            <HypothesisCheck hypothesis={hypothesis} />
          </Grid>
        )}
        <HypothesisConfidence hypothesis={hypothesis} />
        <Plan hypothesis={hypothesis} />
        {refutation !== undefined && (
          <CardSection title={messages.refutation}>
            <Text>{refutation}</Text>
          </CardSection>
        )}
        {!isOwn && <EvidenceMap claims={claims} pastedPaper={pastedPaper} />}
        {claims.length > 0 && (
          <Ruled>
            <ClaimSection
              title={isOwn ? messages.claimsBeforeEdit : messages.claims}
              claims={claims}
              pastedPaper={pastedPaper}
              startsOpen
            />
          </Ruled>
        )}
      </Stack>
    </Card>
  );
});

function Plan({ hypothesis }: { readonly hypothesis: Hypothesis }) {
  const messages = useMessages(hypothesisMessages);
  const { methodology, next_steps: nextSteps } = hypothesis;
  return (
    <Grid columns={2} gap={8} rowGap={6} align="start">
      <Stack gap={6}>
        <FactList
          facts={[
            [messages.impact, hypothesis.estimated_impact],
            [messages.timeline, hypothesis.timeline],
          ]}
        />
        <BadgeSection title={messages.methodology} badges={methodology.map((text) => ({ text }))} />
      </Stack>
      {nextSteps.length > 0 && (
        <CardSection title={messages.nextSteps}>
          <Steps aria-label={messages.nextSteps}>
            {nextSteps.map((step, index) => (
              <li key={index}>{step}</li>
            ))}
          </Steps>
        </CardSection>
      )}
    </Grid>
  );
}
