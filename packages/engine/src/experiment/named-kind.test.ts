import { describe, expect, it } from 'vitest';
import { findNamedKind } from './named-kind.js';

const OPEN = 'The origin of this pattern is unclear.';

describe('the kind of study that is named', () => {
  it.each([
    ['review', 'A systematic review of naps is needed.'],
    ['trial', 'Its value needs to be shown by multi-center randomized studies.'],
    ['model', 'Simulations of the flow would show this.'],
    ['people', 'A cohort study should measure the expression of this gene in runners.'],
    ['cells', 'The toxin may enter different cell lines in different ways.'],
  ] as const)('is %s for the sentence “%s”', (kind, statement) =>
    expect(findNamedKind(statement)).toEqual({ kind, from: 'sentence' }),
  );

  it.each([
    ['trial', 'Honey for coughs: a randomized controlled trial', OPEN],
    ['model', 'Simulating the growth of road networks', 'The dynamics of dead ends are unclear.'],
    ['people', 'Naps of night nurses: a cohort study', OPEN],
    ['sequences', 'Molecular evolution of a river virus', OPEN],
    ['plants', 'Roots of maize in dry soil', 'Root length may raise the yield.'],
    ['extracts', 'An essential oil of sage', 'Its antifungal activity should be tested.'],
    ['animals', 'Effects of noise on sleep in mice', OPEN],
    ['materials', 'Rolling of two steels', OPEN],
    ['records', 'Temporal trends in flu-related mortality in river towns', OPEN],
    ['fossils', 'A new dicynodont from the Upper Permian', OPEN],
    ['texts', 'Naps in the news: a content analysis', OPEN],
    ['plants', 'Fast, high-content analysis of maize grains', 'Grain size may raise the yield.'],
    ['vectors', 'Mosquitoes of river towns', 'Nets may keep more mosquitoes out.'],
  ] as const)('is %s for the title “%s”', (kind, title, statement) =>
    expect(findNamedKind(statement, { title, text: '' })).toEqual({ kind, from: 'paper' }),
  );

  it.each([
    'Yield may explain the low haplotype diversity of this chromosome.',
    'The genes may affect the evolution of the grain.',
  ])('is none of plants where the sentence is about their genome: “%s”', (statement) =>
    expect(findNamedKind(statement, { title: 'Chromosomes of maize', text: '' })?.kind).not.toBe(
      'plants',
    ),
  );

  it.each([
    ['model', 'Here we only simulated the mutation by adding a marker.', 'Glue of sea stars'],
    ['plants', 'The DNA of transformed callus may be less than in leaves.', 'Bombarding maize'],
    ['interviews', 'Fences may lower the number of sick goats.', 'Goats: a qualitative study'],
  ])('is not %s for the sentence “%s”', (kind, statement, title) =>
    expect(findNamedKind(statement, { title, text: '' })?.kind).not.toBe(kind),
  );

  it('is interviews where the sentence asks for views', () =>
    expect(
      findNamedKind('Views of herders on fences are unknown.', {
        title: 'Goats: a qualitative study',
        text: '',
      })?.kind,
    ).toBe('interviews'));

  const OF_PATIENTS =
    'Patients of a clinic were asked. The patients were diagnosed in a hospital, and 40 patients with other diagnoses were a cohort.';

  it('is people where the abstract counts them and the sentence speaks of them', () => {
    const paper = { title: 'Coughs in spring', text: OF_PATIENTS };
    expect(findNamedKind('Coughs may last longer in older patients.', paper)).toEqual({
      kind: 'people',
      from: 'paper',
    });
    expect(findNamedKind(OPEN, paper)).toBeUndefined();
  });

  it('is a study of people where a trial could not assign what is asked', () => {
    const paper = { title: 'Honey for coughs: a phase II trial', text: OF_PATIENTS };
    const kindOf = (statement: string) => findNamedKind(statement, paper)?.kind;
    expect(kindOf('Honey may help patients with long coughs.')).toBe('trial');
    expect(kindOf('Sputum may be a prognostic marker in patients.')).toBe('people');
  });

  it.each([
    ['a fungus that grows on wood', 'Enzymes of a fungus that breaks down straw', OPEN],
    ['a review that is read', 'Noise and sleep: a review', OPEN],
    ['a protein of a plant', 'Genes of rice plants', 'The mutation may alter the expression.'],
    [
      'a bias that a trial takes away',
      'Honey for coughs: a randomized trial',
      'Selection bias affects the outcome in daily practice.',
    ],
    [
      'the shape of an enzyme',
      'Molecular evolution of an enzyme',
      'The enzyme may change its conformation.',
    ],
    [
      'a test for what ticks carry',
      'A probe for a fever in ticks',
      'The assay may detect the fever in ticks too.',
    ],
    ['people beside plants', 'Growth of maize plants', 'Women may eat more leaves in spring.'],
    ['an infection in vivo', 'Extracts of sage', 'The extract may clear biofilms in vivo.'],
    ['no title', '', OPEN],
  ])('is left open for %s', (_, title, statement) =>
    expect(findNamedKind(statement, { title, text: '' })).toBeUndefined(),
  );
});
