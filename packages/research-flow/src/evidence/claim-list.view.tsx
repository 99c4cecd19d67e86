'use client';
import type { Claim, Evidence } from '@spinout/api-client';
import { Badge, Cluster, fill, Split, Stack, Text, WarningIcon } from '@spinout/design-system';
import { UncontrolledDisclosure, useMessages } from '@spinout/flow-kit/react';
import { useMemo, type ReactNode } from 'react';
import { useOpenSource } from '../source/source-context.js';
import { EvidencePassage } from './evidence-passage.view.js';
import { evidenceMessages } from './evidence.messages.js';
import { QuoteText } from './quote-text.js';
import { ClaimRows } from './evidence.styles.js';
import { SentenceWithSource } from './source-button.view.js';
import { createQuoteChecker, type PastedPaper, type QuoteCheck } from './verify-quote.js';

export interface ClaimListProps {
  readonly label: string;
  readonly claims: readonly Claim[];
  /** The pasted text of the paper, used to verify quotes. @default none */
  readonly pastedPaper?: PastedPaper | null | undefined;
  /**
   * `folded`: a button shows the quotes of a claim, unless the claim is its quote and opens the source itself; `open`:
   * every quote is shown below its claim. @default 'folded'
   */
  readonly quotes?: 'folded' | 'open' | undefined;
  /** BCP 47 tag of the language of the claims and quotes. @default not known */
  readonly lang?: string | undefined;
  /** An action for a claim, shown below it. @default none */
  readonly action?: ((claim: Claim) => ReactNode) | undefined;
}

interface CheckedPassage {
  readonly passage: Evidence;
  readonly quote: QuoteCheck;
}

/** Claims with their supporting passages; a claim without a passage is marked as unsupported. */
export function ClaimList({
  label,
  claims,
  pastedPaper = null,
  quotes = 'folded',
  lang,
  action,
}: ClaimListProps) {
  const check = useMemo(() => createQuoteChecker(pastedPaper), [pastedPaper]);
  if (claims.length === 0) return null;
  const Item = quotes === 'open' ? OpenClaim : FoldedClaim;
  return (
    <ClaimRows role="list" data-part="claim-list" aria-label={label}>
      {claims.map((claim, index) => {
        const checked = claim.evidence.map((passage) => ({ passage, quote: check(passage) }));
        return (
          <li key={index}>
            <Item
              claim={claim}
              shown={checked.filter(({ quote }) => quote.status !== 'refuted')}
              refuted={checked.filter(({ quote }) => quote.status === 'refuted')}
              lang={lang}
              action={action?.(claim)}
            />
          </li>
        );
      })}
    </ClaimRows>
  );
}

interface ClaimProps {
  readonly claim: Claim;
  readonly shown: readonly CheckedPassage[];
  readonly refuted: readonly CheckedPassage[];
  readonly lang: string | undefined;
  readonly action: ReactNode;
}

function FoldedClaim({ claim, shown, refuted, lang, action }: ClaimProps) {
  const messages = useMessages(evidenceMessages);
  const canOpen = useOpenSource() !== null;
  const isQuote = shown.every(({ passage }) => passage.quote === claim.text);
  const hasDisclosure = shown.length > 0 && !(canOpen && isQuote);
  const content = (
    <Stack gap={2}>
      <QuoteText lang={lang}>
        <SentenceWithSource evidence={shown[0]?.passage}>{claim.text}</SentenceWithSource>
      </QuoteText>
      <Warnings claim={claim} refuted={refuted} />
      {hasDisclosure && (
        <UncontrolledDisclosure label={messages.showPassage}>
          <Passages shown={shown} lang={lang} />
        </UncontrolledDisclosure>
      )}
    </Stack>
  );
  if (action === undefined) return content;
  return (
    <Split from="md" rowGap={2} align="start">
      {content}
      <div>{action}</div>
    </Split>
  );
}

/** A claim without the title of its paper, “in full or cut …”, which stands below the quote. */
const withoutTitle = (text: string, shown: ClaimProps['shown']): string =>
  text.replace(/\s“([^“”]+?)\s?…?”/u, (quoted, title: string) =>
    shown.length > 0 && shown.every(({ passage }) => passage.document_title.startsWith(title))
      ? ''
      : quoted,
  );

function OpenClaim({ claim, shown, refuted, lang, action }: ClaimProps) {
  const canOpen = useOpenSource() !== null;
  return (
    <>
      {/* A claim that is its own quote is shown once. */}
      {shown[0]?.passage.quote !== claim.text && (
        <Text size="ui">{withoutTitle(claim.text, shown)}</Text>
      )}
      <Warnings claim={claim} refuted={refuted} />
      {/* The source has the context. */}
      <Passages shown={shown} lang={lang} quoteOnly={canOpen} />
      {action}
    </>
  );
}

interface PassagesProps extends Pick<ClaimProps, 'shown' | 'lang'> {
  readonly quoteOnly?: boolean;
}

function Passages({ shown, lang, quoteOnly = false }: PassagesProps) {
  if (shown.length === 0) return null;
  return (
    <Stack gap={4}>
      {shown.map(({ passage, quote }, index) => (
        <EvidencePassage
          key={index}
          evidence={passage}
          lang={lang}
          inContext={!quoteOnly && (quote.status !== 'verified' || quote.inContext)}
        />
      ))}
    </Stack>
  );
}

function Warnings({ claim, refuted }: Pick<ClaimProps, 'claim' | 'refuted'>) {
  const messages = useMessages(evidenceMessages);
  if (claim.evidence.length === 0)
    return (
      <EvidenceWarning badgeText={messages.unsupported} explanation={messages.unsupportedWhy} />
    );
  return refuted.map(({ passage }, index) => (
    <EvidenceWarning
      key={index}
      badgeText={messages.notVerified}
      explanation={fill(messages.notVerifiedWhy, { title: passage.document_title })}
    />
  ));
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
