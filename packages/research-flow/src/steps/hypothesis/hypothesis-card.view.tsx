import type { Hypothesis } from '@spinout/api-client';
import { Badge, Card, Cluster, fill, Heading, Stack, Text } from '@spinout/design-system';
import { forwardRef, useId, type ReactNode, type Ref } from 'react';
import { ClaimList } from '../../evidence/claim-list.view.js';
import type { HeldText } from '../../evidence/verify-quote.js';
import { SourceBadge } from '../../view/source-badge.view.js';
import { Facts } from '../../view/step-layout.styles.js';
import { HypothesisConfidence } from './hypothesis-confidence.view.js';
import type { HypothesisMessages } from './hypothesis.messages.js';
import { Part, Parts, Ruled, Steps } from './hypothesis-step.styles.js';

export interface HypothesisCardProps {
  readonly hypothesis: Hypothesis;
  /** The text of the person's paper, where it is at hand. @default none */
  readonly heldText?: HeldText | null;
  readonly words: HypothesisMessages;
  readonly locale: string;
}

/** A hypothesis with all that is known of it: what it says, how sure it is, and what it rests on. */
export const HypothesisCard = forwardRef(function HypothesisCard(
  { hypothesis, heldText, words, locale }: HypothesisCardProps,
  ref: Ref<HTMLElement>,
) {
  const titleId = useId();
  const { claims = [], refutation } = hypothesis;
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
          <Origin hypothesis={hypothesis} words={words} />
        </Stack>
        <Text face="serif" size="lg">
          {hypothesis.statement}
        </Text>
        <HypothesisConfidence {...{ hypothesis, words, locale }} />
        <Plan hypothesis={hypothesis} words={words} />
        {refutation !== undefined && (
          <Section title={words.refutation}>
            <Text>{refutation}</Text>
          </Section>
        )}
        {claims.length > 0 && (
          <Ruled>
            <Section title={words.claims}>
              <ClaimList label={words.claims} claims={claims} heldText={heldText} />
            </Section>
          </Ruled>
        )}
      </Stack>
    </Card>
  );
});

type PartProps = Pick<HypothesisCardProps, 'hypothesis' | 'words'>;

function Origin({ hypothesis: { id, candidate, source }, words }: PartProps) {
  return (
    <Cluster gap={3}>
      <Text as="span" size="sm" tone="muted" face="mono" title={words.identifier}>
        {id}
      </Text>
      {candidate && <Badge>{fill(words.candidate, candidate)}</Badge>}
      <SourceBadge source={source} />
    </Cluster>
  );
}

function Plan({ hypothesis, words }: PartProps) {
  const { methodology, next_steps: nextSteps } = hypothesis;
  return (
    <Parts>
      <Stack gap={6}>
        <Outlook hypothesis={hypothesis} words={words} />
        {methodology.length > 0 && (
          <Section title={words.methodology}>
            <Cluster as="ul" gap={2} aria-label={words.methodology}>
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
        <Section title={words.nextSteps}>
          <Steps aria-label={words.nextSteps}>
            {nextSteps.map((step, index) => (
              <li key={index}>{step}</li>
            ))}
          </Steps>
        </Section>
      )}
    </Parts>
  );
}

/** HYP-08, as far as the reply tells. */
function Outlook({ hypothesis: { estimated_impact: impact, timeline }, words }: PartProps) {
  if (impact === '' && timeline === '') return null;
  return (
    <Facts>
      {impact !== '' && (
        <>
          <dt>{words.impact}</dt>
          <dd>{impact}</dd>
        </>
      )}
      {timeline !== '' && (
        <>
          <dt>{words.timeline}</dt>
          <dd>{timeline}</dd>
        </>
      )}
    </Facts>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Part>
      <Heading level={4} size="ui">
        {title}
      </Heading>
      {children}
    </Part>
  );
}
