import type { Evidence, Hypothesis, HypothesisBridge } from '@spinout/api-client';
import { fill, fillPlural, formatNumber, Stack } from '@spinout/design-system';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { useMemo } from 'react';
import { BridgePassages } from '../../evidence/bridge-passages.view.js';
import { createQuoteChecker, type PastedPaper } from '../../evidence/verify-quote.js';
import { Note } from '../../view/note.view.js';
import { CardSection } from '../../view/section.view.js';
import { hypothesisMessages } from './hypothesis.messages.js';

interface BridgeSectionProps {
  readonly hypothesis: Hypothesis;
  /** The pasted text of the paper, used to verify quotes. @default none */
  readonly pastedPaper?: PastedPaper | null | undefined;
}

/** What different papers connect with factor and outcome of a link, with the quotes on both sides; nothing for other kinds. */
export function BridgeSection({ hypothesis, pastedPaper = null }: BridgeSectionProps) {
  const messages = useMessages(hypothesisMessages);
  const locale = useLocale();
  const { bridges, structure } = hypothesis;
  const shown = useMemo(() => {
    const check = createQuoteChecker(pastedPaper);
    const isFound = (evidence: Evidence) => check(evidence).status !== 'refuted';
    return (bridges ?? [])
      .map(({ term, with_factor, with_outcome }) => ({
        term,
        with_factor: with_factor.filter(isFound),
        with_outcome: with_outcome.filter(isFound),
      }))
      .filter(({ with_factor, with_outcome }) => with_factor.length > 0 && with_outcome.length > 0);
  }, [bridges, pastedPaper]);
  if (!structure || shown.length === 0) return null;
  const { factor, outcome } = structure;
  const papers = new Set(
    shown.flatMap(({ with_factor, with_outcome }) =>
      [...with_factor, ...with_outcome].map(({ document_id }) => document_id),
    ),
  );
  return (
    <CardSection title={messages.bridges}>
      <Note>
        {fillPlural(messages.bridgesNote, shown.length, locale, {
          papers: formatNumber(papers.size, locale),
          factor,
          outcome,
        })}
      </Note>
      <Stack as="ul" gap={3} aria-label={messages.bridges}>
        {shown.map((bridge) => (
          <li key={bridge.term}>
            <Bridge bridge={bridge} factor={factor} outcome={outcome} />
          </li>
        ))}
      </Stack>
    </CardSection>
  );
}

interface BridgeProps {
  readonly bridge: HypothesisBridge;
  readonly factor: string;
  readonly outcome: string;
}

function Bridge({ bridge, factor, outcome }: BridgeProps) {
  const messages = useMessages(hypothesisMessages);
  const locale = useLocale();
  const { term, with_factor, with_outcome } = bridge;
  const label = fill(messages.bridge, {
    term,
    factor: formatNumber(with_factor.length, locale),
    outcome: formatNumber(with_outcome.length, locale),
  });
  const createSide = (other: string, passages: readonly Evidence[]) => ({
    title: fill(messages.bridgeSide, { term, other }),
    passages,
  });
  return (
    <BridgePassages
      label={label}
      sides={[createSide(factor, with_factor), createSide(outcome, with_outcome)]}
    />
  );
}
