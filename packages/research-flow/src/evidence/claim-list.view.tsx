'use client';
import type { Claim, Evidence } from '@spinout/api-client';
import { Badge, Cluster, fill, Stack, Text, WarningIcon } from '@spinout/design-system';
import { useMemo, type ReactNode } from 'react';
import { UncontrolledDisclosure } from '@spinout/flow-kit/react';
import { useMessages } from '@spinout/flow-kit/react';
import { EvidencePassage } from './evidence-passage.view.js';
import { evidenceMessages } from './evidence.messages.js';
import { SentenceWithSource } from './source-button.view.js';
import { createQuoteChecker, type PastedPaper, type QuoteCheck } from './verify-quote.js';

export interface ClaimListProps {
  readonly label: string;
  readonly claims: readonly Claim[];
  /** The pasted text of the paper, used to verify quotes. @default none */
  readonly pastedPaper?: PastedPaper | null | undefined;
  /** Whether the passages are shown from the start. @default false */
  readonly startsOpen?: boolean | undefined;
  /** An action for a claim, shown below it. @default none */
  readonly action?: ((claim: Claim) => ReactNode) | undefined;
}

/** Claims with their supporting passages; a claim without a passage is marked as unsupported. */
export function ClaimList({
  label,
  claims,
  pastedPaper = null,
  startsOpen,
  action,
}: ClaimListProps) {
  const check = useMemo(() => createQuoteChecker(pastedPaper), [pastedPaper]);
  if (claims.length === 0) return null;
  return (
    <Stack as="ul" gap={3} aria-label={label}>
      {claims.map((claim, index) => (
        <Stack as="li" gap={1} key={index}>
          <Text face="serif">
            <SentenceWithSource evidence={findShown(claim, check)}>{claim.text}</SentenceWithSource>
          </Text>
          <Support claim={claim} check={check} startsOpen={startsOpen} />
          {action && <div>{action(claim)}</div>}
        </Stack>
      ))}
    </Stack>
  );
}

type Check = (evidence: Evidence) => QuoteCheck;

/** The first passage of a claim that is not refuted. */
const findShown = ({ evidence }: Claim, check: Check): Evidence | undefined =>
  evidence.find((passage) => check(passage).status !== 'refuted');

interface SupportProps {
  readonly claim: Claim;
  readonly check: Check;
  readonly startsOpen: boolean | undefined;
}

function Support({ claim: { evidence }, check, startsOpen }: SupportProps) {
  const messages = useMessages(evidenceMessages);
  if (evidence.length === 0)
    return (
      <EvidenceWarning badgeText={messages.unsupported} explanation={messages.unsupportedWhy} />
    );
  const checked = evidence.map((passage) => ({ passage, quote: check(passage) }));
  const shown = checked.filter(({ quote }) => quote.status !== 'refuted');
  const refuted = checked.filter(({ quote }) => quote.status === 'refuted');
  return (
    <>
      {refuted.map(({ passage }, index) => (
        <EvidenceWarning
          key={index}
          badgeText={messages.notVerified}
          explanation={fill(messages.notVerifiedWhy, { title: passage.document_title })}
        />
      ))}
      {shown.length > 0 && (
        <UncontrolledDisclosure label={messages.showPassage} startsOpen={startsOpen}>
          <Stack gap={4}>
            {shown.map(({ passage, quote }, index) => (
              <EvidencePassage
                key={index}
                evidence={passage}
                inContext={quote.status !== 'verified' || quote.inContext}
              />
            ))}
          </Stack>
        </UncontrolledDisclosure>
      )}
    </>
  );
}

function EvidenceWarning({
  badgeText,
  explanation,
}: {
  readonly badgeText: string;
  readonly explanation: string;
}) {
  return (
    <Cluster gap={2}>
      <Badge tone="warning" icon={<WarningIcon size={16} />}>
        {badgeText}
      </Badge>
      <Text as="span" size="sm" tone="muted">
        {explanation}
      </Text>
    </Cluster>
  );
}
