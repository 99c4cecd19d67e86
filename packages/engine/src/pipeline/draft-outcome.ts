import { fill } from '@spinout/domain/text';
import { isUnsupported } from '@spinout/api-client';
import { writeHypothesisSentence, type DraftMaterial } from './draft-background.js';
import {
  createSentence,
  createSentences,
  type DraftSection,
  type DraftSentence,
} from './draft.types.js';
import { paperMessages as messages } from './paper.messages.js';

const MAX_QUESTIONS = 3;

const writeFindingSentences = ({ runResults }: DraftMaterial): DraftSentence[] =>
  (runResults.analysis?.key_findings ?? []).flatMap(({ finding, significance, papers }) => {
    const cited = Array.isArray(papers) ? papers.filter((id) => typeof id === 'string') : [];
    const weight = typeof significance === 'string' ? [significance] : [];
    return [
      createSentence('analysis-agent', finding, cited),
      ...createSentences('analysis-agent', weight),
    ];
  });

/** Results: findings of the run, and separately the marked statements of the person. */
export const writeResults = (material: DraftMaterial): DraftSection => {
  const findings = writeFindingSentences(material);
  const texts = material.stated.map((text) => fill(messages.stated, { text }));
  const stated = createSentences('user', texts);
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
    createSentences('hypothesis-agent', [
      ...getTexts(primary?.['refutation']),
      ...(isSupported ? [messages.limits, messages.judged] : []),
    ]),
    questions.map(({ text, paper_id }) =>
      createSentence('literature-agent', fill(messages.question, { question: text }), [paper_id]),
    ),
    createSentences('analysis-agent', runResults.analysis?.recommendations ?? []),
  ];
};

/** Conclusion: the hypothesis and the first next step. */
export const writeConclusion = (material: DraftMaterial): DraftSection => {
  const { primary } = material.runResults.hypotheses ?? {};
  const hypothesis = isUnsupported(primary) ? undefined : writeHypothesisSentence(material);
  const [step] = material.runResults.analysis?.recommendations ?? [];
  const next = step === undefined ? [] : [fill(messages.conclusionNext, { step })];
  return [
    [
      hypothesis ?? createSentence('draft', messages.noConclusion),
      ...createSentences('analysis-agent', next),
      createSentence('draft', messages.draft),
    ],
  ];
};
