import { distinctiveWords } from '../discovery/generic-words.js';
import { phraseWords } from '../discovery/tokens.js';

/** Characters of a topic that are looked at, and shown in a sentence. */
const MAX_TOPIC = 2000;
const MAX_SHOWN = 120;

/** Makes any text fit to be kept and shown: no control characters, no broken surrogates, single spaces. */
export const formatPlainLine = (text: string, limit: number): string => {
  const plain = text
    .slice(0, limit * 2)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim();
  if (plain.length <= limit) return plain;
  return `${plain.slice(0, limit - 1).replace(/[\p{Cs}\s]+$/u, '')}…`;
};

/** A topic as the agents work with it. */
export const cleanTopic = (topic: string): string => formatPlainLine(topic, MAX_TOPIC);

/** A topic as written in a sentence. */
export const formatTopic = (topic: string): string => formatPlainLine(topic, MAX_SHOWN);

/** The words by which papers are found: folded, without those that every topic has. */
export const getTopicWords = (topic: string): readonly string[] =>
  distinctiveWords(phraseWords(cleanTopic(topic)));
