import type { Hypothesis } from '@spinout/api-client';
import { Button, Card, Cluster, PenIcon, Stack } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { forwardRef, useId, type Ref } from 'react';
import type { PastedPaper } from '../../evidence/verify-quote.js';
import { BridgeSection } from './bridge-section.view.js';
import { ClaimSection } from './card-lists.view.js';
import { EvidenceMap } from './evidence-map.view.js';
import { HypothesisClaim } from './hypothesis-claim.view.js';
import { HypothesisConfidence } from './hypothesis-confidence.view.js';
import { HypothesisDoubts } from './hypothesis-doubts.view.js';
import { HypothesisPlan } from './hypothesis-plan.view.js';
import { hypothesisMessages } from './hypothesis.messages.js';
import { Ruled } from './hypothesis-step.styles.js';

interface HypothesisCardProps {
  readonly hypothesis: Hypothesis;
  /** The pasted text of the paper, used to verify quotes. @default none */
  readonly pastedPaper?: PastedPaper | null;
  /** Opens the form to edit it. @default it cannot be edited now */
  readonly onEdit?: (() => void) | undefined;
  /** Opens the form for an own hypothesis. @default none can be written now */
  readonly onWriteOwn?: (() => void) | undefined;
  /** Leads to the other hypotheses. @default there is no other one */
  readonly onCompare?: (() => void) | undefined;
}

/** A hypothesis: the claim, how strong and how doubtful it is, its premises with their quotes, and the plan. */
export const HypothesisCard = forwardRef(function HypothesisCard(
  { hypothesis, pastedPaper, onEdit, onWriteOwn, onCompare }: HypothesisCardProps,
  ref: Ref<HTMLElement>,
) {
  const messages = useMessages(hypothesisMessages);
  const titleId = useId();
  const { claims = [] } = hypothesis;
  const isOwn = hypothesis.source?.origin === 'user';
  // One that starts from a sentence of the paper still rests on it.
  const isEdited = isOwn && hypothesis.structure?.origins === undefined;
  return (
    <Card
      data-part="hypothesis-card"
      as="article"
      variant="elevated"
      padding="lg"
      ref={ref as Ref<HTMLDivElement>}
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <Stack gap={6}>
        <HypothesisClaim hypothesis={hypothesis} titleId={titleId} onCompare={onCompare} />
        <HypothesisConfidence hypothesis={hypothesis} />
        <HypothesisDoubts hypothesis={hypothesis} />
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
        {claims.length > 0 && (
          <Ruled>
            <ClaimSection
              title={isEdited ? messages.claimsBeforeEdit : messages.claims}
              claims={claims}
              pastedPaper={pastedPaper}
              quotes="open"
            />
          </Ruled>
        )}
        {!isOwn && <BridgeSection hypothesis={hypothesis} pastedPaper={pastedPaper} />}
        {!isOwn && <EvidenceMap claims={claims} pastedPaper={pastedPaper} />}
        <HypothesisPlan hypothesis={hypothesis} />
      </Stack>
    </Card>
  );
});
