import type { HypothesisStructure } from '@spinout/api-client';
import { describe, expect, it } from 'vitest';
import { designExperiment } from './design-experiment.js';
import { foreign } from './hypotheses.fixtures.js';
import { namePhrase } from './name-phrase.js';

const now = () => new Date('2026-01-02T03:04:05.000Z');

const design = (
  structure: Partial<HypothesisStructure>,
  { statement = '', methods = [] as string[], papers = [] as string[] } = {},
) => {
  const whole: HypothesisStructure = {
    kind: 'proposal',
    factor: 'metformin',
    outcome: 'tau aggregation',
    direction: 'lowers',
    ...structure,
  };
  const text = statement || `${whole.factor} may affect ${whole.outcome}.`;
  const hypothesis = foreign('', text, { structure: whole, methodology: methods });
  return designExperiment(hypothesis, { now }, { papers });
};

describe('design of a structured hypothesis', () => {
  it('compares a loss with what is intact', () => {
    const { methodology, controls, factor_role } = design({
      factor: 'Loss of BRCA1 function',
      comparator: 'intact BRCA1 function',
      outcome: 'the polarization of epithelial cells',
    });
    expect(methodology).toContain(
      'It compares two groups of independent cultures: loss of BRCA1 function in one, intact BRCA1 function in the other.',
    );
    expect(controls[0]).toBe('Negative control: intact BRCA1 function, otherwise treated alike');
    expect(methodology).not.toMatch(/units with|without loss/);
    expect(factor_role).toBeUndefined();
  });

  it.each([
    ['people', 'shorter telomeres', 'grip strength in older adults'],
    ['genotypes', 'combinations of SNPs in two immune genes', 'bone density'],
    ['traits', 'autism', 'interest in machines among students'],
    ['weather', 'prolonged droughts', 'insect biomass'],
    ['the sky', 'stellar metallicity', 'the number of planets around a star'],
    ['policy', 'higher fines for companies', 'misleading marketing by companies'],
    ['history', 'colonial trade', 'economic growth of countries'],
  ])('only observes what nobody can set: %s', (_, factor, outcome) => {
    const planned = design({ factor, outcome, direction: 'raises' });
    const { methodology, variables } = planned;
    expect(planned.factor_role).toBe('observed');
    expect(methodology).toContain('Nothing is assigned or changed by the investigators.');
    expect(methodology).not.toMatch(/randomized|placebo|vehicle/i);
    expect(variables.independent[0]).toContain('as observed');
  });

  it('observes where the hypothesis only says that two things go together', () => {
    const { methodology } = design({
      factor: 'sleep duration',
      outcome: 'blood pressure in adults',
      direction: 'associated',
    });
    expect(methodology).toContain('relates sleep duration to blood pressure in adults');
  });

  it('gives a drug against placebo, and a program against usual care', () => {
    const drug = design({ factor: 'halicin', outcome: 'bacterial load in patients' });
    expect(drug.methodology).toContain('halicin in one, placebo in the other');
    const program = design({
      factor: 'strength training',
      outcome: 'falls in older adults',
      population: 'older adults',
    });
    expect(program.methodology).toContain('strength training in one, usual care in the other');
    expect(program.methodology).not.toContain('placebo');
  });

  it('speaks of what is measured without its direction', () => {
    const { methodology, variables } = design({
      factor: 'increased progesterone levels',
      outcome: 'a decrease in cervical proliferation',
      direction: 'raises',
      population: 'women',
    });
    expect(methodology).toContain('relates progesterone levels to cervical proliferation in women');
    expect(methodology).toContain('predicts a negative association');
    expect(variables.dependent[0]).toMatch(/^Cervical proliferation/);
  });

  it('defines a long phrase once and then calls it the factor', () => {
    const factor =
      'differences between sites in the cover, height and complexity of corals as well as their exposure to waves';
    const { methodology, controls } = design({ factor, outcome: 'species richness of reefs' });
    expect(methodology).toContain(`The factor is “${factor}”.`);
    expect(methodology.split(factor)).toHaveLength(2);
    expect(controls.join()).toContain('sites that differ in the factor');
  });

  it('says that an outcome must be defined where the hypothesis names none', () => {
    const { methodology, variables } = design({
      factor: 'fishing',
      outcome: ', decrease, or have no effect on species richness',
    });
    expect(methodology).toContain('does not name a single measurable outcome');
    expect(variables.dependent[0]).toMatch(/^The outcome/);
  });

  it('finds the system in the papers where the sentence names none', () => {
    const papers = ['The mice were fed. '.repeat(20)];
    const found = design({ factor: 'caloric restriction', outcome: 'shortening' }, { papers });
    expect(found['family']).toMatchObject({ id: 'animal' });
  });

  it('runs the same instances with and without a computed method', () => {
    const { methodology } = design({
      factor: 'sparse attention',
      outcome: 'the accuracy of language models',
      direction: 'raises',
    });
    expect(methodology).toContain('once with sparse attention and once without it');
  });
});

describe('names in a sentence', () => {
  it.each([
    ['Regulation of expression', 'regulation of expression'],
    ['make the virus more immunogenic', 'how immunogenic the virus is'],
    ['maintain the competence of all cells', 'maintaining the competence of all cells'],
    ['an important regulator of the immune response', 'the immune response'],
    ['more product and influence the capabilities of the cells', 'more product'],
    ['a balance between A and B, mediated by C', 'a balance between A and B'],
    ['Staphylococcus aureus', 'Staphylococcus aureus'],
    ['from weight loss, also in terms of mortality', undefined],
    ['depending on the cell type', undefined],
    ['cells to adapt for harsh conditions', undefined],
  ])('reads “%s” as “%s”', (phrase, name) => {
    expect(namePhrase(phrase)).toBe(name);
  });
});
