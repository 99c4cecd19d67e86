import { describe, expect, it } from 'vitest';
import { decided, design, own, paper } from './design-from-sources.fixtures.js';

const ASKED = 'The origin of this pattern is unclear.';
const CONSENT = 'All participants gave written informed consent to the ethics committee.';

const outlineOf = async (source: ReturnType<typeof paper>, statement = ASKED) =>
  design(own(statement), source);

const nurses = paper(
  'Sleep in night nurses',
  'Abstract',
  'The aim of this study was to measure the sleep of night nurses in two wards.',
  'Methods',
  'We recruited 84 night nurses from two wards and measured their sleep for a week.',
  CONSENT,
  'Results',
  'Sleep was short in both wards.',
);

describe('the kind of study that a paper did itself', () => {
  it('is one of people where it studied them, whatever the sentence names', async () => {
    const { methodology, timeline } = await outlineOf(nurses);
    expect(methodology).toContain('Your paper reads as a study of people.');
    expect(timeline[0]?.description).toContain('ethics approval and consent');
  });

  it('is one of views where it asked them in interviews', async () => {
    const source = paper(
      'What night nurses say of their sleep',
      'Abstract',
      'In this qualitative study, we asked night nurses in semi-structured interviews how they sleep.',
      'Methods',
      'We interviewed 12 night nurses of two wards.',
      CONSENT,
    );
    expect((await outlineOf(source)).methodology).toContain('a study with interviews');
  });

  it.each([
    ['is about cells', nurses, 'Whether the receptor is found in all cells is unclear.'],
    [
      'is about works of others',
      paper(
        'Sleep of night nurses: a review of the literature',
        'Abstract',
        'We read 40 articles on night nurses, some of which used questionnaires.',
      ),
      ASKED,
    ],
    [
      'is about records',
      paper(
        'Sleep of nurses in two decades',
        'Abstract',
        'The aim of this study was to describe deaths of night nurses from a national registry.',
        'Methods',
        'The ethics committee approved the study.',
      ),
      ASKED,
    ],
    ['studied rocks', paper('Rocks', 'Methods', 'We sampled 12 rocks.', CONSENT), ASKED],
  ])('is not one of people where it %s', async (_, source, statement) => {
    const { methodology } = await outlineOf(source, statement);
    expect(methodology).not.toMatch(/a study of people|a study with interviews/u);
  });

  it.each([
    ['figures', 'Figure 1 and Fig. 2 show the lamps, and Table 3 counts them.'],
    ['proofs', 'Lemma 1. A lamp is lit. Proof. By Theorem 2. '.repeat(12)],
  ])('is no essay with %s', async (_, text) => {
    const thoughts = Array.from({ length: 70 }, () => 'The lamp stands for those who wait.');
    const source = paper('The lamp and the sea', 'The lamp', ...thoughts, text);
    expect((await outlineOf(source)).methodology).not.toContain('essay');
  });

  it('is an essay without methods, results and numbers, which needs no sample', async () => {
    const thoughts = Array.from(
      { length: 70 },
      (_, at) => `The lamp in verse ${at} stands for the patience of those who wait at home.`,
    );
    const essay = paper(
      'The lamp and the sea',
      'Abstract',
      'We read old songs.',
      'The lamp',
      ...thoughts,
    );
    const { methodology, timeline, ...rest } = await outlineOf(essay);
    expect(methodology).toContain('Your paper reads as an essay or an interpretation.');
    expect(methodology).not.toContain('sample size is to be computed');
    expect(methodology).not.toMatch(/compare|measure/u);
    expect(timeline.map(({ phase }) => phase)).toContain('Objections');
    expect(rest.outline?.missing).toEqual([]);
    expect(rest.variables).toEqual({ independent: [], dependent: [], controlled: [] });
    expect(rest.duration_basis).toBeUndefined();
  });

  it('asks for units where a person names what a proof compares and measures', async () => {
    const proof = paper('Sums of squares', 'Lemma 1. A sum. Proof. By Theorem 2. '.repeat(12));
    expect((await outlineOf(proof)).outline?.missing).toEqual([]);
    const { outline } = await design(
      decided({ factor: 'short proofs', comparator: 'long proofs', outcome: 'recall' }),
      proof,
    );
    expect(outline?.missing).toEqual(['units']);
  });
});
