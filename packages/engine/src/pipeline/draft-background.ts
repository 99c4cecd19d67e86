import { atStart } from '../discovery/wording.js';
import { fillMessage } from '../library/library.messages.js';
import { sentence, type DraftSection, type DraftSentence } from './draft.types.js';
import type { LiteratureDetails } from './literature-details.js';
import { paperMessages as messages } from './paper.messages.js';
import type { Parts } from './parts.js';
import { designOf } from './planned-design.js';
import { shownTopic } from './topic.js';

const MAX_PAPERS = 5;

/** What the sections of a draft are made from. */
export interface DraftMaterial {
  readonly topic: string;
  readonly parts: Parts;
  readonly details: LiteratureDetails;
  /** Sentences of the person, unchecked. */
  readonly stated: readonly string[];
}

/** Says how many papers were read, from where and when. */
export const foundSentences = ({ topic, parts, details }: DraftMaterial): DraftSentence[] => {
  const count = parts.literature?.papers_analyzed ?? 0;
  const by = parts.literature?.source?.by ?? messages.noSource;
  const slots = { topic: shownTopic(topic), by };
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
  return [found, ...span].map((text) => sentence('literature-agent', text));
};

/** States the hypothesis: claim by claim with its papers, or as the person put it. */
export const hypothesisSentences = ({ parts: { hypotheses } }: DraftMaterial): DraftSentence[] => {
  if (!hypotheses) return [];
  const { primary, source } = hypotheses;
  const { claims = [] } = primary;
  if (source?.origin === 'user') {
    const { statement } = primary;
    return [sentence('user', fillMessage(messages.statedHypothesis, { statement }))];
  }
  if (claims.length === 0) return [sentence('hypothesis-agent', primary.statement)];
  return claims.map(({ text, evidence }) =>
    sentence(
      'hypothesis-agent',
      text,
      evidence.map(({ document_id }) => document_id),
    ),
  );
};

const paperSentences = ({ details }: DraftMaterial): DraftSentence[] => {
  const text = details.abstracts.length === 0 ? messages.eachLibrary : messages.each;
  return details.key_papers.slice(0, MAX_PAPERS).flatMap(({ id, label, key_findings }) => {
    if (key_findings.length === 0) return [];
    const slots = { Paper: atStart(label), finding: key_findings.join(' ') };
    return [sentence('literature-agent', fillMessage(text, slots), [id])];
  });
};

const gapSentences = ({ parts }: DraftMaterial): DraftSentence[] =>
  (parts.literature?.research_gaps ?? []).map((text) => sentence('literature-agent', text));

/** What is known, what is open, and what is proposed. */
export const introduction = (material: DraftMaterial): DraftSection => [
  foundSentences(material),
  paperSentences(material),
  gapSentences(material),
  hypothesisSentences(material),
];

const searchSentences = ({ details, parts }: DraftMaterial): DraftSentence[] => {
  const isLive = details.abstracts.length > 0;
  const asked = details.search_log.map(({ provider, query, at, hits, retrieved }) => {
    const slots = { provider, query: shownTopic(query), at };
    return hits === null
      ? fillMessage(messages.silentSource, slots)
      : fillMessage(messages.askedSource, { ...slots, hits, retrieved });
  });
  const searched = details.papers_searched;
  const at = parts.literature?.source?.at ?? '';
  return [
    ...asked,
    ...(isLive || !parts.literature
      ? []
      : [fillMessage(messages.searchedLibrary, { searched, at })]),
    ...((parts.literature?.papers_analyzed ?? 0) > 0 ? [messages.matching] : []),
  ].map((text) => sentence('literature-agent', text));
};

const designSentences = (material: DraftMaterial): DraftSentence[] => {
  const design = designOf(material.parts);
  if (!design) return [sentence('experiment-agent', messages.noDesign)];
  const { methodology, controls, duration, statement } = design;
  return [
    methodology,
    statement,
    ...(controls.length > 0
      ? [fillMessage(messages.controls, { controls: controls.join('; ') })]
      : []),
    fillMessage(messages.duration, { duration }),
  ].map((text) => sentence('experiment-agent', text));
};

/** How papers were found, the hypothesis made, and the experiment planned. */
export const methods = (material: DraftMaterial): DraftSection => {
  const { hypotheses } = material.parts;
  const isLinked = (hypotheses?.primary.claims ?? []).length > 0;
  const basis = hypotheses?.primary['novelty_basis'];
  return [
    searchSentences(material),
    isLinked
      ? [messages.linking, ...(typeof basis === 'string' ? [basis] : [])].map((text) =>
          sentence('hypothesis-agent', text),
        )
      : [],
    designSentences(material),
  ];
};
