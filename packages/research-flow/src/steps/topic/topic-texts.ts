import type { Topic } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import { findName, type Names } from '@spinout/flow-kit';
import { useMessages, useNames } from '@spinout/flow-kit/react';
import type {} from './topic-names.messages.js';
import { topicMessages, type TopicMessages } from './topic.messages.js';

const MONTHS = /^(?<from>\d+)-(?<to>\d+) months$/u;

const formatDuration = (duration: string, { months }: Pick<TopicMessages, 'months'>): string => {
  const { from, to } = MONTHS.exec(duration)?.groups ?? {};
  return from === undefined || to === undefined ? duration : fill(months, { from, to });
};

/** What is shown of a topic, in the language of the page. The topic itself stays as requests carry it. */
export const formatTopic = (
  topic: Topic,
  names: Names,
  messages: Pick<TopicMessages, 'months'>,
) => ({
  title: findName(names, topic.title),
  description: findName(names, topic.description),
  category: findName(names, topic.category),
  difficulty: findName(names, topic.difficulty),
  duration: formatDuration(topic.estimatedDuration, messages),
});

/** Translations of the names of our topics. */
export const useTopicNames = (): Names => useNames('topicNames');

/** Returns what is shown of a topic. */
export const useTopicTexts = (topic: Topic) =>
  formatTopic(topic, useTopicNames(), useMessages(topicMessages));
