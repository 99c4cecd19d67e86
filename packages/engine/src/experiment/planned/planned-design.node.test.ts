import { describe, expect, it } from 'vitest';
import { design, own, paper, supposing } from '../design-from-sources.fixtures.js';

/** Enough text that a paper says how it works. */
const FILLER =
  'The weather of the region is mild, and the buildings are from several decades. The work took place in the usual rooms of the institute, with the usual hours, and the rooms were heated. Visitors were welcome on most afternoons. ';
const PADDING = FILLER.repeat(3);

const trial = paper(
  'The effect of evening reading on sleep quality in shift workers',
  'Abstract',
  `In this randomized controlled trial, shift workers were randomly assigned to an evening reading group or a control group. ${PADDING}`,
  'Methods',
  'Sixty shift workers with poor sleep were recruited. The primary outcome was sleep quality. Daytime fatigue was assessed with the Lantern Fatigue Scale. Participants were followed for 6 months.',
);
const mosquitoes = paper(
  'Emergence of Lantern virus in mosquitoes of the river delta',
  'Abstract',
  `Mosquitoes were collected with traps and tested for virus. Infection rates were estimated for each species. ${PADDING}`,
  'Methods',
  'Adult females were pooled by species and site.',
);
const cells = paper(
  'VELIN1 promotes autophagy in lung cell lines',
  'Abstract',
  `A549 cells were cultured and transfected with siRNA against VELIN1. Autophagy was measured by western blot. ${PADDING}`,
  'Methods',
  'Cell viability was measured with the Lantern viability assay.',
);
const survey = paper(
  'Knowledge, attitudes and practices on seat belts: a cross-sectional survey of drivers',
  'Abstract',
  `Respondents filled in a questionnaire. ${PADDING}`,
  'Methods',
  'Drivers from three towns were interviewed.',
);
const assay = paper(
  'A rapid assay for the detection of lantern fever',
  'Abstract',
  `The assay was compared with the reference method; sensitivity and specificity were calculated. ${PADDING}`,
  'Methods',
  'Plasma samples from patients were tested.',
);

describe('the design of a question in the way in which its paper works', () => {
  it('takes treatment, people, outcome and follow-up from the paper, with their passages', async () => {
    const planned = await design(
      own('Evening reading may be a useful treatment, and larger trials are needed.'),
      trial,
    );
    expect(planned.methodology).toContain('A randomized controlled trial');
    expect(planned.methodology).toContain('in shift workers, as in your paper');
    expect(planned.methodology).toContain('sleep quality');
    expect(planned.methodology).toContain('participants who get evening reading');
    expect(planned.methodology).toContain('follow-up of 6 months');
    expect(planned.from_papers?.map(({ part }) => part)).toEqual(
      expect.arrayContaining(['units', 'comparison', 'outcome', 'follow-up']),
    );
    for (const { evidence } of planned.from_papers ?? [])
      expect(trial.pages[0]?.text.slice(evidence.start, evidence.end)).toBe(evidence.quote);
  });

  it('never gives a class of animals to a group, and samples them instead', async () => {
    const planned = await design(
      own('Other vertebrates may also play a role in the circulation of Lantern virus.'),
      mosquitoes,
    );
    expect(planned.family).toMatchObject({ label: 'Field survey of vectors and hosts' });
    expect(planned.methodology).toContain('nothing is assigned');
    expect(planned.methodology).not.toContain('vehicle');
    expect(planned.power_analysis).toBeUndefined();
    expect(planned.sampleSize).toBe(315);
    expect(planned.size_basis).toContain('ln 0.05 / ln 0.99 = 299');
  });

  it.each([
    ['recent advances in software', 'the tolerance of mismatches'],
    ['associations between habits', 'recall'],
    ['the nation-wide closure', 'January 24'],
    ['fatigue', 'the use of tablets'],
  ])('plans nothing with “%s” and “%s”', async (factor, outcome) => {
    const planned = await design(supposing({ factor, outcome }), survey);
    const said = `${planned.variables.independent.join()} ${planned.variables.dependent.join()}`;
    expect(said).toContain('To be decided');
  });

  it.each([
    [
      'There may be several reasons why drivers do not wear belts.',
      survey,
      'Interview study',
      24,
      'saturation',
    ],
    [
      'The prevalence of poor knowledge in other towns is unknown.',
      survey,
      'Cross-sectional survey',
      482,
      '385',
    ],
    [
      'The sensitivity of the assay in children needs validation.',
      assay,
      'Diagnostic accuracy study',
      293,
      '139',
    ],
  ])('sizes “%s” without a test', async (question, source, label, size, basis) => {
    const planned = await design(own(question), source);
    expect(planned.family).toMatchObject({ label });
    expect(planned.sampleSize).toBe(size);
    expect(planned.size_basis).toContain(basis);
    expect(planned.duration_basis).toContain(String(size));
  });

  it('says that no experiment answers what should be done', async () => {
    const planned = await design(own('Stricter policies are needed.'), survey);
    expect(planned.methodology).toContain('no experiment decides');
    expect(planned.methodology).toContain('To decide: ');
  });

  it('names what the question speaks of among the decisions, and the readout of the paper', async () => {
    const planned = await design(
      own('How VELIN1 and autophagy interact in other cell lines is unknown.'),
      cells,
    );
    expect(planned.family).toMatchObject({ label: 'In vitro experiment' });
    expect(planned.methodology).toContain('“VELIN1”');
    expect(planned.methodology).toContain('autophagy, measured by western blot, as in your paper');
  });

  it('keeps the general outline for a text that is too short to say how a study works', async () => {
    const planned = await design(
      own('The origin of this pattern is unclear.'),
      paper('Mosquitoes', 'Mosquitoes were collected.'),
    );
    expect(planned.family).toMatchObject({ label: 'Study outline' });
  });
});
