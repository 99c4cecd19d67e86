import type { Topic } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import { topicMessages, type TopicMessages } from './topic.messages.js';

type FeaturedId = keyof TopicMessages['featured'];

const FEATURED_IDS = Object.keys(topicMessages.featured) as FeaturedId[];

const MONTHS = /^(?<from>\d+)-(?<to>\d+) months$/u;

const read = (texts: Readonly<Record<string, string>>, value: string): string =>
  Object.hasOwn(texts, value) ? (texts[value] ?? value) : value;

/** A category in the language of the messages; one that is not ours stays as it is. */
export const formatCategory = (category: string, { categories }: TopicMessages): string =>
  read(categories, category);

const formatDuration = (duration: string, { months }: TopicMessages): string => {
  const { from, to } = MONTHS.exec(duration)?.groups ?? {};
  return from === undefined || to === undefined ? duration : fill(months, { from, to });
};

/** The title of a topic in the language of the messages, if it is a featured one; others stay as they are. */
export const formatTopicTitle = (title: string, { featured }: TopicMessages): string => {
  const id = FEATURED_IDS.find((each) => topicMessages.featured[each].title === title);
  return id === undefined ? title : featured[id].title;
};

const formatDescription = (description: string, { featured }: TopicMessages): string => {
  const id = FEATURED_IDS.find((each) => topicMessages.featured[each].description === description);
  return id === undefined ? description : featured[id].description;
};

/** What is shown of a topic, in the language of the messages. The topic itself stays as requests carry it. */
export const formatTopic = (topic: Topic, messages: TopicMessages) => ({
  title: formatTopicTitle(topic.title, messages),
  description: formatDescription(topic.description, messages),
  category: formatCategory(topic.category, messages),
  difficulty: read(messages.difficulties, topic.difficulty),
  duration: formatDuration(topic.estimatedDuration, messages),
});
