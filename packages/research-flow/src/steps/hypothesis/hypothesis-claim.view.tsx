import type { Hypothesis } from '@spinout/api-client';
import { Badge, Button, Cluster, fill, Heading, Stack } from '@spinout/design-system';
import { SourceBadge, useMessages } from '@spinout/flow-kit/react';
import { getStrength } from '../../evidence/strength.js';
import { confidenceToShow } from '../../evidence/support.js';
import { Note } from '../../view/note.view.js';
import { KIND_MESSAGES } from './hypothesis-labels.js';
import { hypothesisMessages } from './hypothesis.messages.js';
import { ClaimBlock, ClaimHeading } from './hypothesis-step.styles.js';
import { repeatsClaim } from './repeats-claim.js';

interface HypothesisClaimProps {
  readonly hypothesis: Hypothesis;
  /** Id of the heading, which names the card. */
  readonly titleId: string;
  /** Leads to the other hypotheses. @default there is no other one */
  readonly onCompare?: (() => void) | undefined;
}

/** The claim in one sentence, with its origin. Its edge shows how strong the evidence is. */
export function HypothesisClaim({ hypothesis, titleId, onCompare }: HypothesisClaimProps) {
  const messages = useMessages(hypothesisMessages);
  const { title, statement, candidate, structure } = hypothesis;
  const confidence = confidenceToShow(hypothesis);
  return (
    <Stack gap={3}>
      <ClaimBlock data-strength={confidence === null ? undefined : getStrength(confidence)}>
        {repeatsClaim(hypothesis) ? (
          <ClaimHeading as="h3" id={titleId}>
            {statement}
          </ClaimHeading>
        ) : (
          <>
            <Heading level={3} size="md" id={titleId}>
              {title}
            </Heading>
            <ClaimHeading as="p">{statement}</ClaimHeading>
          </>
        )}
      </ClaimBlock>
      <Cluster gap={3} rowGap={1}>
        {structure && <Badge>{messages[KIND_MESSAGES[structure.kind]]}</Badge>}
        <SourceBadge source={hypothesis.source} />
        {candidate && (
          <Note as="span" figures="tabular">
            {fill(messages.candidate, candidate)}
          </Note>
        )}
        {onCompare && (
          <Button size="sm" variant="quiet" onClick={onCompare}>
            {messages.compareOthers}
          </Button>
        )}
        {/* A made-up id of the person's own words tells nothing. */}
        {hypothesis.source?.origin !== 'user' && (
          <Note as="span" face="mono" title={messages.identifier}>
            {hypothesis.id}
          </Note>
        )}
      </Cluster>
    </Stack>
  );
}
