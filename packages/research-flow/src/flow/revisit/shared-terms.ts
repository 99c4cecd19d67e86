import type { Topic } from '@spinout/api-client';
import type { FlowData } from '../../data/flow-data.js';

/** Words that say nothing about a subject. */
const GENERIC = new Set(
  (
    'about above across advanced after against among analysis and applications applied approach approaches are based ' +
    'been before between better both can changes computational could data design develop developing development ' +
    'different does during each effect effects emerging exploring field for found from have health help high how ' +
    'identify impact improve improved increase into investigate investigating its large level levels low may ' +
    'measure mechanism mechanisms method methods model models more most new next not novel observed other our ' +
    'over paper patients potential process processes provide research result results role science show showed ' +
    'significant single small some studies study such system systems than that the their them these they this ' +
    'those through time toward towards treatment under understand understanding use used using via was were what ' +
    'when where which while will with within without work'
  ).split(' '),
);
const MIN_LENGTH = 3;
/** Longer words are compared by their beginning: "memory", "memories". */
const STEM_LENGTH = 5;

const getStems = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter((word) => word.length >= MIN_LENGTH && !GENERIC.has(word))
      .map((word) => word.slice(0, STEM_LENGTH)),
  );

/** The description of an own topic is a fixed text. */
const getTopicText = ({ id, title, description }: Topic): string =>
  id.startsWith('custom-') ? title : `${title} ${description}`;

const MAX_TERMS = 2;

/** A topic and a paper without a common word. */
export interface Mismatch {
  readonly topic: string;
  /** Key terms of the paper, most characteristic first. */
  readonly terms: readonly string[];
}

/**
 * Compares the words of the topic with the key terms, key sentences, findings and open questions of the paper.
 * @returns null if they share a word, or if either is not known well enough to tell
 */
export function findMismatch({
  topic,
  paper_analysis: analysis,
  papers,
}: FlowData): Mismatch | null {
  if (topic === undefined || analysis === undefined) return null;
  const { key_terms: keyTerms = [], summary = [], findings = [], gaps = [], language } = analysis;
  // The words of another language differ although the subject may be the same.
  if (keyTerms.length === 0 || (language !== undefined && language.code !== 'en')) return null;
  const topicStems = getStems(getTopicText(topic));
  if (topicStems.size === 0) return null;
  const paperStems = getStems(
    [
      ...keyTerms.map(({ term }) => term),
      ...[...summary, ...findings, ...gaps].map(({ text }) => text),
      ...(papers?.documents ?? []).map(({ title }) => title),
    ].join(' '),
  );
  if ([...topicStems].some((stem) => paperStems.has(stem))) return null;
  return { topic: topic.title, terms: keyTerms.slice(0, MAX_TERMS).map(({ term }) => term) };
}
