import type { Category } from '@spinout/domain/categories';
import type { LibraryPaper } from '../library/library.js';
import { getLibrarySearch } from '../library/library-index.js';
import { extractWords } from '../search/words.js';
import { isFiller } from '../search/generic-words.js';
import { MAX_QUERY, topicHits } from './topic-papers.js';

/** How the ids of topics begin, by field. */
const FIELDS: Readonly<Record<string, Category>> = {
  neuro: 'Neuroscience & Brain Research',
  drug: 'Drug Discovery & Therapeutics',
  bioinformatics: 'Computational Biology',
  computational: 'Computational Biology',
  climate: 'Climate & Environmental Science',
  material: 'Materials Science',
  ai: 'Artificial Intelligence',
  quantum: 'Quantum Computing',
  gene: 'Biotechnology',
  biotech: 'Biotechnology',
  biotechnology: 'Biotechnology',
  space: 'Space Technology',
  energy: 'Renewable Energy',
};

/** Number of papers that decide the field of a topic. */
const SAMPLE = 8;
/** What the interest's field counts beside the nearest papers'; they win when they are clearly of another one. */
const INTEREST_SHARE = 0.5;

export interface TopicField {
  readonly category: Category | undefined;
  /** How near each library paper is to the topic, 0..1, by id; papers without a common distinctive word are omitted. */
  readonly nearness: ReadonlyMap<string, number>;
}

/** Determines the field of a topic from the papers that match it and from the id of the interest. */
export function topicFieldOf(
  topic: string,
  interest: string,
  library: readonly LibraryPaper[],
): TopicField {
  const query = topic.slice(0, MAX_QUERY);
  const hits = getLibrarySearch(library).search(query, { limit: library.length, isFiller });
  const nearness = new Map(hits.map(({ id, relevance }) => [id, relevance]));
  const categories = new Map(library.map(({ id, category }) => [id, category]));
  const mass = new Map<Category, number>();
  for (const { id, relevance } of hits.slice(0, SAMPLE)) {
    const category = categories.get(id);
    if (category) mass.set(category, (mass.get(category) ?? 0) + relevance);
  }
  const named = fieldNamed(interest) ?? fieldNamed(topic);
  if (named) {
    const heaviest = Math.max(...mass.values(), 0);
    mass.set(named, (mass.get(named) ?? 0) + (heaviest > 0 ? heaviest * INTEREST_SHARE : 1));
  }
  const [first] = [...mass].sort(([, one], [, other]) => other - one);
  return { category: first?.[0], nearness };
}

/**
 * Whether a topic names a subject on which the library has no paper. A topic of general words only, such as "Advanced
 * Research", names none; then the interest does, unless it is an id.
 */
export function isForeignTopic(
  topic: string,
  interest: string,
  library: readonly LibraryPaper[],
): boolean {
  const texts = isTopicId(interest) ? [topic] : [topic, interest];
  const subject = texts.find((text) => extractWords(text).some(({ folded }) => !isFiller(folded)));
  if (subject === undefined || fieldNamed(subject) !== undefined) return false;
  return topicHits(library, subject).length === 0;
}

const TOPIC_ID = /^([a-z]+)-[\w-]*\d$/;

/** Whether an interest is the id of a topic, which tells a field at most, rather than words. */
export const isTopicId = (interest: string): boolean =>
  TOPIC_ID.test(interest.trim().toLowerCase());

const fieldNamed = (name: string): Category | undefined => {
  const plain = name.trim().toLowerCase();
  const whole = Object.values(FIELDS).find((category) => category.toLowerCase() === plain);
  const [, start = ''] = TOPIC_ID.exec(plain) ?? [];
  return whole ?? (Object.hasOwn(FIELDS, start) ? FIELDS[start] : undefined);
};
