import { fill } from '@spinout/domain/text';
import { isUnsupported } from '@spinout/api-client';
import { writeHypothesisSentence, type DraftMaterial } from './draft-background.js';
import { createSentence, type DraftSection, type DraftSentence } from './draft.types.js';
import { paperMessages as messages } from './paper.messages.js';

const MAX_QUESTIONS = 3;

/** Statements of the person, marked as such. */
const writeStatedSentences = ({ stated }: DraftMaterial): DraftSentence[] =>
  stated.map((text) => createSentence('user', fill(messages.stated, { text })));

const writeFindingSentences = ({ runResults }: DraftMaterial): DraftSentence[] =>
  (runResults.analysis?.key_findings ?? []).flatMap(({ finding, significance, papers }) => {
    const cited = Array.isArray(papers) ? papers.filter((id) => typeof id === 'string') : [];
    const weight = typeof significance === 'string' ? [significance] : [];
    return [
      createSentence('analysis-agent', finding, cited),
      ...weight.map((text) => createSentence('analysis-agent', text)),
    ];
  });

/** Results: findings of the run, and separately the marked statements of the person. */
export const writeResults = (material: DraftMaterial): DraftSection => {
  const findings = writeFindingSentences(material);
  const stated = writeStatedSentences(material);
  const none = findings.length + stated.length === 0;
  return [[createSentence('draft', none ? messages.noResults : messages.draft)], findings, stated];
};

const getTexts = (value: unknown): string[] =>
  typeof value === 'string' && value !== '' ? [value] : [];

/** Discussion: refutation, limitations, open questions and recommendations. */
export const writeDiscussion = (material: DraftMaterial): DraftSection => {
  const { runResults, details } = material;
  const { primary } = runResults.hypotheses ?? {};
  const isSupported = (primary?.claims ?? []).length > 0;
  const questions = details.gaps
    .flatMap((gap) => (gap.kind === 'open-question' ? [gap] : []))
    .slice(0, MAX_QUESTIONS);
  return [
    [
      ...getTexts(primary?.['refutation']).map((text) => createSentence('hypothesis-agent', text)),
      ...(isSupported
        ? [messages.limits, messages.judged].map((text) => createSentence('hypothesis-agent', text))
        : []),
    ],
    questions.map(({ text, paper_id }) =>
      createSentence('literature-agent', fill(messages.question, { question: text }), [paper_id]),
    ),
    (runResults.analysis?.recommendations ?? []).map((text) =>
      createSentence('analysis-agent', text),
    ),
  ];
};

/** Conclusion: the hypothesis and the first next step. */
export const writeConclusion = (material: DraftMaterial): DraftSection => {
  const { primary } = material.runResults.hypotheses ?? {};
  const hypothesis = isUnsupported(primary) ? undefined : writeHypothesisSentence(material);
  const [step] = material.runResults.analysis?.recommendations ?? [];
  return [
    [
      hypothesis ?? createSentence('draft', messages.noConclusion),
      ...(step === undefined
        ? []
        : [createSentence('analysis-agent', fill(messages.conclusionNext, { step }))]),
      createSentence('draft', messages.draft),
    ],
  ];
};
