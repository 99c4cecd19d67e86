import type { Topic } from '@spinout/api-client';
import { CATEGORIES } from '@spinout/domain/categories';
import { featuredTopics } from './featured-topics.js';
import { CUSTOM_TOPIC } from './topic.constants.js';

/** What the topic step offers. */
export interface TopicOptions {
  /**
   * Topics that need no call, each with an `id` of its own: the first three are shown at first, all of them in “Browse
   * Topics”. @default six topics of ours
   */
  readonly featured?: readonly Topic[] | undefined;
  /** Categories to browse by; the first three are sent with a request for suggestions. @default ten fields of science */
  readonly categories?: readonly string[] | undefined;
  /** Difficulty of a topic that a person writes. @default 'Intermediate' */
  readonly difficulty?: Topic['difficulty'] | undefined;
  /** Duration of a topic that a person writes, such as "12-18 months". @default '12-18 months' */
  readonly duration?: string | undefined;
}

/** What the topic step offers, with ours where a host has chosen nothing. */
export const readTopicOptions = ({
  featured = featuredTopics,
  categories = CATEGORIES,
  difficulty = CUSTOM_TOPIC.difficulty,
  duration: estimatedDuration = CUSTOM_TOPIC.estimatedDuration,
}: TopicOptions = {}) => ({
  featured,
  categories,
  custom: { ...CUSTOM_TOPIC, difficulty, estimatedDuration },
});
