import type { Hypothesis } from '@spinout/api-client';
import { describe, expect, it } from 'vitest';
import { foreign } from '../experiment/hypotheses.fixtures.js';
import type { Abstract } from './literature-details.js';
import { findRunSources } from './run-sources.js';

const abstract = (id: string): Abstract => ({
  id,
  title: `Naps ${id}`,
  authors: [],
  journal: '',
  year: 2024,
  label: id,
  abstract: 'Naps raised recall.',
  terms: [],
  methods: [],
});

const quoting = (...ids: readonly string[]): Hypothesis =>
  foreign('Naps', 'Naps may raise recall.', {
    claims: ids.map((id) => ({
      text: 'A source says so.',
      evidence: [
        {
          document_id: id,
          document_title: id,
          kind: 'live',
          page: null,
          start: 0,
          end: 4,
          quote: 'Naps',
          before: '',
          after: '',
        },
      ],
    })),
  });

describe('the sources of a run that a design follows from', () => {
  it('are those that the hypothesis quotes, in the order of its claims', () => {
    const { sources, further } = findRunSources(
      quoting('c', 'a', 'c'),
      ['a', 'b', 'c'].map(abstract),
      [],
    );
    expect(sources.map(({ id }) => id)).toEqual(['c', 'a']);
    expect(further.map(({ id }) => id)).toEqual(['b']);
  });
});
