import { distinctiveWords } from '../search/generic-words.js';
import { phraseWords } from '../search/phrase-words.js';

/** Maximum characters of a topic, and of a topic in a sentence. */
const MAX_TOPIC = 2000;
const MAX_SHOWN = 120;

/** Cleans text for storage and display: no control characters, no lone surrogates, single spaces. */
export const formatPlainLine = (text: string, limit: number): string => {
  const plain = text
    .slice(0, limit * 2)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim();
  if (plain.length <= limit) return plain;
  return `${plain.slice(0, limit - 1).replace(/(?<![\p{Cs}\s])[\p{Cs}\s]+$/u, '')}…`;
};

/** Cleans a topic for the agents. */
export const cleanTopic = (topic: string): string => formatPlainLine(topic, MAX_TOPIC);

/** Formats a topic for use in a sentence. */
export const formatTopic = (topic: string): string => formatPlainLine(topic, MAX_SHOWN);

/** Distinctive folded words of a topic, for search. */
export const getTopicWords = (topic: string): readonly string[] =>
  distinctiveWords(phraseWords(cleanTopic(topic)));
