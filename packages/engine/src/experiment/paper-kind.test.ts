import { describe, expect, it } from 'vitest';
import { paperKindOf } from './paper-kind.js';

describe('the kind of a paper', () => {
  it.each([
    ['An efficient algorithm to move chains', 'method'],
    ['Folding loops. In this paper we present a fast web server for loops.', 'method'],
    ['Theoretical analysis of knots in ropes', 'model'],
    ['Modeling the spread of rumors', 'model'],
    ['A mouse model of gout', undefined],
    [
      'An algorithm for scans. Patients with pain and patients who slept; patients were scanned. Participants were asked.',
      undefined,
    ],
    ['Sleep in adults', undefined],
  ])('“%s” is %s', (text, kind) => {
    expect(paperKindOf([text])).toBe(kind);
  });
});
