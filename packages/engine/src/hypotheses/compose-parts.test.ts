import { describe, expect, it } from 'vitest';
import { documentOf } from '../literature/literature.fixtures.js';
import { sourceOfDocument } from '../literature/sources.js';
import type { CandidateKind, HypothesisCandidate, SupportingResult } from './candidate.types.js';
import { composeHypothesis, type CandidatePosition } from './compose-hypothesis.js';
import { candidateOf, resultOn, sentenceOf } from './hypotheses.fixtures.js';

const compose = (
  parts: Partial<HypothesisCandidate> = {},
  position: Partial<CandidatePosition> = {},
) =>
  composeHypothesis(candidateOf(parts), {
    number: 2,
    of: 3,
    missing: 0,
    searched: 100,
    mentioning: 3,
    ...position,
  });

const { source } = candidateOf().basis;
const relationOf = (parts: Partial<HypothesisCandidate['relation']>) => ({
  ...candidateOf().relation,
  ...parts,
});
const textsOf = (parts: Partial<HypothesisCandidate>) =>
  compose(parts).claims?.map(({ text }) => text.replace(/^.*?“A made-up paper”/u, '…')) ?? [];

describe('the title of a hypothesis', () => {
  it('is its statement without the period', () => {
    expect(compose().title).toBe('Dense stroma may reduce the reach of particles');
    const statement = 'St. John’s wort may reduce pain.';
    expect(compose({ statement }).title).toBe('St. John’s wort may reduce pain');
  });

  it('is the statement up to 110 characters, else factor and outcome', () => {
    const statement = `${'x'.repeat(110)}.`;
    expect(compose({ statement }).title).toBe('x'.repeat(110));
    expect(compose({ statement: `x${statement}` }).title).toBe(
      'Dense stroma and the reach of particles',
    );
  });

  it('is cut at a word where factor and outcome are long too', () => {
    const statement = `${'long '.repeat(30)}.`;
    const relation = relationOf({ factor: 'salt', outcome: 'word '.repeat(30).trim() });
    const { title } = compose({ statement, relation });
    expect(title).toBe(`Salt and ${'word '.repeat(20)}…`);
    // 110 characters are not too long.
    const outcome = 'o'.repeat(110 - 'Salt and '.length);
    expect(compose({ statement, relation: relationOf({ factor: 'salt', outcome }) }).title).toBe(
      `Salt and ${outcome}`,
    );
  });
});

describe('the claims of a hypothesis', () => {
  it.each<[CandidateKind, string]>([
    ['open-question', '… says that this is not known.'],
    ['proposal', '… suggests this but does not test it.'],
    ['generalization', '… reports this for a narrower population.'],
    ['boundary', '… reports this within the limits of its study.'],
    ['contradiction', '… reports an effect that another result contradicts.'],
    ['link', '… reports the first of the two effects that lead to this.'],
  ])('say what a hypothesis of the kind %s follows from', (kind, text) => {
    expect(textsOf({ kind })).toEqual([text]);
  });

  it('begin with a capital letter and name the source', () => {
    expect(compose().claims?.[0]?.text).toMatch(/^\p{Lu}.*“A made-up paper” suggests/u);
  });

  it('say that a proposal refers to earlier work', () => {
    expect(textsOf({ isCited: true })).toEqual([
      '… suggests this, with reference to earlier work.',
    ]);
  });

  it('say where a finding may not hold, and how far it was tested', () => {
    const limitation = { source, sentence: sentenceOf('We studied mice only.') };
    expect(textsOf({ kind: 'generalization', limitation })[1]).toBe(
      '… says that the finding may not extend to this population.',
    );
    expect(textsOf({ kind: 'boundary', limitation })[1]).toBe(
      '… states the limit of what it tested.',
    );
  });

  it('say which part a result names, or its role', () => {
    const support: SupportingResult[] = [
      resultOn('both'),
      resultOn('factor'),
      { ...resultOn('outcome'), role: 'contrary' },
    ];
    expect(textsOf({ support }).slice(1)).toEqual([
      '… reports a result on both the factor and the outcome.',
      '… reports a result on the factor.',
      '… reports or cites the contrary.',
    ]);
    expect(textsOf({ support: [resultOn('outcome')] })[1]).toBe(
      '… reports a result on the outcome.',
    );
  });

  it('say which part a language model found, also on another page at the same place', () => {
    const paper = sourceOfDocument(
      documentOf(['Stroma is dense.', 'Gels are denser.'], { title: 'A made-up paper' }),
    );
    const at = (page: number) => ({
      source: paper,
      sentence: { ...sentenceOf('x'), page, end: 5 },
    });
    const hypothesis = compose({
      support: [{ ...at(1), namesFactor: true, namesOutcome: false }],
      modelProposal: {
        model: 'a model',
        comparator: 'loose stroma',
        population: undefined,
        parts: [
          { part: 'factor', ...at(2) },
          { part: 'outcome', ...at(1) },
          { part: 'mechanism', ...at(2) },
        ],
      },
    });
    const [, , ...parts] = hypothesis.claims ?? [];
    expect(parts.map(({ text }) => text.replace(/^.*?“A made-up paper”/u, '…'))).toEqual([
      '… names the factor.',
      '… names the mechanism.',
    ]);
    expect(parts[0]?.evidence[0]).toMatchObject({ page: 2, quote: 'Gels ' });
  });
});

