import { describe, expect, it } from 'vitest';
import { design, own, paper } from './design-from-sources.fixtures.js';

const UNASKED = 'The origin of this pattern is unclear.';

describe('the design of a question without factor and outcome', () => {
  it.each([
    ['Tumors in mice', 'Mice were housed. The mice had tumors.', 'groups of mice that differ'],
    ['A survey of pupils', 'Pupils filled in a survey.', 'groups of participants that differ'],
    ['A survey of rocks', 'Rocks were sampled.', 'units of study (to be named)'],
    ['Wound repair in planarians', 'Planarians were cut.', 'groups of planarians that differ'],
    ['Hair of goats in winter', 'Goats were shorn.', 'groups of goats that differ'],
  ])('names the units that “%s” works with and assigns nothing yet', async (title, text, units) => {
    const { methodology, variables, family } = await design(own(UNASKED), paper(title, text));
    expect(methodology).toContain(`Hypothesis: “${UNASKED}”`);
    expect(methodology).toContain(units);
    expect(methodology).toContain('If the investigators can set this difference');
    expect(methodology).not.toMatch(/units with|randomized|Nothing is assigned/i);
    expect(variables.independent[0]).toContain('otherwise as observed');
    expect(family).toMatchObject({ label: 'Study outline' });
  });

  it.each([
    [
      'It is possible that residues of the rice receptor inhibit binding in vitro.',
      'A receptor of rice plants',
      'Rice was grown.',
      'groups of independent cultures',
    ],
    [
      UNASKED,
      'Rice bran and melanocytes',
      'Melanocytes were grown.',
      'groups of independent cultures',
    ],
    [UNASKED, 'Pearl millet in dry years', 'Millet was grown in drought.', 'groups of plants'],
    [
      UNASKED,
      'Traits of adults',
      `${'Adults were asked. '.repeat(20)}A recent systematic review found few studies.`,
      'groups of participants',
    ],
  ])('takes what the question and the paper work with: %s', async (asked, title, text, units) => {
    expect((await design(own(asked), paper(title, text))).methodology).toContain(units);
  });

  it.each([
    ['Vaccines: a systematic review and meta-analysis', 'Trials were pooled.', 'across studies'],
    ['A skull from the Late Cretaceous', 'A frog was found.', 'A comparative study of specimens'],
    ['Child deaths in 140 countries', 'Children died.', 'An analysis of existing records'],
    ['Star counts in galaxies', 'Stars of galaxies were seen.', 'Nothing is assigned or changed'],
  ])('observes what nobody can set: %s', async (title, text, expected) => {
    const { methodology } = await design(own(UNASKED), paper(title, text));
    expect(methodology).toContain(expected);
    expect(methodology).toContain('Nothing is assigned or changed by the investigators.');
  });

  it.each([
    ['A web server for the folding of loops', 'Loops fold.', 'the same benchmark instances twice'],
    ['Theoretical analysis of knots', 'Knots are counted.', 'A simulation study'],
    ['Yoga for pain: a randomized trial', 'Adults had pain.', 'A randomized controlled trial'],
  ])('works as its paper does: %s', async (title, text, expected) => {
    expect((await design(own(UNASKED), paper(title, text))).methodology).toContain(expected);
  });

  it('takes the animals of the paper, not those of a comparison', async () => {
    const { methodology } = await design(
      own('Orthologs occur in fish and frogs, and why is unclear.'),
      paper('Learning in mice', 'Mice were trained. The mice learned.'),
    );
    expect(methodology).toContain('groups of mice');
  });

  it('names what the question does name', async () => {
    const { methodology, variables } = await design(
      own('The mechanism of early weight loss remains unknown.'),
      paper('Fasting mice', 'Mice were fasted.'),
    );
    expect(methodology).toContain('We could not identify a factor in the hypothesis');
    expect(methodology).toContain('The primary outcome is early weight loss.');
    expect(variables.dependent).toEqual(['Early weight loss']);
    const role = await design(
      own('The function of the protein ABX4 remains unknown.'),
      paper('ABX4 in mice', 'Mice were bred.'),
    );
    expect(role.methodology).toContain('We could not identify an outcome in the hypothesis');
    expect(role.methodology).toContain('groups of mice that differ in the protein ABX4');
  });

  it.each([
    'A major goal of mapping is to find loci that affect body weight.',
    'The next step will be to test drugs that affect body weight.',
    'Tests may become common, minimizing the impact of fees on treatment.',
    'The volume of the gland was reduced in mutant embryos.',
    'Cooling the samples slowed down decay.',
    'Calcium ions affect various processes.',
    'Drugs such as caffeine help patients regain their strength.',
    'The effect of different methods on reliability should be studied.',
  ])('reads no factor and outcome from “%s”', async (statement) => {
    const { methodology } = await design(own(statement), paper('Adults', 'Adults were asked.'));
    expect(methodology).toContain('We could not identify');
  });

  it('skips “for example” between verb and outcome', async () => {
    const { methodology } = await design(
      own('The mutation could be associated for example with an increased receptor affinity.'),
      paper('Viruses in lambs', 'Lambs were infected.'),
    );
    expect(methodology).toContain('relates the mutation to receptor affinity across samples');
  });

  it('pools studies by their number, whatever effect their patients had', async () => {
    const quote = 'Late healers were more often smokers (OR = 2.00, 95% CI 1.40–2.86).';
    const { power_analysis: power } = await design(
      own(quote),
      paper('Healing: a meta-analysis', 'Results', `Adults smoked. ${quote}`),
    );
    expect(power?.effect_choices).toBeUndefined();
  });
});
