import { describe, expect, it } from 'vitest';
import { decided, design, own, paper, supposing } from './design-from-sources.fixtures.js';

const UNASKED = 'The origin of this pattern is unclear.';

const trial = paper(
  'Short naps versus quiet rest in night nurses: a randomized trial',
  'Abstract',
  'We asked 84 night nurses with poor sleep to take part. The nurses were randomly assigned to short naps or quiet rest. The primary outcome was reaction time at the end of the shift.',
  'Methods',
  'A total of 84 night nurses with poor sleep were enrolled. Sleep quality was assessed with a diary.',
);

describe('the outline of a study that cannot be planned yet', () => {
  it('says what is missing, quotes the sentence, and plans no size, time or money', async () => {
    const outlined = await design(own(UNASKED), paper('Rocks', 'Rocks were sampled.'));
    expect(outlined.methodology).toContain(
      'This is an outline, not a plan yet. Decide first what the study varies or compares and what it measures.',
    );
    expect(outlined.methodology).toContain(`“${UNASKED}”`);
    expect(outlined.methodology).toContain(
      'The sample size is to be computed when the comparison and the measure are set.',
    );
    expect(outlined.methodology).not.toMatch(/128|\bt test\b|at random/u);
    expect(outlined).toMatchObject({
      family: { label: 'Study outline' },
      duration: 'Not planned yet',
      budget: 0,
      equipment: [],
      outline: { missing: ['factor', 'outcome'], factors: [], outcomes: [], units: [], either: [] },
    });
    expect(outlined.power_analysis).toBeUndefined();
    expect(outlined.budget_lines).toBeUndefined();
    expect(outlined.variables.independent).toEqual(['To decide.']);
    expect(outlined.factor_role).toBe('open');
  });

  it('offers whom the paper studied, with the passage, and nothing that only the paper varied or measured', async () => {
    const { outline, methodology } = await design(own(UNASKED), trial);
    expect(outline).toMatchObject({ factors: [], outcomes: [], either: [] });
    expect(outline?.units).toMatchObject([
      {
        text: 'night nurses with poor sleep',
        evidence: { quote: 'A total of 84 night nurses with poor sleep were enrolled.' },
      },
    ]);
    expect(methodology).toContain('In your paper: “night nurses with poor sleep”');
  });

  it('offers what the paper varied and measured where the sentence names nothing, with the passage', async () => {
    const aim =
      'The aim of this study was to evaluate the effect of light therapy on sleep quality in night nurses.';
    const source = paper('Notes on a ward', 'Abstract', aim);
    const { outline, methodology } = await design(own(UNASKED), source);
    expect(outline).toMatchObject({
      factors: [{ text: 'light therapy', evidence: { quote: aim } }],
      outcomes: [{ text: 'sleep quality', evidence: { quote: aim } }],
      units: [{ text: 'night nurses', evidence: { quote: aim } }],
    });
    expect(methodology).toContain('to decide. In your paper: “light therapy”.');
  });

  it('offers nothing of the paper for a field that the sentence names', async () => {
    const source = paper(
      'Notes on a ward',
      'Abstract',
      'The aim of this study was to evaluate the effect of light therapy on sleep quality in night nurses.',
    );
    const sentence = 'Future trials should examine the effect of oral rinsing on gum bleeding.';
    const { outline } = await design(own(sentence), source);
    expect(outline?.factors.map(({ text }) => text)).toEqual(['oral rinsing']);
    expect(outline?.outcomes.map(({ text }) => text)).toEqual(['gum bleeding']);
  });

  it('quotes what the paper set out to do', async () => {
    const aim = 'The aim of this study was to find out where the rocks of the valley come from.';
    const { methodology } = await design(own(UNASKED), paper('Rocks', 'Abstract', aim));
    expect(methodology).toContain(`Your paper’s own aim: “${aim}”`);
  });

  it.each([
    'The main objective of this cross-sectional study was to find out where the rocks come from.',
    'The aim was to find out where the rocks of the valley come from, and how old they are.',
    'Our primary goal is to find out where the rocks of the valley come from.',
    'The purpose of the present work is to find out where the rocks of the valley come from.',
  ])('knows an aim of its own: “%s”', async (aim) => {
    const { methodology } = await design(own(UNASKED), paper('Rocks', 'Abstract', aim));
    expect(methodology).toContain(`own aim: “${aim}”`);
  });

  it('prefers what it calls its aim to a step of its methods', async () => {
    const aim = 'The aim of this study was to find out where the rocks of the valley come from.';
    const step =
      'In this study, we tested whether the scale was level before each rock was weighed.';
    const { methodology } = await design(own(UNASKED), paper('Rocks', 'Abstract', step, aim));
    expect(methodology).toContain(`own aim: “${aim}”`);
  });

  it.each([
    [
      'of whom the paper speaks of',
      'A guard follows the rules of the yard, and the main aim is to keep the gate shut at night.',
    ],
    [
      'of everybody, long before the paper',
      'The goal is to have no rats in any harbor by the end of the coming decade.',
    ],
    ['of others', 'Smith et al. said that the aim of the study was to find out where rocks are.'],
    ['that is a result', 'Here we show that the rocks of the valley come from the northern ridge.'],
    ['that is a notation', 'Here, we refer to each rock of the valley by the number on its label.'],
  ])('quotes no sentence %s as the aim', async (_, text) => {
    const { methodology } = await design(own(UNASKED), paper('Rocks', 'Abstract', text));
    expect(methodology).not.toContain('own aim');
  });

  it('keeps the part that the hypothesis does name', async () => {
    const { outline, variables } = await design(
      supposing({ factor: 'short naps', outcome: 'aspects of life' }),
      trial,
    );
    expect(outline).toMatchObject({ missing: ['outcome'], factor: 'short naps' });
    expect(variables.independent).toEqual(['Short naps, as in your hypothesis.']);
  });

  it('names what the sentence names before what the paper does', async () => {
    const { outline } = await design(
      own('The link between computer-based resilience training and mood is unclear.'),
      paper('Naps of night nurses', 'Naps were taken.'),
    );
    expect(outline?.factors[0]?.text).toBe('computer-based resilience training');
  });

  it('gives way to a plan once a person has decided', async () => {
    const decided = await design(
      supposing({
        factor: 'short naps',
        comparator: 'quiet rest',
        outcome: 'aspects of life',
        origins: { factor: 'user', outcome: 'user' },
      }),
      trial,
    );
    expect(decided.outline).toBeUndefined();
    expect(decided.power_analysis?.total).toBeGreaterThan(0);
    expect(decided.budget).toBeGreaterThan(0);
  });

  it('plans with the units that a person names', async () => {
    const { methodology, outline } = await design(
      supposing({
        factor: 'stirring',
        outcome: 'the thickness of the film',
        population: 'paint samples',
        origins: { factor: 'user', outcome: 'user', population: 'user' },
      }),
      paper('Films', 'We made films.'),
    );
    expect(outline).toBeUndefined();
    expect(methodology).toContain('paint samples');
  });
});

