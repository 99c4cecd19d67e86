import { describe, expect, it } from 'vitest';
import { addMentions } from './mentions.js';

const paper = (
  title: string,
  terms: readonly string[],
  methods: readonly string[] = [],
  summary = '',
) => ({ title, summary, terms, methods });

describe('withMentions', () => {
  it('adds terms of other papers that title or methods name, whatever their ending', () => {
    const [first] = addMentions([
      paper('Antibiotics found with deep learning in T cells', ['antibiotic'], ['mouse model']),
      paper('Other', ['deep learning', 't cell', 'mouse model', 'ozone layer']),
    ]);
    expect(first?.terms).toEqual(['antibiotic', 'deep learning', 't cell', 'mouse model']);
  });

  it('takes a single word as touched, but not as what the paper is about', () => {
    const [first] = addMentions([
      paper('An aligner with a small memory footprint', ['alignment']),
      paper('Other', ['memory']),
    ]);
    expect(first?.terms).toEqual(['alignment']);
    expect(first?.mentionedTerms).toEqual(new Set(['alignment', 'memory']));
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
