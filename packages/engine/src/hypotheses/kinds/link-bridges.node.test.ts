import { describe, expect, it } from 'vitest';
import { documentOf } from '../../literature/literature.fixtures.js';
import { sourceOfDocument } from '../../literature/sources.js';
import { loadLanguage } from '../../language/parse-text.js';
import { composeHypothesis } from '../compose-hypothesis.js';
import { readSource } from '../read-source.js';
import { withFurtherCandidates } from './find-further-candidates.js';
import { FISH_OIL, RAYNAUD as WITHOUT_PLATELETS } from './kinds.fixtures.js';

const RAYNAUD = WITHOUT_PLATELETS.replace(
  'in these patients.',
  'before vasospastic attacks. Vasospastic attacks were longer where red cell deformability was low.',
);

const language = await loadLanguage();
const POSITION = { number: 1, of: 1, missing: 0, searched: 0, mentioning: 0 };

const composeFrom = async (texts: readonly string[]) => {
  const sources = texts.map((text, at) =>
    readSource(
      sourceOfDocument(
        documentOf(text, { id: `doc-${String(at)}`, title: text.split('\n')[0] ?? '' }),
      ),
      language,
    ),
  );
  const candidates = await withFurtherCandidates([], sources, []);
  return candidates
    .filter(({ kind }) => kind === 'link')
    .map((each) => composeHypothesis(each, POSITION));
};

describe('a hypothesis from a link', () => {
  it('lists all bridges, with a verbatim quote of each paper on both sides', async () => {
    const [hypothesis] = await composeFrom([FISH_OIL, RAYNAUD]);
    expect(hypothesis?.bridges?.map(({ term }) => term)).toEqual(
      expect.arrayContaining(['blood viscosity', 'platelet aggregation', 'red cell deformability']),
    );
    for (const { with_factor, with_outcome } of hypothesis?.bridges ?? []) {
      expect(with_factor.map(({ document_id }) => document_id)).toEqual(['doc-0']);
      expect(with_outcome.map(({ document_id }) => document_id)).toEqual(['doc-1']);
      for (const { quote, start, end, document_id } of [...with_factor, ...with_outcome])
        expect(
          (document_id === 'doc-0' ? FISH_OIL : RAYNAUD).replaceAll('\r', '').slice(start, end),
        ).toBe(quote);
    }
  });

  it('counts each paper once', async () => {
    const second = RAYNAUD.replace('Blood flow in', 'Winter and').replaceAll('forty', 'sixty');
    const [hypothesis] = await composeFrom([FISH_OIL, RAYNAUD, second]);
    const viscosity = hypothesis?.bridges?.find(({ term }) => term === 'blood viscosity');
    expect(viscosity?.with_outcome.map(({ document_id }) => document_id)).toEqual([
      'doc-1',
      'doc-2',
    ]);
  });
});
