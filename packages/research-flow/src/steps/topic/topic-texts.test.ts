import { describe, expect, it } from 'vitest';
import { featuredTopics } from './featured-topics.js';
import { topicMessages } from './topic.messages.js';
import { topicNameMessages } from './topic-names.messages.js';
import { formatTopic } from './topic-texts.js';

const names = {
  'Delivery of gene editors inside the body': 'Gen-Editoren im Körper',
  Biotechnology: 'Biotechnologie',
  Advanced: 'Anspruchsvoll',
};
const messages = { months: '{from}–{to} Monate' } as unknown as typeof topicMessages;

describe('the texts of a topic', () => {
  it('are in the language of the page, while the topic stays as requests carry it', () => {
    const topic = featuredTopics.find(({ id }) => id === 'gene-1')!;
    expect(formatTopic(topic, names, messages)).toEqual({
      title: 'Gen-Editoren im Körper',
      description: topic.description,
      category: 'Biotechnologie',
      difficulty: 'Anspruchsvoll',
      duration: '18–36 Monate',
    });
    expect(topic.title).toBe('Delivery of gene editors inside the body');
  });

  it('are those of the topic if they are not ours', () => {
    const own = { ...featuredTopics[0]!, title: 'Naps and memory', estimatedDuration: 'a year' };
    expect(formatTopic(own, names, messages)).toMatchObject({
      title: 'Naps and memory',
      duration: 'a year',
    });
  });

  it('are the specified ones in English', () => {
    for (const topic of featuredTopics)
      expect(formatTopic(topic, topicNameMessages, topicMessages)).toEqual({
        title: topic.title,
        description: topic.description,
        category: topic.category,
        difficulty: topic.difficulty,
        duration: topic.estimatedDuration,
      });
  });
});
