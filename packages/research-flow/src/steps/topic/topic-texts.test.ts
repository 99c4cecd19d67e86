import { describe, expect, it } from 'vitest';
import { featuredTopics } from './featured-topics.js';
import { formatCategory, formatTopic, formatTopicTitle } from './topic-texts.js';
import { topicMessages } from './topic.messages.js';

const german = {
  ...topicMessages,
  difficulties: { ...topicMessages.difficulties, Advanced: 'Anspruchsvoll' },
  categories: { ...topicMessages.categories, Biotechnology: 'Biotechnologie' },
  months: '{from}–{to} Monate',
  featured: {
    ...topicMessages.featured,
    'gene-1': { title: 'Gen-Editoren im Körper', description: 'Ein Vergleich.' },
  },
} as unknown as typeof topicMessages;

describe('the texts of a topic', () => {
  it('are in the language of the messages, while the topic stays as requests carry it', () => {
    const topic = featuredTopics.find(({ id }) => id === 'gene-1')!;
    expect(formatTopic(topic, german)).toEqual({
      title: 'Gen-Editoren im Körper',
      description: 'Ein Vergleich.',
      category: 'Biotechnologie',
      difficulty: 'Anspruchsvoll',
      duration: '18–36 Monate',
    });
    expect(topic.title).toBe('Delivery of gene editors inside the body');
  });

  it('are those of the topic if they are not ours', () => {
    expect(formatTopicTitle('Naps and memory', german)).toBe('Naps and memory');
    expect(formatCategory('toString', german)).toBe('toString');
    const own = { ...featuredTopics[0]!, title: 'Mine', estimatedDuration: 'a year' };
    expect(formatTopic(own, german)).toMatchObject({ title: 'Mine', duration: 'a year' });
  });

  it('are the specified ones in English', () => {
    for (const topic of featuredTopics)
      expect(formatTopic(topic, topicMessages)).toEqual({
        title: topic.title,
        description: topic.description,
        category: topic.category,
        difficulty: topic.difficulty,
        duration: topic.estimatedDuration,
      });
  });
});
