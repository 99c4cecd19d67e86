import { describe, expect, it } from 'vitest';
import { candidateOf, resultOn, sentenceOf } from './hypotheses.fixtures.js';
import { timelineOf } from './timeline-of.js';

const PEOPLE = /^Estimate: 24-36 months/u;
const SPACE = /^Estimate: 18-30 months/u;
const LIVING = /^Estimate: 12-18 months/u;
const COMPUTED = /^Estimate: 6-9 months/u;
const BENCH = /^Estimate: 9-15 months/u;

const { source } = candidateOf().basis;
const of = (statement: string, methods: readonly string[] = []) =>
  timelineOf(
    candidateOf({ statement, basis: { source, sentence: sentenceOf('A plain sentence.') } }),
    methods,
  );

describe('the estimated time of a hypothesis', () => {
  it.each([
    ['Naps may improve recall in older adults.', PEOPLE],
    ['A drug may lower pain in patients.', PEOPLE],
    ['Dust may darken the rings of outer planets.', SPACE],
    ['Salt may slow the growth of yeast.', LIVING],
    ['Stroma may reduce uptake in mice.', LIVING],
    ['A larger dataset may raise the accuracy of forecasts.', COMPUTED],
    ['Heat may shorten the life of perovskite films.', BENCH],
  ])('follows from what is studied: %s', (statement, estimate) => {
    expect(of(statement)).toMatch(estimate);
  });

  it.each([
    ['people before animals', 'Salt may harm mice and children.', PEOPLE],
    ['people before space', 'A mission may harm volunteers.', PEOPLE],
    ['space before living systems', 'Orbit may harm mice.', SPACE],
    ['living systems before computation', 'A simulation may predict cells.', LIVING],
  ])('is that of the hardest work: %s', (_, statement, estimate) => {
    expect(of(statement)).toMatch(estimate);
  });

  it('counts what the sources and the methods say too', () => {
    const statement = 'Heat may shorten the life of films.';
    expect(of(statement, ['X-ray diffraction'])).toMatch(BENCH);
    expect(of(statement, ['clinical trial'])).toMatch(PEOPLE);
    expect(of(statement, ['machine learning'])).toMatch(COMPUTED);
    const basis = { source, sentence: sentenceOf('This was seen in rats.') };
    expect(timelineOf(candidateOf({ statement, basis }), [])).toMatch(LIVING);
    const support = [resultOn('both', 'A telescope showed it.')];
    expect(timelineOf(candidateOf({ statement, support }), [])).toMatch(SPACE);
  });

  it('is not misled by parts of other words', () => {
    expect(of('Cellulose may raise the strength of paper.')).toMatch(BENCH);
    expect(of('Ratios may raise the yield of a reaction.')).toMatch(BENCH);
    expect(of('An orbital overlap may raise conductivity.')).toMatch(BENCH);
  });
});
