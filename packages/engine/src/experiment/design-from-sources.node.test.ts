import type { Hypothesis, HypothesisStructure } from '@spinout/api-client';
import { describe, expect, it } from 'vitest';
import type { Source } from '../discovery/sources.js';
import { designFromSources } from './design-from-sources.js';
import { foreign } from './hypotheses.fixtures.js';

const now = () => new Date('2026-01-02T03:04:05.000Z');

const paper = (title: string, ...paragraphs: readonly string[]): Source => ({
  id: 'doc-1',
  title,
  kind: 'uploaded',
  label: 'your paper',
  paged: false,
  pages: [{ number: 1, text: [title, ...paragraphs].join('\n\n') }],
  terms: [],
  methods: [],
  category: null,
});

const supposing = (structure: Partial<HypothesisStructure>): Hypothesis => {
  const whole: HypothesisStructure = {
    kind: 'proposal',
    factor: 'sleep',
    outcome: 'recall',
    direction: 'raises',
    ...structure,
  };
  return foreign('', `${whole.factor} may affect ${whole.outcome}.`, { structure: whole });
};

/** As the interface makes it from a question or a result of a paper. */
const own = (statement: string): Hypothesis =>
  foreign(statement, statement, { source: { origin: 'user', by: 'You' } });

const design = (hypothesis: Hypothesis, source: Source, plan = {}) =>
  designFromSources(hypothesis, { now }, { sources: [source], plan });

