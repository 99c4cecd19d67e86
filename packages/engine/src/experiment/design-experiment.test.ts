import * as schemas from '@spinout/api-client/schemas';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { designExperiment } from './design-experiment.js';
import { byFamily, foreign } from './hypotheses.fixtures.js';

const dependencies = { now: () => new Date('2026-01-02T03:04:05.000Z') };
const families = Object.entries(byFamily);
const weeksIn = (text: string) => Number(/^(\d+) weeks?/.exec(text)?.[1]);

describe('experiment design', () => {
  it.each(families)('chooses the %s family from the words of the hypothesis', (id, hypothesis) => {
    expect(designExperiment(hypothesis, dependencies)['family']).toMatchObject({ id });
  });

  it.each(families)(
    'ENT-03 makes a complete design that the contract accepts (%s)',
    (_, hypothesis) => {
      const design = designExperiment(hypothesis, dependencies);
      expect(z.parse(schemas.ExperimentDesign, design)).toEqual(design);
      for (const list of [design.controls, design.equipment, design.timeline]) {
        expect(list.length).toBeGreaterThan(1);
      }
      for (const list of Object.values(design.variables)) expect(list.length).toBeGreaterThan(0);
      expect(JSON.stringify(design)).not.toMatch(/undefined|NaN|\{[abc]\}/);
    },
  );

  it.each(families)(
    'names the terms of the hypothesis in its methodology (%s)',
    (_, hypothesis) => {
      const { methodology, variables } = designExperiment(hypothesis, dependencies);
      const sentences = methodology.split(/(?<=\.)\s/).length;
      expect(sentences).toBeGreaterThanOrEqual(2);
      expect(sentences).toBeLessThanOrEqual(4);
      const manipulated = variables.independent[0]?.split(' (')[0]?.split(',')[0] ?? '';
      expect(methodology.toLowerCase()).toContain(manipulated.toLowerCase());
    },
  );

  it.each([
    ['observational', 'observed'],
    ['space', 'open'],
    ['in-vitro', undefined],
    ['clinical', undefined],
  ])('says how the factor of the %s family enters the study: %s', (id, role) => {
    expect(designExperiment(byFamily[id] ?? null, dependencies).factor_role).toBe(role);
  });

  it('measures the link as a covariate and manipulates what the hypothesis says', () => {
    const design = designExperiment(byFamily['in-vitro'] ?? null, dependencies);
    expect(design.variables.independent).toEqual(['Metformin (none, low, high)']);
    expect(design.variables.dependent).toEqual(['Tau aggregation, measured by a validated assay']);
    expect(design.variables.controlled.join()).toContain('AMPK activation in cultured neurons');
    expect(design.controls[0]).toContain('Metformin');
  });

  it('keeps what would refute the hypothesis as the rule of decision', () => {
    const refutation = 'It would be refuted if recall did not change.';
    const hypothesis = foreign('T', 'Training improves recall.', { refutation });
    expect(designExperiment(hypothesis, dependencies).methodology).toContain(refutation);
  });

  it.each([
    ['support', { support: 'none' }],
    ['title', { title: 'No supported hypothesis' }],
  ])('makes no design of a hypothesis without support, told by its %s (T-86)', (_, more) => {
    const hypothesis = foreign('Training', 'Training improves recall.', more);
    expect(() => designExperiment(hypothesis, dependencies)).toThrow(RangeError);
  });

  it('says what it compares in general terms where a hypothesis names no factor (T-86)', () => {
    const statement = 'However, what drives the loss of recall in older adults remains unknown.';
    const hypothesis = foreign(statement, statement, { source: { origin: 'user', by: 'You' } });
    const { methodology, variables, controls } = designExperiment(hypothesis, dependencies);
    expect(methodology).toContain('names them in general terms');
    expect(methodology).toContain(`“${statement}”`);
    expect(variables.independent[0]).toMatch(/^The factor under study/);
    expect(variables.dependent[0]).toMatch(/^The outcome under study/);
    const rest = JSON.stringify([variables, controls, methodology.replace(statement, '')]);
    expect(rest).not.toMatch(/loss of recall|However/);
  });

  it('answers different hypotheses with different designs', () => {
    const texts = families.map(
      ([, hypothesis]) => designExperiment(hypothesis, dependencies).methodology,
    );
    expect(new Set(texts).size).toBe(families.length);
  });

  it('takes its sample size from the power calculation, losses included', () => {
    const { sampleSize, power_analysis: power } = designExperiment(
      byFamily['clinical'] ?? null,
      dependencies,
    );
    expect(power).toMatchObject({ alpha: 0.05, power: 0.8, tails: 2, groups: 2, attrition: 0.15 });
    expect(power).toMatchObject({ per_group: 64, total: 152, effect: { value: 0.5 } });
    expect(sampleSize).toBe(152);
    expect(power?.effect.basis).toContain('assumed');
    for (const input of [
      '0.05',
      '0.8',
      '63.7656',
      '64',
      '15%',
      '152',
      'two-sided',
      "Cohen's d = 0.5",
    ]) {
      expect(power?.statement).toContain(input);
    }
  });

  it.each(families)('draws a curve through the planned size (%s)', (_, hypothesis) => {
    const power = designExperiment(hypothesis, dependencies).power_analysis;
    const planned = power?.curve.find((point) => point.per_group === power.per_group);
    expect(planned?.power).toBeGreaterThanOrEqual(0.8);
    expect(power?.curve.length).toBeGreaterThanOrEqual(20);
  });

  it('plans events where the outcome is a time, and proportions where it is a share', () => {
    const survival = designExperiment(
      foreign('Statins', 'Statins improve overall survival of patients with sepsis.'),
      dependencies,
    );
    expect(survival.power_analysis).toMatchObject({ test: 'Log-rank test', per_group: 247 });
    expect(survival.power_analysis?.statement).toContain('247 events');
    expect(survival.variables.dependent[0]).toContain('time to the event');
    const share = designExperiment(byFamily['observational'] ?? null, dependencies);
    expect(share.power_analysis).toMatchObject({ per_group: 170, effect: { value: 0.3047 } });
  });

  it.each(families)(
    'EXP-11 has a budget that is the sum of named items with a range (%s)',
    (_, hypothesis) => {
      const design = designExperiment(hypothesis, dependencies);
      const { budget, budget_lines: lines = [] } = design;
      expect(budget % 1000).toBe(0);
      expect(lines.reduce((sum, { total_usd }) => sum + total_usd, 0)).toBe(budget);
      const reserve = lines.at(-1);
      expect(reserve?.item).toBe('Contingency: reserve');
      expect(reserve?.total_usd).toBeGreaterThanOrEqual(((budget - 1000) / 1.05) * 0.05);
      expect(reserve?.total_usd).toBeLessThan(budget * 0.05 + 1000);
      for (const line of lines) {
        expect(line.item).not.toContain('assigned');
        expect(line.total_usd).toBe(line.unit_cost_usd * line.units);
        expect(line.total_usd).toBeGreaterThan(0);
        expect(line.basis).not.toBe('');
      }
      for (const line of lines.slice(0, -1)) {
        expect(line.low_usd).toBeLessThan(line.total_usd);
        expect(line.high_usd).toBeGreaterThan(line.total_usd);
        expect(line.basis).toMatch(/^planning assumption, \$[\d,]+ to \$[\d,]+/);
      }
    },
  );

  it.each(families)('has phases that sum up to its duration (%s)', (_, hypothesis) => {
    const { duration, timeline } = designExperiment(hypothesis, dependencies);
    const sum = timeline.reduce((weeks, phase) => weeks + weeksIn(phase.duration), 0);
    expect(weeksIn(duration)).toBe(sum);
    expect(timeline.map(({ phase }) => phase)).toEqual([
      'Setup',
      'Pilot',
      'Main study',
      'Analysis',
    ]);
  });

  it('takes longer and costs more when more participants are needed', () => {
    const small = designExperiment(byFamily['clinical'] ?? null, dependencies);
    const large = designExperiment(
      foreign('Statins', 'Statins improve survival of patients in a clinical trial.'),
      dependencies,
    );
    expect(large.sampleSize).toBeGreaterThan(small.sampleSize);
    expect(large.budget).toBeGreaterThan(small.budget);
    expect(weeksIn(large.duration)).toBeGreaterThan(weeksIn(small.duration));
    expect(large.duration_basis).toContain('planning assumptions');
  });

  it('says that it is exploratory when no hypothesis was given', () => {
    const design = designExperiment(null, dependencies);
    expect(design['family']).toMatchObject({ id: 'exploratory' });
    expect(design.methodology).toContain('No hypothesis was given');
    expect(design.sampleSize).toBe(144);
  });

  it('names its source and the moment', () => {
    expect(designExperiment(null, dependencies).source).toEqual({
      origin: 'computed',
      by: 'Power analysis in the engine',
      at: '2026-01-02T03:04:05.000Z',
    });
  });
});
