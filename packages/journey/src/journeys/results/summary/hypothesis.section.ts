import type { Claim, PipelineAnalysis } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import { bullets, facts, paragraph, part, quote, section } from '@spinout/flow-kit/pdf';
import { formatReportNumber, formatShare } from '../format-numbers.js';
import type { PdfOptions } from '../results.types.js';
import { listBlocks, originBlock, partBlocks, type Blocks } from './blocks.js';

type Finding = PipelineAnalysis['key_findings'][number];

/** A claim that equals its passage is not repeated. */
const formatClaim = ({ text, evidence }: Claim, { messages }: PdfOptions): string | null => {
  if (evidence.length === 0) return paragraph(fill(messages.unsupportedClaim, { claim: text }));
  const isPassage = evidence.length === 1 && evidence[0]?.quote.trim() === text.trim();
  return isPassage ? null : paragraph(text);
};

const claimBlocks = (claims: readonly Claim[], options: PdfOptions): Blocks =>
  claims.length === 0
    ? []
    : [
        part(options.messages.evidencePart),
        ...claims.flatMap((claim) => [
          formatClaim(claim, options),
          ...claim.evidence.map(({ quote: text, document_title: title, page }) =>
            quote(
              text,
              page == null ? title : fill(options.messages.evidencePage, { title, page }),
            ),
          ),
        ]),
      ];

/** The hypothesis with ratings and evidence, and the alternatives. */
export function hypothesisSection(options: PdfOptions): Blocks {
  const { bundle, locale, messages } = options;
  const { hypotheses } = bundle;
  if (!hypotheses) return [];
  const { primary, secondary, experimental_approach: approach } = hypotheses;
  return [
    section(messages.hypothesisSection),
    primary.statement === '' ? null : paragraph(primary.statement),
    facts([
      [messages.confidence, formatShare(primary.confidence, locale)],
      [messages.novelty, formatShare(primary.novelty, locale)],
      [messages.testability, formatShare(primary.testability, locale)],
    ]),
    originBlock(options, 'hypotheses'),
    ...partBlocks(
      messages.rationalePart,
      primary.rationale === '' ? null : paragraph(primary.rationale),
    ),
    ...claimBlocks(primary.claims ?? [], options),
    ...listBlocks(
      messages.secondaryPart,
      secondary.map(({ statement, confidence }) =>
        fill(messages.secondaryHypothesis, {
          statement,
          confidence: formatShare(confidence, locale) ?? messages.absent,
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

const formatInterval = (
  interval: Finding['confidence_interval'],
  { messages, locale }: PdfOptions,
) => {
  if (typeof interval === 'string') return interval;
  const [from, to] = interval ?? [];
  return from === undefined || to === undefined
    ? ''
    : fill(messages.interval, {
        from: formatReportNumber(from, locale),
        to: formatReportNumber(to, locale),
      });
};

const isSentence = (text: string): boolean => /[.?!]$/.test(text.trim());

const formatFinding = (finding: Finding, options: PdfOptions): string => {
  const { messages, locale } = options;
  const { significance, confidence_interval: interval, effect_size: effect } = finding;
  const weight =
    typeof significance === 'number'
      ? formatReportNumber(significance, locale)
      : (significance ?? '');
  const figures = [
    isSentence(weight) ? '' : weight,
    formatInterval(interval, options),
    effect === undefined
      ? ''
      : fill(messages.effectSize, { value: formatReportNumber(effect, locale) }),
  ]
    .filter((part) => part.trim() !== '')
    .join('; ');
  const text = isSentence(weight) ? `${finding.finding} ${weight}` : finding.finding;
  return figures === ''
    ? text
    : fill(messages.findingWithWeight, { finding: text, weight: figures });
};

/** The findings with their statistics, and recommendations. */
export function findingsSection(options: PdfOptions): Blocks {
  const { bundle, messages } = options;
  const { analysis } = bundle;
  if (!analysis) return [];
  const findings = analysis.key_findings
    .filter(({ finding }) => finding.trim() !== '')
    .map((finding) => formatFinding(finding, options));
  return [
    section(messages.findingsSection),
    findings.length === 0 ? null : bullets(findings),
    originBlock(options, 'analysis'),
    ...listBlocks(messages.recommendationsPart, analysis.recommendations),
  ];
}
