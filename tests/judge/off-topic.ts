import type { Api } from './judge.types.ts';
import { containsWords } from './judge-offer.ts';

/** An answer whose source does not name the topic. */
export interface OffTopicAnswer {
  readonly topic: string;
  readonly from: 'hypothesis' | 'literature';
  readonly source: string;
}

const STOP_WORDS = new Set('of the in for and at on by a an tips about with to'.split(' '));
/** Endings such as the plural do not matter. */
const STEM_LENGTH = 6;

/** The words of a topic that a source about it names. */
const wordsOfTopic = (topic: string): string =>
  topic
    .toLowerCase()
    .split(' ')
    .filter((word) => !STOP_WORDS.has(word))
    .map((word) =>
      word.length <= STEM_LENGTH ? word.replace(/s$/, '') : word.slice(0, STEM_LENGTH),
    )
    .join(' ');

/** Asks for a hypothesis and for literature on each topic, and collects the answers that are about something else. */
export async function findOffTopicAnswers(
  api: Api,
  topics: readonly string[],
): Promise<readonly OffTopicAnswer[]> {
  const answers: OffTopicAnswer[] = [];
  for (const topic of topics) {
    const words = wordsOfTopic(topic);
    const { hypothesis } = await api.hypothesis.generate({
      topic,
      interest: 'general',
      papers: [],
    });
    const evidence = (hypothesis.claims ?? []).flatMap((claim) => claim.evidence);
    const text = evidence.map((one) => `${one.document_title} ${one.quote}`).join(' ');
    if (hypothesis.support !== 'none' && !containsWords(text, words))
      answers.push({
        topic,
        from: 'hypothesis',
        source: evidence[0]?.document_title ?? 'no source',
      });
    const { papers } = await api.literature.search({
      journey_id: 'journey-judge',
      hypothesis: null,
      query: topic,
      limit: 5,
    });
    for (const { title, abstract } of papers)
      if (!containsWords(`${title} ${abstract}`, words))
        answers.push({ topic, from: 'literature', source: title });
  }
  return answers;
}
