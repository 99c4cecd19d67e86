import { describe, expect, it } from 'vitest';
import { addMentions } from './mentions.js';
import { findUnlinkedPairs } from './term-pairs.js';

const paper = (
  title: string,
  terms: readonly string[],
  methods: readonly string[] = [],
  summary = '',
) => ({ title, summary, terms, methods });

describe('addMentions', () => {
  it('adds terms of other papers that title or methods name, whatever their ending', () => {
    const [first] = addMentions([
      paper('Antibiotics found with deep learning in T cells', ['antibiotic'], ['mouse model']),
      paper('Other', ['deep learning', 't cell', 'mouse model', 'ozone layer']),
    ]);
    expect(first?.terms).toEqual(['antibiotic', 'deep learning', 't cell', 'mouse model']);
  });

  it('takes a single word as mentioned, but not as what the paper is about', () => {
    const [first] = addMentions([
      paper('An aligner with a small memory footprint', ['alignment']),
      paper('Other', ['memory']),
    ]);
    expect(first?.terms).toEqual(['alignment']);
    expect(first?.mentionedTerms).toEqual(new Set(['alignment', 'memory']));
  });

  it('leaves no gap between two terms if a paper on one mentions the other by a single word', () => {
    const papers = [
      { id: '1', ...paper('Sleep and memory in flies', ['sleep']) },
      { id: '2', ...paper('Sleep in mice', ['sleep']) },
      { id: '3', ...paper('Traces in cells', ['memory']) },
      { id: '4', ...paper('Traces in networks', ['memory']) },
    ];
    expect(findUnlinkedPairs(papers, 2)).toHaveLength(1);
    expect(findUnlinkedPairs(addMentions(papers), 2)).toEqual([]);
  });

  it('takes terms of the others, and does not return them', () => {
    const others = [paper('Deep learning on mice', ['ozone layer', 'deep learning'])];
    const mentioning = addMentions([paper('Deep learning of dunes', ['dune'])], others);
    expect(mentioning.map(({ terms }) => terms)).toEqual([['dune', 'deep learning']]);
  });

  it('joins no words across two fields, and takes no other cell for a T cell', () => {
    const [first] = addMentions([
      paper('About solar', [], [], 'Cells divide.'),
      paper('Other', ['solar cell', 't cell']),
    ]);
    expect(first?.terms).toEqual([]);
  });
});