describe('a design that follows from the papers', () => {
  it('plans with the effect that a paper reports for the hypothesis, with its quote (medicine)', async () => {
    const quote =
      'Mortality was higher among those with deliberate fasting than among the others, the HR being 1.80 (CI 1.30–2.49).';
    const source = paper('Fasting in adults', 'Abstract', 'We followed adults.', 'Results', quote);
    const { power_analysis: power, methodology } = await design(
      supposing({
        factor: 'the harmful effects of deliberate fasting',
        outcome: 'excess mortality',
        population: 'adults',
      }),
      source,
    );
    expect(power?.effect_source?.evidence.quote).toBe(quote);
    expect(power?.effect_source?.reported).toBe(1.8);
    expect(power?.effect.value).toBeCloseTo(1.5654, 2);
    expect(power?.effect.basis).toContain('from your paper, whose numbers give 1.8;');
    expect(methodology).toContain('relates deliberate fasting to excess mortality in adults');
  });

  it('only offers an effect of something else, until it is chosen (nutrition)', async () => {
    const source = paper(
      'Coffee in adults',
      'Results',
      'Coffee intake was correlated with blood pressure in 103 adults (r = 0.30, n = 103).',
    );
    const hypothesis = supposing({ factor: 'green tea', outcome: 'bone density in adults' });
    const offered = (await design(hypothesis, source)).power_analysis;
    expect(offered?.effect_source).toBeUndefined();
    expect(offered?.effect.basis).toContain('not from your paper');
    expect(offered?.effect_choices).toMatchObject([{ number: 0, is_about_hypothesis: false }]);
    const chosen = (await design(hypothesis, source, { effect_choice: 0 })).power_analysis;
    expect(chosen?.effect_source).toMatchObject({ number: 0 });
    expect(chosen?.total).not.toBe(offered?.total);
  });

  it('goes back to the convention where a person asks for it', async () => {
    const source = paper(
      'Naps',
      'Results',
      'Naps raised recall in adults, t(98) = 3.00, p = .003.',
    );
    const hypothesis = supposing({ factor: 'naps', outcome: 'recall', population: 'adults' });
    const { power_analysis: power } = await design(hypothesis, source, { effect_choice: -1 });
    expect(power?.effect_source).toBeUndefined();
    expect(power?.effect_choices).toHaveLength(1);
  });

  it('uses neither an effect of others nor one that is none', async () => {
    const source = paper(
      'Naps',
      'Results',
      'Earlier studies found that naps raised recall, t(98) = 3.00, p = .003.',
      'Naps did not change recall on the second day, t(98) = 0.40, p = .690.',
    );
    const { power_analysis: power } = await design(
      supposing({ factor: 'naps', outcome: 'recall' }),
      source,
    );
    expect(power?.effect_choices).toBeUndefined();
  });

  it.each([
    [
      'genetics of worms',
      'Vulva formation in C. elegans',
      'Worms were fed on plates.',
      { factor: 'the signal from LIN-99', outcome: 'the fate of P6.p cells in the vulva' },
      'A randomized experiment with worms',
    ],
    [
      'entomology',
      'Viruses in honey bees',
      'A deformed antenna virus (DAV) was found in bees.',
      { factor: 'DAV', outcome: 'immune gene expression', direction: 'lowers' as const },
      'bees inoculated with deformed antenna virus (DAV) in one, mock-inoculated bees in the other',
    ],
    [
      'veterinary medicine',
      'Lambing in sheep',
      'Sheep of six flocks were recorded.',
      { factor: 'genetic testing', outcome: 'the health of sheep' },
      'genetic testing in one, the usual practice in the other',
    ],
    [
      'botany',
      'Growth of Arabidopsis seedlings',
      'Seedlings were grown in soil.',
      { factor: 'red light', outcome: 'hypocotyl growth' },
      'A randomized plant experiment',
    ],
    [
      'cell biology',
      'Vesicles in epithelial cells',
      'Epithelial cells were grown in vitro.',
      { factor: 'loss of ABCD1 function', outcome: 'intracellular transport' },
      'A randomized in vitro experiment',
    ],
    [
      'ecology',
      'Birds of forests',
      'Forests and meadows were surveyed on forty plots.',
      { factor: 'forest age', outcome: 'species richness of plots' },
      'A field survey',
    ],
    [
      'climate science',
      'Aerosols and the monsoon',
      'Climate models and climate change are compared.',
      { factor: 'aerosols over land', outcome: 'the strength of monsoons' },
      'An analysis of existing data',
    ],
    [
      'economic history',
      'Tariffs and trade',
      'Trade of countries in the last century.',
      { factor: 'tariffs', outcome: 'trade between countries', direction: 'lowers' as const },
      'An analysis of existing records',
    ],
    [
      'paleontology',
      'Fossils of early whales',
      'Fossils, skeletons and molars were measured; the fossils are in a museum.',
      { factor: 'body size', outcome: 'the shape of molars' },
      'A comparative study of specimens',
    ],
    [
      'epidemiology of genes',
      'Polymorphisms and bone density',
      'Patients gave blood.',
      { factor: 'a polymorphism in ABCD1', outcome: 'bone density' },
      'Nothing is assigned or changed by the investigators.',
    ],
    [
      'psychology',
      'Stress and judgment',
      'Participants judged drawings.',
      { factor: 'acute social stress', outcome: 'the judgments of participants' },
      'acute social stress in one, a neutral control condition in the other',
    ],
    [
      'materials',
      'Perovskite films',
      'Films were kept under light.',
      {
        factor: 'dust loading of the inlet',
        outcome: 'the efficiency of a solar cell',
        direction: 'lowers' as const,
      },
      'one with dust loading of the inlet, and one without it',
    ],
    [
      'electrochemistry',
      'Cells of lithium metal',
      'Electrodes were pressed.',
      {
        factor: 'low stack pressure',
        outcome: 'the cycle life of batteries',
        direction: 'lowers' as const,
      },
      'low stack pressure in one, usual stack pressure in the other',
    ],
    [
      'photochemistry',
      'Coatings of silicon',
      'Layers were grown.',
      {
        factor: 'an oxide coating',
        outcome: 'corrosion in silicon electrodes',
        direction: 'lowers' as const,
      },
      'A randomized materials experiment',
    ],
    [
      'systems neuroscience',
      'Ripples in mice',
      'Mice slept.',
      { factor: 'suppression of ripples', outcome: 'replay in mice', direction: 'lowers' as const },
      'suppression of ripples in one, intact ripples in the other',
    ],
    [
      'gene editing',
      'Editing in patients',
      'Patients and more patients were treated.',
      { factor: 'the variant Cas9-Z1', outcome: 'off-target editing in human blood stem cells' },
      'A randomized in vitro experiment',
    ],
    [
      'human-computer interaction',
      'Explanations of models',
      'Models were explained.',
      { factor: 'saliency maps', outcome: 'the detection of errors in users of risk models' },
      'saliency maps in one, the same conditions without it in the other',
    ],
    [
      'global health',
      'Newborns of 120 countries',
      'Children of all countries were counted.',
      { factor: 'midwives per head', outcome: 'the deaths of children across countries' },
      'An analysis of existing records',
    ],
    [
      'mathematical biology',
      'A stochastic model of infection',
      'Abstract We present a stochastic, mathematical model. Simulations of our model, and further simulations, follow.',
      { factor: 'raising the division rate', outcome: 'time to clearance' },
      'once at the published values and once with a changed setting of the division rate',
    ],
  ])('fits the design to the field: %s', async (_, title, text, structure, expected) => {
    const { methodology, controls } = await design(supposing(structure), paper(title, text));
    expect(methodology).toContain(expected);
    expect(controls.join()).not.toMatch(/treatment known to change|compound known to change/);
  });

  it('follows people for years where the outcome is a time to an event', async () => {
    const { timeline, duration_basis: basis } = await design(
      supposing({ factor: 'long sleep', outcome: 'mortality in adults', direction: 'associated' }),
      paper('Sleep in adults', 'Adults were followed.'),
    );
    expect(basis).toContain('156 weeks of follow-up');
    expect(timeline[2]?.description).toContain('follow until the event');
  });

  it('assigns nobody to harm', async () => {
    const { methodology } = await design(
      supposing({ factor: 'sleep restriction', outcome: 'mortality in adults' }),
      paper('Sleep in adults', 'Adults were followed.'),
    );
    expect(methodology).toContain('Nothing is assigned or changed by the investigators.');
  });

  it('reads factor and outcome from a sentence of a person', async () => {
    const { methodology } = await design(
      own('It is not known whether strength training reduces falls in older adults.'),
      paper('Falls', 'Older adults were asked about falls.'),
    );
    expect(methodology).toContain('strength training in one, usual care in the other');
  });

  it('plans with the effect in the result that a person starts from', async () => {
    const quote = 'Screen time was associated with short sleep in children (r = 0.30, n = 103).';
    const { power_analysis: power } = await design(
      own(quote),
      paper('Sleep of children', 'Results', `Children were asked. ${quote}`),
    );
    expect(power?.effect_source?.evidence.quote).toBe(quote);
  });

  it.each([
    [
      'Why a cell becomes a source remains unclear.',
      'Mice with tumors',
      'Mice were housed.',
      'across mice',
    ],
    [
      'The origin of the pattern is unclear.',
      'A survey of pupils',
      'Pupils filled in a survey.',
      'across participants',
    ],
    [
      'The origin of the pattern is unclear.',
      'A survey of rocks',
      'Rocks were sampled.',
      'across cases',
    ],
    [
      'The origin of the pattern is unclear.',
      'Vaccines: a systematic review and meta-analysis',
      'Trials were pooled.',
      'across studies',
    ],
  ])('manipulates nothing where “%s” names no factor', async (statement, title, text, expected) => {
    const { methodology, variables } = await design(own(statement), paper(title, text));
    expect(methodology).toContain(`Hypothesis: “${statement}”`);
    expect(methodology).toContain(expected);
    expect(methodology).not.toMatch(/units with|randomized/i);
    expect(variables.independent[0]).toContain('as it occurs');
  });

  it('asks for the units of study where neither hypothesis nor papers name any', async () => {
    const { methodology } = await design(
      supposing({ factor: 'stirring', outcome: 'the thickness of the film', direction: 'changes' }),
      paper('Films', 'We made films.'),
    );
    expect(methodology).toContain('units of study (to be named)');
  });
});
