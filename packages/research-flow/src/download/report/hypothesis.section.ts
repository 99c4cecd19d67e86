import { confidenceToShow, type Hypothesis } from '@spinout/api-client';
import { TEXT_PARTS } from '@spinout/domain/hypothesis-statement';
import { fill } from '@spinout/design-system';
import type { FlowData } from '../../data/flow-data.js';
import { bullets, facts, numbered, paragraph, part, section, table } from '@spinout/flow-kit/pdf';
import { KIND_MESSAGES, PART_MESSAGES } from '../../steps/hypothesis/hypothesis-labels.js';
import { createClaimBlocks } from './claim-blocks.js';
import { createListPart, formatOrigin, type ReportFormat } from './report-format.js';

/** Whether the title says more than the beginning of the statement. */
const hasOwnTitle = ({ title, statement }: Hypothesis): boolean => {
  const start = title.replace(/(?<![\s….])[\s….]+$/u, '');
  return start !== '' && !statement.startsWith(start);
};

/** The hypothesis, its confidence with factors, and the evidence. */
export function hypothesisSection(
  { hypothesis }: FlowData,
  format: ReportFormat,
): (string | null)[] {
  if (!hypothesis) return [];
  const { text, percent } = format;
  const { confidence_basis: basis, candidate, structure, topic_coverage: coverage } = hypothesis;
  const confidence = confidenceToShow(hypothesis);
  return [
    section(text.hypothesis),
    hasOwnTitle(hypothesis) ? part(hypothesis.title) : null,
    paragraph(hypothesis.statement),
    coverage
      ? paragraph(
          fill(text.notCovered, { covered: coverage.covered, notCovered: coverage.not_covered }),
        )
      : null,
    facts([
      [text.partKind, structure && text[KIND_MESSAGES[structure.kind]]],
      ...TEXT_PARTS.map((name) => [text[PART_MESSAGES[name]], structure?.[name]] as const),
    ]),
    facts([
      [text.confidence, confidence === null ? null : percent(confidence)],
      [text.confidenceBasis, basis?.statement],
      [text.refutation, hypothesis.refutation],
      [text.candidate, candidate && fill(text.candidateOf, { ...candidate })],
      [text.impact, hypothesis.estimated_impact],
      [text.timeline, hypothesis.timeline],
    ]),
    formatOrigin(hypothesis.source, format),
    basis && basis.factors.length > 0
      ? table(
          [text.factor, text.factorValue, text.factorWeight],
          basis.factors.map(({ name, value, weight }) => [name, percent(value), percent(weight)]),
        )
      : null,
    ...createClaimBlocks(text.evidence, hypothesis.claims, format),
    ...createListPart(text.methods, hypothesis.methodology, bullets),
    ...createListPart(text.nextSteps, hypothesis.next_steps, numbered),
  ];
}
