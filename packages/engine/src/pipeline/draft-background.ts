import type { Claim } from '@spinout/api-client';
import { atStart } from '../literature/wording.js';
import { fillMessage } from '../library/library.messages.js';
import { createSentence, type DraftSection, type DraftSentence } from './draft.types.js';
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
export const writeSearchSummary = ({
  topic,
  runResults,
  details,
}: DraftMaterial): DraftSentence[] => {
  const count = runResults.literature?.papers_analyzed ?? 0;
  const by = runResults.literature?.source?.by ?? messages.noSource;
  const slots = { topic: formatTopic(topic), by };
  const { years } = details;
  const found =
    count === 0
      ? fillMessage(messages.foundNone, slots)
      : count === 1
        ? fillMessage(messages.foundOne, slots)
        : fillMessage(messages.found, { ...slots, count });
  const span =
    years === null || count < 2
      ? []
      : years.from === years.to
        ? [fillMessage(messages.sameYear, { from: years.from })]
        : [fillMessage(messages.years, years)];
  return [found, ...span].map((text) => createSentence('literature-agent', text));
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
    return createSentence('user', fillMessage(messages.statedHypothesis, { statement }));
  const [basis] = claims;
  return basis
    ? createSentence(
        'hypothesis-agent',
        fillMessage(messages.hypothesis, { statement }),
        idsOf(basis),
      )
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
          createSentence('hypothesis-agent', fillMessage(messages.quoted, { quote }), [
            document_id,
          ]),
        ),
    ]),
  ];
};

const writePaperSentences = ({ details }: DraftMaterial): DraftSentence[] => {
  const text = details.abstracts.length === 0 ? messages.eachLibrary : messages.each;
  return details.key_papers.slice(0, MAX_PAPERS).flatMap(({ id, label, key_findings }) => {
    if (key_findings.length === 0) return [];
    const slots = { Paper: atStart(label), finding: key_findings.join(' ') };
    return [createSentence('literature-agent', fillMessage(text, slots), [id])];
  });
};

const writeGapSentences = ({ runResults }: DraftMaterial): DraftSentence[] =>
  (runResults.literature?.research_gaps ?? []).map((text) =>
    createSentence('literature-agent', text),
  );

/** Introduction: known findings, open questions and the hypothesis. */
export const writeIntroduction = (material: DraftMaterial): DraftSection => [
  writeSearchSummary(material),
  writePaperSentences(material),
  writeGapSentences(material),
  writeHypothesisSentences(material),
];

const writeSearchSentences = ({ details, runResults }: DraftMaterial): DraftSentence[] => {
  const isLive = details.abstracts.length > 0;
  const asked = details.search_log.map(({ provider, query, at, hits, retrieved }) => {
    const slots = { provider, query: formatTopic(query), at };
    return hits === null
      ? fillMessage(messages.silentSource, slots)
      : fillMessage(messages.askedSource, { ...slots, hits, retrieved });
  });
  const searched = details.papers_searched;
  const at = runResults.literature?.source?.at ?? '';
  return [
    ...asked,
    ...(isLive || !runResults.literature
      ? []
      : [fillMessage(messages.searchedLibrary, { searched, at })]),
    ...((runResults.literature?.papers_analyzed ?? 0) > 0 ? [messages.matching] : []),
  ].map((text) => createSentence('literature-agent', text));
};

const writeDesignSentences = (material: DraftMaterial): DraftSentence[] => {
  const design = parsePlannedDesign(material.runResults);
  if (!design) return [createSentence('experiment-agent', messages.noDesign)];
  const { methodology, controls, duration, statement } = design;
  return [
    methodology,
    statement,
    ...(controls.length > 0
      ? [fillMessage(messages.controls, { controls: controls.join('; ') })]
      : []),
    fillMessage(messages.duration, { duration }),
  ].map((text) => createSentence('experiment-agent', text));
};

/** Methods: literature search, hypothesis generation and experiment design. */
export const writeMethods = (material: DraftMaterial): DraftSection => {
  const { hypotheses } = material.runResults;
  const isSupported = (hypotheses?.primary.claims ?? []).length > 0;
  const basis = hypotheses?.primary['novelty_basis'];
  return [
    writeSearchSentences(material),
    isSupported
      ? [messages.reading, ...(typeof basis === 'string' ? [basis] : [])].map((text) =>
          createSentence('hypothesis-agent', text),
        )
      : [],
    writeDesignSentences(material),
  ];
};
