import { describe, expect, it } from 'vitest';
import { decided, design, own, paper, supposing } from './design-from-sources.fixtures.js';

describe('a design that follows from the papers', () => {
  it('plans with the effect that a paper reports for the hypothesis, with its quote (medicine)', async () => {
    const quote =
      'Mortality was higher among those with deliberate fasting than among the others, the HR being 1.80 (CI 1.30–2.49).';
    const source = paper('Fasting in adults', 'Abstract', 'We followed adults.', 'Results', quote);
    const { power_analysis: power, methodology } = await design(
      decided({
        factor: 'the harmful effects of deliberate fasting',
        outcome: 'excess mortality',
        population: 'adults',
      }),
      source,
    );
    expect(power?.effect_source?.evidence.quote).toBe(quote);
    expect(power?.effect_source?.reported).toBe(1.8);
    expect(power?.effect.value).toBeCloseTo(1.5654, 2);
    expect(power?.effect.basis).toContain('1.8 from your paper, ');
    expect(methodology).toContain('relates deliberate fasting to excess mortality in adults');
  });

  it('writes what a question asks about as within a sentence', async () => {
    const question = 'The accuracy of the lantern score has yet to be determined.';
    const source = paper(
      'Scores of lanterns',
      'Discussion',
      `We used the lantern score. ${question}`,
    );
    const { methodology } = await design(own(question), source);
    expect(methodology).toContain('“accuracy of the lantern score”');
    expect(methodology.replace(question, '')).not.toContain('The accuracy');
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

  it('is an outline where the paper names no people and the design would assume them', async () => {
    const text = 'Thyme barcodes. We read four loci of thyme and sage on chalk hills.';
    const { outline } = await design(
      supposing({
        factor: 'direct sequencing of spacers',
        outcome: 'the rate of incorrect names',
        origins: { factor: 'paper', outcome: 'paper' },
      }),
      paper('Four loci of thyme', 'Abstract', text),
    );
    expect(outline?.missing).toContain('units');
  });

  it('is planned with the units that the person then names', async () => {
    const { outline, methodology } = await design(
      supposing({
        factor: 'direct sequencing of spacers',
        outcome: 'the rate of incorrect names',
        population: 'thyme plots',
        origins: { factor: 'user', outcome: 'user', population: 'user' },
      }),
      paper(
        'Four loci of thyme',
        'Abstract',
        'Thyme barcodes. We read four loci of thyme individuals.',
      ),
    );
    expect(outline).toBeUndefined();
    expect(methodology).not.toContain('participants');
  });

  it('asks for the units where it would not be of the kind of study that the paper reports', async () => {
    const chosen = supposing({
      factor: 'particle activity',
      outcome: 'color intensity',
      origins: { factor: 'user', outcome: 'user' },
    });
    const text = 'Mosquitoes were caught. The assay found the virus in mosquitoes and in larvae.';
    const tested = paper('A new detection method for a virus of mosquitoes', 'Abstract', text);
    expect((await design(chosen, tested)).outline).toMatchObject({
      missing: ['units'],
      factor: 'particle activity',
    });
    const caught = paper('Sleep of mosquitoes', 'Abstract', `${text} Mosquitoes slept in cages.`);
    expect((await design(chosen, caught)).outline).toBeUndefined();
  });

  it('compares states that lasted as they come about', async () => {
    const { methodology } = await design(
      supposing({ factor: 'duration of high blood glucose', outcome: 'wall thickness in rats' }),
      paper('Thickness of vessels in rats', 'Rats were fed. The rats slept.'),
    );
    expect(methodology).not.toContain('a low and one with a high setting');
    expect(methodology).not.toContain('participants');
  });

  it('is an outline where a treatment of the paper has nothing to be compared with', async () => {
    const structure = {
      factor: 'strength training',
      outcome: 'muscle size',
      population: 'women',
    };
    const source = paper('Training in women', 'Abstract', 'We trained 40 women with tumors.');
    const ofPaper = { ...structure, origins: { factor: 'paper', outcome: 'paper' } as const };
    expect((await design(supposing(ofPaper), source)).outline?.missing).toEqual(['comparator']);
    const compared = { ...ofPaper, comparator: 'stretching' };
    expect((await design(supposing(compared), source)).outline).toBeUndefined();
  });

  it('goes back to the convention where a person asks for it', async () => {
    const source = paper(
      'Naps',
      'Results',
      'Naps raised memory scores in adults, t(98) = 3.00, p = .003.',
    );
    const hypothesis = supposing({
      factor: 'naps',
      outcome: 'memory scores',
      population: 'adults',
    });
    const { power_analysis: power } = await design(hypothesis, source, { effect_choice: -1 });
    expect(power?.effect_source).toBeUndefined();
    expect(power?.effect_choices).toHaveLength(1);
  });

  it.each([
    ['memory in adults', 0.4],
    ['mood in adults', 0.3],
  ])('takes, of several numbers in a sentence, the one of the outcome: %s', async (outcome, r) => {
    const source = paper(
      'Naps in adults',
      'Results',
      'In adults, nap length was correlated with memory (r = 0.40, n = 103) and mood (r = 0.30, n = 103).',
    );
    const hypothesis = supposing({ factor: 'nap length', outcome, direction: 'associated' });
    const { power_analysis: power } = await design(hypothesis, source);
    expect(power?.effect_source?.reported).toBe(r);
  });

  it('leaves the choice to the person where a sentence of many numbers names no outcome', async () => {
    const quote =
      'Adults who napped had better memory (OR = 2.00, 95% CI 1.40–2.86) and mood (OR = 3.00, 95% CI 2.00–4.50).';
    const { power_analysis: power } = await design(
      decided({ factor: 'naps', outcome: 'attention in adults' }),
      paper('Naps in adults', 'Results', `Adults napped. ${quote}`),
    );
    expect(power?.effect_source).toBeUndefined();
    expect(power?.effect_choices?.length).toBeGreaterThan(1);
  });

  it('writes a long form once', async () => {
    const { methodology, controls } = await design(
      supposing({
        factor: 'loss of FDX',
        outcome: 'the ratio of FDX to actin in mice',
        comparator: 'intact FDX',
      }),
      paper('Mice', 'Mice lacked ferric dextrinase (FDX).'),
    );
    expect(methodology.match(/ferric dextrinase \(FDX\)/g)).toHaveLength(2);
    expect(methodology).toContain('intact FDX in the other');
    expect(controls.join()).not.toContain('intact ferric');
  });

  it('compares a raised level with the usual one, however long its name is', async () => {
    const level = 'synthesis of lens proteins in the epithelial cells early in the differentiation';
    const { methodology } = await design(
      decided({
        factor: `increased ${level} of the eye`,
        comparator: `usual ${level} of the eye`,
        outcome: 'cell shape',
      }),
      paper('Lenses', 'Epithelial cells were cultured in vitro.'),
    );
    expect(methodology).toContain('its usual level in the other');
    expect(methodology).not.toContain('vehicle');
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

  it('asks for the units of study where neither hypothesis nor papers name any', async () => {
    const { outline } = await design(
      supposing({ factor: 'stirring', outcome: 'the thickness of the film', direction: 'changes' }),
      paper('Films', 'We made films.'),
    );
    expect(outline).toMatchObject({
      missing: ['units'],
      factor: 'stirring',
      outcome: 'the thickness of the film',
    });
  });
});
