import type { Claim, PipelineAnalysis } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import { bullets, facts, paragraph, part, quote, section } from '@spinout/flow-kit/pdf';
import { numberText, shareText } from '../numbers.js';
import type { PdfOrder } from '../results.types.js';
import { listBlocks, originBlock, partBlocks, type Blocks } from './blocks.js';

type Finding = PipelineAnalysis['key_findings'][number];

/** A claim that is its own passage is not said twice. */
const claimText = ({ text, evidence }: Claim, { messages }: PdfOrder): string | null => {
  if (evidence.length === 0) return paragraph(fill(messages.unsupportedClaim, { claim: text }));
  const isPassage = evidence.length === 1 && evidence[0]?.quote.trim() === text.trim();
  return isPassage ? null : paragraph(text);
};

const claimBlocks = (claims: readonly Claim[], order: PdfOrder): Blocks =>
  claims.length === 0
    ? []
    : [
        part(order.messages.evidencePart),
        ...claims.flatMap((claim) => [
          claimText(claim, order),
          ...claim.evidence.map(({ quote: text, document_title: title, page }) =>
            quote(text, page == null ? title : fill(order.messages.evidencePage, { title, page })),
          ),
        ]),
      ];

/** The hypothesis with its ratings and evidence, and what else was thought of. */
export function hypothesisSection(order: PdfOrder): Blocks {
  const { bundle, locale, messages } = order;
  const { hypotheses } = bundle;
  if (!hypotheses) return [];
  const { primary, secondary, experimental_approach: approach } = hypotheses;
  return [
    section(messages.hypothesisSection),
    primary.statement === '' ? null : paragraph(primary.statement),
    facts([
      [messages.confidence, shareText(primary.confidence, locale)],
      [messages.novelty, shareText(primary.novelty, locale)],
      [messages.testability, shareText(primary.testability, locale)],
    ]),
    originBlock(order, 'hypotheses'),
    ...partBlocks(
      messages.rationalePart,
      primary.rationale === '' ? null : paragraph(primary.rationale),
    ),
    ...claimBlocks(primary.claims ?? [], order),
    ...listBlocks(
      messages.secondaryPart,
      secondary.map(({ statement, confidence }) =>
        fill(messages.secondaryHypothesis, {
          statement,
          confidence: shareText(confidence, locale) ?? messages.absent,
        }),
      ),
    ),
    ...listBlocks(
      messages.approachPart,
      approach ? [approach.phase1, approach.phase2, approach.phase3] : [],
    ),
    facts([[messages.timeline, approach?.timeline]]),
  ];
}

const intervalText = (interval: Finding['confidence_interval'], { messages, locale }: PdfOrder) => {
  if (typeof interval === 'string') return interval;
  const [from, to] = interval ?? [];
  return from === undefined || to === undefined
    ? ''
    : fill(messages.interval, { from: numberText(from, locale), to: numberText(to, locale) });
};

const isSentence = (text: string): boolean => /[.?!]$/.test(text.trim());

const findingText = (finding: Finding, order: PdfOrder): string => {
  const { messages, locale } = order;
  const { significance, confidence_interval: interval, effect_size: effect } = finding;
  const weight =
    typeof significance === 'number' ? numberText(significance, locale) : (significance ?? '');
  const figures = [
    isSentence(weight) ? '' : weight,
    intervalText(interval, order),
    effect === undefined ? '' : fill(messages.effectSize, { value: numberText(effect, locale) }),
  ]
    .filter((part) => part.trim() !== '')
    .join('; ');
  const text = isSentence(weight) ? `${finding.finding} ${weight}` : finding.finding;
  return figures === ''
    ? text
    : fill(messages.findingWithWeight, { finding: text, weight: figures });
};

/** What was found, with its weight, and what follows from it. */
export function findingsSection(order: PdfOrder): Blocks {
  const { bundle, messages } = order;
  const { analysis } = bundle;
  if (!analysis) return [];
  const findings = analysis.key_findings
    .filter(({ finding }) => finding.trim() !== '')
    .map((finding) => findingText(finding, order));
  return [
    section(messages.findingsSection),
    findings.length === 0 ? null : bullets(findings),
    originBlock(order, 'analysis'),
    ...listBlocks(messages.recommendationsPart, analysis.recommendations),
  ];
}
