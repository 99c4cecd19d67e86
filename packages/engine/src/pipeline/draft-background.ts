import { fill } from '@spinout/domain/text';
import type { Claim } from '@spinout/api-client';
import { atStart } from '../literature/wording.js';
import {
  createSentence,
  createSentences,
  type DraftSection,
  type DraftSentence,
} from './draft.types.js';
import type { LiteratureDetails } from './literature-details.js';
import { paperMessages as messages } from './paper.messages.js';
import type { RunResults } from './run-results.js';
import { parsePlannedDesign } from './planned-design.js';
import { formatTopic } from '../literature/topic.js';

const MAX_PAPERS = 5;

/** Input for the sections of a draft. */
export interface DraftMaterial {
  readonly topic: string;
  readonly runResults: RunResults;
  readonly details: LiteratureDetails;
  /** Unverified statements of the person. */
  readonly stated: readonly string[];
}

/** States how many papers were read, their source and years. */
export const writeSearchSummary = (material: DraftMaterial): DraftSentence[] => {
  const { topic, runResults, details } = material;
  const count = runResults.literature?.papers_analyzed ?? 0;
  const by = runResults.literature?.source?.by ?? messages.noSource;
  const slots = { topic: formatTopic(topic), by };
  const { years } = details;
  const found =
    count === 0
      ? fill(messages.foundNone, slots)
      : count === 1
        ? fill(messages.foundOne, slots)
        : fill(messages.found, { ...slots, count });
  const span =
    years === null || count < 2
      ? []
      : years.from === years.to
        ? [fill(messages.sameYear, { from: years.from })]
        : [fill(messages.years, years)];
  return createSentences('literature-agent', [found, ...span]);
};

const idsOf = ({ evidence }: Pick<Claim, 'evidence'>) =>
  evidence.map(({ document_id }) => document_id);

/** States the hypothesis in one sentence, with the papers that it follows from. */
export const writeHypothesisSentence = ({
  runResults: { hypotheses },
}: Pick<DraftMaterial, 'runResults'>): DraftSentence | undefined => {
  if (!hypotheses) return undefined;
  const {
    primary: { statement, claims = [] },
    source,
  } = hypotheses;
  if (source?.origin === 'user')
    return createSentence('user', fill(messages.statedHypothesis, { statement }));
  const [basis] = claims;
  return basis
    ? createSentence('hypothesis-agent', fill(messages.hypothesis, { statement }), idsOf(basis))
    : createSentence('hypothesis-agent', statement);
};

/** States the hypothesis, and claim by claim what it rests on, with the quoted passage. */
const writeHypothesisSentences = (material: DraftMaterial): DraftSentence[] => {
  const { hypotheses } = material.runResults;
  const sentence = writeHypothesisSentence(material);
  if (!sentence) return [];
  const claims = hypotheses?.source?.origin === 'user' ? [] : (hypotheses?.primary.claims ?? []);
  return [
    sentence,
    ...claims.flatMap((claim) => [
      createSentence('hypothesis-agent', claim.text, idsOf(claim)),
      ...claim.evidence
        .slice(0, 1)
        .map(({ quote, document_id }) =>
          createSentence('hypothesis-agent', fill(messages.quoted, { quote }), [document_id]),
        ),
    ]),
  ];
};

const writePaperSentences = ({ details }: DraftMaterial): DraftSentence[] => {
  const text = details.abstracts.length === 0 ? messages.eachLibrary : messages.each;
  return details.key_papers.slice(0, MAX_PAPERS).flatMap(({ id, label, key_findings }) => {
    if (key_findings.length === 0) return [];
    const slots = { Paper: atStart(label), finding: key_findings.join(' ') };
    return [createSentence('literature-agent', fill(text, slots), [id])];
  });
};

/** Introduction: known findings, open questions and the hypothesis. */
export const writeIntroduction = (material: DraftMaterial): DraftSection => [
  writeSearchSummary(material),
  writePaperSentences(material),
  createSentences('literature-agent', material.runResults.literature?.research_gaps ?? []),
  writeHypothesisSentences(material),
];

const writeSearchSentences = ({ details, runResults }: DraftMaterial): DraftSentence[] => {
  const isLive = details.abstracts.length > 0;
  const asked = details.search_log.map(({ provider, query, at, hits, retrieved }) => {
    const slots = { provider, query: formatTopic(query), at };
    return hits === null
      ? fill(messages.silentSource, slots)
      : fill(messages.askedSource, { ...slots, hits, retrieved });
  });
  const { literature } = runResults;
  const searched = details.papers_searched;
  const at = literature?.source?.at ?? '';
  return createSentences('literature-agent', [
    ...asked,
    ...(isLive || !literature ? [] : [fill(messages.searchedLibrary, { searched, at })]),
    ...(literature && literature.papers_analyzed > 0 ? [messages.matching] : []),
  ]);
};

const writeDesignSentences = (material: DraftMaterial): DraftSentence[] => {
  const design = parsePlannedDesign(material.runResults);
  if (!design) return [createSentence('experiment-agent', messages.noDesign)];
  const { methodology, controls, duration, statement } = design;
  return createSentences('experiment-agent', [
    methodology,
    statement,
    ...(controls.length > 0 ? [fill(messages.controls, { controls: controls.join('; ') })] : []),
    fill(messages.duration, { duration }),
  ]);
};

/** Methods: literature search, hypothesis generation and experiment design. */
export const writeMethods = (material: DraftMaterial): DraftSection => {
  const { hypotheses } = material.runResults;
  const isSupported = (hypotheses?.primary.claims ?? []).length > 0;
  const basis = hypotheses?.primary['novelty_basis'];
  const reading = [messages.reading, ...(typeof basis === 'string' ? [basis] : [])];
  return [
    writeSearchSentences(material),
    createSentences('hypothesis-agent', isSupported ? reading : []),
    writeDesignSentences(material),
  ];
};
