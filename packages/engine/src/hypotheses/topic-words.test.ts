import { describe, expect, it } from 'vitest';
import { stem } from '../search/stem.js';
import { libraryPaperOf } from './hypotheses.fixtures.js';
import { findPapersOnTopic } from './topic-words.js';

const library = [
  libraryPaperOf('spindle', {
    title: 'Sleep spindles and memory',
    summary: 'Spindles were counted.',
  }),
  libraryPaperOf('memory', { title: 'Memory in mazes', summary: 'Rats ran. Memory improved.' }),
  libraryPaperOf('memory-2', { title: 'Memory and age' }),
  libraryPaperOf('memory-3', { title: 'Memory and diet' }),
  libraryPaperOf('solar', { title: 'Slot-die coating of solar cells', terms: ['perovskite'] }),
  libraryPaperOf('question', { openQuestions: ['Whether corals recover is not known.'] }),
];
const on = (...words: string[]) =>
  [...findPapersOnTopic(new Set(words.map((word) => stem(word))), library)].sort();

describe('the papers on a topic', () => {
  it('are those that name most of its weight: a rare word counts more than a common one', () => {
    expect(on('spindles', 'memory')).toEqual(['spindle']);
    expect(on('perovskite', 'memory')).toEqual(['solar']);
  });

  it('are none that name only one of two words that are equally rare', () => {
    expect(on('perovskite', 'corals')).toEqual([]);
  });

  it('are all that name its only word', () => {
    expect(on('memory')).toEqual(['memory', 'memory-2', 'memory-3', 'spindle']);
  });

  it('are looked for in title, summary, terms and open questions', () => {
    expect(on('rats')).toEqual(['memory']);
    expect(on('perovskite')).toEqual(['solar']);
    expect(on('corals')).toEqual(['question']);
  });

  it('may name a word in another form, in capitals, or as a part of a compound', () => {
    expect(on('coral')).toEqual(['question']);
    expect(on('slot')).toEqual(['solar']);
    expect(on('slot-die')).toEqual(['solar']);
  });

  it('may write a compound without its hyphen, or within a longer one', () => {
    expect(on('sleep-spindles')).toEqual(['spindle']);
    expect(on('die-coating')).toEqual(['solar']);
    expect(on('memory-spindles')).toEqual(['spindle']);
    expect(on('football-corals')).toEqual([]);
  });

  it('may name the parts of a compound that no paper has', () => {
    expect(on('spindle-trained-football', 'corals')).toEqual([]);
    expect(on('perovskites-coating')).toEqual(['solar']);
  });

  it('are none for words that no paper has, even beside one that it has', () => {
    expect(on('football')).toEqual([]);
    expect(on('football', 'economics', 'memory')).toEqual([]);
  });

  it('are those of the given library, not of one read before', () => {
    const other = [libraryPaperOf('a', { title: 'Football' }), libraryPaperOf('b')];
    expect([...findPapersOnTopic(new Set([stem('football')]), other)]).toEqual(['a']);
    expect(on('football')).toEqual([]);
  });
});
