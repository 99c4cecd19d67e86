import { CATEGORIES } from '@spinout/domain/categories';
import { createNames, defineMessages } from '@spinout/flow-kit';
import { featuredTopics } from './featured-topics.js';
import { CUSTOM_TOPIC } from './topic.constants.js';

/** Names and descriptions of our topics, which requests carry in English. Only tools load it; see `findName`. */
export const topicNameMessages = /* @__PURE__ */ defineMessages(
  'topicNames',
  createNames([
    ...CATEGORIES,
    CUSTOM_TOPIC.category,
    'Advanced',
    'Intermediate',
    ...featuredTopics.flatMap(({ title, description }) => [title, description]),
  ]),
);

export type TopicNameMessages = typeof topicNameMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly topicNames: TopicNameMessages;
  }
}
