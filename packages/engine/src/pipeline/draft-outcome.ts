import { isUnsupported } from '@spinout/api-client';
import { fillMessage } from '../library/library.messages.js';
import { hypothesisSentences, type DraftMaterial } from './draft-background.js';
import { sentence, type DraftSection, type DraftSentence } from './draft.types.js';
import { paperMessages as messages } from './paper.messages.js';

const MAX_QUESTIONS = 3;

/** Sentences of the person, each marked as theirs. */
const statedSentences = ({ stated }: DraftMaterial): DraftSentence[] =>
  stated.map((text) => sentence('user', fillMessage(messages.stated, { text })));

const findingSentences = ({ parts }: DraftMaterial): DraftSentence[] =>
  (parts.analysis?.key_findings ?? []).flatMap(({ finding, significance, papers }) => {
    const cited = Array.isArray(papers) ? papers.filter((id) => typeof id === 'string') : [];
    const weight = typeof significance === 'string' ? [significance] : [];
    return [
      sentence('analysis-agent', finding, cited),
      ...weight.map((text) => sentence('analysis-agent', text)),
    ];
  });

/** The findings; statements of the person are separate and marked. */
export const results = (material: DraftMaterial): DraftSection => {
  const findings = findingSentences(material);
  const stated = statedSentences(material);
  const none = findings.length + stated.length === 0;
  return [[sentence('draft', none ? messages.noResults : messages.draft)], findings, stated];
};

const textIn = (value: unknown): string[] =>
  typeof value === 'string' && value !== '' ? [value] : [];

/** What speaks against it, what stays open, and what to do. */
export const discussion = (material: DraftMaterial): DraftSection => {
  const { parts, details } = material;
  const { primary } = parts.hypotheses ?? {};
  const isLinked = (primary?.claims ?? []).length > 0;
  const questions = details.gaps
    .flatMap((gap) => (gap.kind === 'open-question' ? [gap] : []))
    .slice(0, MAX_QUESTIONS);
  return [
    [
      ...textIn(primary?.['refutation']).map((text) => sentence('hypothesis-agent', text)),
      ...(isLinked
        ? [messages.limits, messages.judged].map((text) => sentence('hypothesis-agent', text))
        : []),
    ],
    questions.map(({ text, paper_id }) =>
      sentence('literature-agent', fillMessage(messages.question, { question: text }), [paper_id]),
    ),
    (parts.analysis?.recommendations ?? []).map((text) => sentence('analysis-agent', text)),
  ];
};

/** What follows if the sources are right, and the first step. */
export const conclusion = (material: DraftMaterial): DraftSection => {
  const { primary } = material.parts.hypotheses ?? {};
  const last = isUnsupported(primary) ? undefined : hypothesisSentences(material).at(-1);
  const [step] = material.parts.analysis?.recommendations ?? [];
  return [
    [
      last ?? sentence('draft', messages.noConclusion),
      ...(step === undefined
        ? []
        : [sentence('analysis-agent', fillMessage(messages.conclusionNext, { step }))]),
      sentence('draft', messages.draft),
    ],
  ];
};
