const MAX_TOPICS = 12;

const readName = (topic: unknown): string => {
  if (typeof topic === 'string') return topic.trim();
  if (typeof topic !== 'object' || topic === null) return '';
  const { title, name, topic: text } = topic as Record<string, unknown>;
  const found = [title, name, text].find((value) => typeof value === 'string');
  return typeof found === 'string' ? found.trim() : '';
};

/** Reads the names of related topics from texts or objects; topics without a name are omitted. */
export const topicNames = (topics: readonly unknown[]): readonly string[] =>
  topics
    .map(readName)
    .filter((name) => name !== '')
    .slice(0, MAX_TOPICS);
