import { describe, expect, it } from 'vitest';
import { nameOrigin } from './name-origin.js';

describe('what a hypothesis follows from', () => {
  it.each([
    ['open-question', 'Open questions in the sources'],
    ['proposal', 'Proposals in the sources'],
    ['generalization', 'Results and limitations in the sources'],
    ['boundary', 'Results and the limits of their tests in the sources'],
    ['contradiction', 'Contradicting results in the sources'],
    ['link', 'Linked results in the sources'],
    [undefined, 'Open questions and proposals in the sources'],
  ] as const)('is said for the kind %s', (kind, by) => {
    expect(nameOrigin(kind)).toBe(by);
  });

  it('names the searched sources where they are known', () => {
    expect(nameOrigin('link', 'PubMed')).toBe('Linked results in: PubMed');
  });
});
