/** More related topics are not shown. */
const MAX_TOPICS = 12;

const readName = (topic: unknown): string => {
  if (typeof topic === 'string') return topic.trim();
  if (typeof topic !== 'object' || topic === null) return '';
  const { title, name, topic: text } = topic as Record<string, unknown>;
  const found = [title, name, text].find((value) => typeof value === 'string');
  return typeof found === 'string' ? found.trim() : '';
};

/** The names of related topics, which servers send as texts or as objects; what has none is left out. */
export const topicNames = (topics: readonly unknown[]): readonly string[] =>
  topics
    .map(readName)
    .filter((name) => name !== '')
    .slice(0, MAX_TOPICS);