describe('the refutation of a hypothesis', () => {
  const refutation = (parts: Partial<HypothesisCandidate>) => compose(parts).refutation;

  it('is a comparison without an effect, for an effect', () => {
    expect(refutation({})).toBe(
      'It would be refuted if a well-powered comparison found no effect of dense stroma on the reach of particles, or an effect in the opposite direction.',
    );
  });

  it('is the same outcome for a change, and no association for an association', () => {
    expect(refutation({ relation: relationOf({ direction: 'changes' }) })).toMatch(
      /the reach of particles is the same with and without dense stroma\.$/,
    );
    expect(refutation({ relation: relationOf({ direction: 'associated' }) })).toMatch(
      /no association between dense stroma and the reach of particles\.$/,
    );
  });

  it('names the mechanism where there is one', () => {
    const relation = relationOf({ mechanism: 'collagen' });
    expect(refutation({ relation })).toMatch(
      /opposite direction\. It would also be refuted if the effect were just as large with collagen blocked/,
    );
  });

  it('names the setting of a boundary', () => {
    const relation = relationOf({ setting: 'beyond 40 °C' });
    expect(refutation({ kind: 'boundary', relation })).toMatch(
      /no effect of dense stroma on the reach of particles beyond 40 °C, or an effect/,
    );
  });

  it('varies what explains a contradiction, or compares both settings', () => {
    const kind = 'contradiction';
    const throughout = /varied what differs between the sources .* throughout\.$/;
    const contrast = /the same effect .* in mice and in rats\.$/;
    const setting = 'in mice and in rats';
    expect(refutation({ kind, relation: relationOf({ setting }) })).toMatch(contrast);
    const moderator: SupportingResult = { ...resultOn('factor'), role: 'moderator' };
    const support = [resultOn('both'), moderator];
    expect(refutation({ kind, relation: relationOf({ setting }), support })).toMatch(throughout);
    const others = [resultOn('both'), { ...resultOn('both'), role: 'contrary' } as const];
    expect(refutation({ kind, relation: relationOf({ setting }), support: others })).toMatch(
      contrast,
    );
    const depending = relationOf({ setting: 'depending on the dose' });
    expect(refutation({ kind, relation: depending })).toMatch(throughout);
    const other = relationOf({ setting: 'in mice depending on the dose' });
    expect(refutation({ kind, relation: other })).not.toMatch(throughout);
  });
});

describe('the next steps of a hypothesis', () => {
  it('name factor, outcome and source', () => {
    const steps = compose().next_steps;
    expect(steps).toHaveLength(4);
    expect(steps?.[0]).toContain('“A made-up paper”');
    expect(steps?.[1]).toContain('both “dense stroma” and “the reach of particles”');
    expect(steps?.[3]).toMatch(/^Set the sample size/);
  });

  it('block the mechanism before the sample size is planned', () => {
    const steps = compose({ relation: relationOf({ mechanism: 'collagen' }) }).next_steps;
    expect(steps).toHaveLength(5);
    expect(steps?.[3]).toBe('Add a condition in which collagen is blocked or held constant.');
  });
});

describe('the estimated impact of a hypothesis', () => {
  it.each([
    [0, 0, 'Focused'],
    [0, 100, 'Focused'],
    [9, 1000, 'Focused'],
    [1, 100, 'Moderate'],
    [49, 1000, 'Moderate'],
    [5, 100, 'Broad'],
  ])('of %i mentions in %i sources is %s', (mentioning, searched, impact) => {
    expect(compose({}, { mentioning, searched }).estimated_impact).toBe(
      `${impact} (estimate): ${String(mentioning)} of the ${String(searched)} sources searched mention the factor or the outcome.`,
    );
  });
});

describe('a hypothesis', () => {
  it('says which one of how many it is, and what it links', () => {
    expect(compose()).toMatchObject({
      candidate: { number: 2, of: 3 },
      support: 'supported',
      link: { a: 'dense stroma', b: null, c: 'the reach of particles' },
    });
    const relation = relationOf({ mechanism: 'collagen' });
    expect(compose({ relation }).link).toMatchObject({ b: 'collagen' });
  });

  it('has an id by its statement, its source and its sentence', () => {
    const ids = [
      compose(),
      compose({ statement: 'Salt may reduce pain.' }),
      compose({ basis: { source, sentence: sentenceOf('Another sentence.') } }),
      compose({ basis: { ...candidateOf().basis, source: { ...source, id: 'other' } } }),
    ].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    expect(compose({}, { number: 1 }).id).toBe(ids[0]);
    expect(ids[0]).toMatch(/^hyp-\w+$/);
  });

  it('shows the first four methods of its source, capitalized', () => {
    const methods = ['imaging', 'PCR', 'a survey', 'modeling', 'a trial'];
    expect(
      compose({ basis: { ...candidateOf().basis, source: { ...source, methods } } }).methodology,
    ).toEqual(['Imaging', 'PCR', 'A survey', 'Modeling']);
  });

  it('shows the methods that its text used where no editor named any', () => {
    const text =
      'Abstract\n\nWe studied cells.\n\nMethods\n\nCells were analyzed by flow cytometry and RNA sequencing.\n\nResults\n\nCells grew.';
    const paper = sourceOfDocument(documentOf(text, { title: 'Cells' }));
    const basis = { source: paper, sentence: sentenceOf('We studied cells.') };
    expect(compose({ basis }).methodology).toContain('Flow cytometry');
  });

  it('counts requested papers that were not found', () => {
    expect(compose({}, { missing: 2 }).confidence_basis?.statement).toMatch(
      /2 of the requested papers could not be found/,
    );
  });
});
