import { ConfigurationError } from '@spinout/api-client';
import { describeValue } from '@spinout/flow-kit';

type Values = Readonly<Record<string, unknown>>;

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** What a topic lacks to be shown and chosen; undefined if nothing. */
const findMissing = (topic: unknown): string | undefined =>
  ['id', 'title', 'category', 'estimatedDuration'].find(
    (name) => !isText((topic as Values | null)?.[name]),
  );

const fail = (component: string, what: string, how: string): never => {
  throw new ConfigurationError(`The \`topics\` of <${component}> ${what} ${how}`);
};

/**
 * Checks the topics that a host offers.
 * @throws {ConfigurationError} if they cannot be shown or told apart
 */
export function checkTopics(topics: unknown, component: string): void {
  if (topics === undefined) return;
  const { featured = [], categories = [] } = Object(topics) as Values;
  if (Array.isArray(topics) || !Array.isArray(featured) || !Array.isArray(categories)) {
    fail(
      component,
      `are ${describeValue(topics)} without lists in it, so no topic is found.`,
      'Pass { featured: [topic], categories: ["Sleep"] }; each may be left out.',
    );
  }
  const list = featured as readonly unknown[];
  list.forEach((topic, index) => {
    const missing = findMissing(topic);
    if (missing !== undefined)
      fail(
        component,
        `have no \`${missing}\` in featured[${index}], which its card shows.`,
        'Pass id, title, description, category, difficulty, estimatedDuration and potentialImpact.',
      );
  });
  const ids = list.map((topic) => (topic as Values)['id']);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated !== undefined)
    fail(
      component,
      `have two topics with the id ${describeValue(repeated)}, so both would be selected at once.`,
      'Give each an id of its own.',
    );
}