describe('the kind of a study', () => {
  it('compares two groups as they are found where the person names both', async () => {
    const { methodology } = await design(
      supposing({
        factor: 'night nurses',
        comparator: 'day nurses',
        outcome: 'sleep duration',
        origins: { factor: 'user', outcome: 'user' },
      }),
      paper('Sleep of nurses', 'Nurses were asked. The nurses slept.'),
    );
    expect(methodology).toContain(
      'compares night nurses with day nurses and measures sleep duration',
    );
    expect(methodology).toContain('Nothing is assigned');
  });

  it('is an experiment with cultures for a small RNA that the paper transfects', async () => {
    const { methodology } = await design(
      decided({ factor: 'miR-999', outcome: 'the apoptosis rate' }),
      paper(
        'miR-999 in patients with burns',
        'Patients were seen. The patients had burns. Patients gave skin.',
        'Skin was transfected with miR-999. Others were transfected with a mimic, and again transfected.',
      ),
    );
    expect(methodology).toContain('independent cultures');
  });

  it('only observes what a body has in it', async () => {
    const { methodology } = await design(
      supposing({
        factor: 'increased miR-999 expression in patients',
        comparator: 'usual miR-999 expression in patients',
        outcome: 'muscle loss in patients',
      }),
      paper('Muscle loss in patients', 'Patients were seen. The patients were weak.'),
    );
    expect(methodology).toContain('Nothing is assigned or changed by the investigators.');
  });

  it('is an experiment with specimens where the title is on a material', async () => {
    const { methodology } = await design(
      supposing({ factor: 'high boron content', outcome: 'the hardness of the surface' }),
      paper('Rolling of two steels', 'The sheets were rolled twice.'),
    );
    expect(methodology).toContain('two groups of specimens');
  });

  it('holds nothing constant that is varied', async () => {
    const { variables } = await design(
      supposing({ factor: 'high temperature', outcome: 'leaf area' }),
      paper('Growth of maize plants', 'Maize was grown. The maize had leaves.'),
    );
    expect(variables.controlled.join()).not.toMatch(/temperature/i);
  });
});
