import { describe, expect, it } from 'vitest';
import { decided, design, paper } from './design-from-sources.fixtures.js';

describe('a design by the field of its paper', () => {
  it.each([
    [
      'genetics of worms',
      'Vulva formation in C. elegans',
      'Worms were fed on plates.',
      { factor: 'the signal from LIN-99', outcome: 'the fate of P6.p cells in the vulva' },
      'A randomized experiment with worms',
    ],
    [
      'genetics of mice',
      'Fertility of mice without Fdxl',
      'Mice were bred. Fdxl-/- mice died.',
      { factor: 'Fdxl deficiency', outcome: 'fertility', direction: 'lowers' as const },
      'Fdxl deficiency in one, unaltered controls in the other',
    ],
    [
      'genetics of receptors',
      'Tolerance in mice',
      'Mice inhaled dust.',
      { factor: 'a mutation in Fdxl, a regulator of growth', outcome: 'tolerance to dust' },
      'a mutation in Fdxl in one, intact Fdxl in the other',
    ],
    [
      'a gene of a plant',
      'Flowering genes of rice plants',
      'Rice was grown. Zyx7 mutants of rice flowered late.',
      { factor: 'Zyx7', outcome: 'flowering' },
      'one with a targeted change in Zyx7 (such as a mutation',
    ],
    [
      'a compound that the paper gives',
      'Heart size of mice',
      'Mice were treated with velorin for a week. The mice were healthy.',
      { factor: 'velorin', outcome: 'heart size' },
      'velorin in one, vehicle or sham treatment in the other',
    ],
    [
      'a state that nobody can set',
      'Roots of maize plants',
      'Maize was grown. The maize had roots.',
      { factor: 'the structure of the vessels', outcome: 'leaf size' },
      'compares groups of plants that differ in the structure of the vessels and measures leaf size',
    ],
    [
      'what is done to cultures',
      'A screen of human cell lines',
      'Cell lines were grown. Zyx7 mutants were made of the cell lines.',
      { factor: 'suppressing Zyx7 function', outcome: 'the release of virus' },
      'suppressing Zyx7 function in one, the same conditions without it in the other',
    ],
    [
      'what patients have',
      'Kidney stones of children',
      'Patients were seen. The patients had stones.',
      { factor: 'infections and frequent urologic interventions', outcome: 'kidney function' },
      'Nothing is assigned or changed by the investigators.',
    ],
    [
      'biochemistry in a paper on mice',
      'A helicase of mice',
      'The helicase of mice was purified from mice.',
      { factor: 'thymine sequences', outcome: 'unwinding of duplex DNA' },
      'one with a targeted change in thymine sequences (such as a mutation, a knockdown or an inhibitor), and one without',
    ],
    [
      'a gene named like an animal',
      'Snail in hair follicles of mice',
      'Mice grew hair.',
      { factor: 'Snail family members', outcome: 'follicle growth' },
      'compares groups of mice that differ in Snail family members and measures follicle growth',
    ],
    [
      'physiology',
      'Running mice',
      'Mice ran.',
      { factor: 'exercise', outcome: 'fat mass of mice', direction: 'lowers' as const },
      'exercise in one, the usual conditions in the other',
    ],
    [
      'biophysics',
      'Adsorption of a protein in bacteria',
      'Bacteria were grown. Bacteria and biofilms.',
      {
        factor: 'reduced surface tension',
        comparator: 'usual surface tension',
        outcome: 'binding',
      },
      'reduced surface tension in one, usual surface tension in the other',
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
    const { methodology, controls } = await design(decided(structure), paper(title, text));
    expect(methodology).toContain(expected);
    expect(controls.join()).not.toMatch(/treatment known to change|compound known to change/);
  });
});

describe('controls by the field of a paper', () => {
  it.each([
    ['loss of FDX4 function', true],
    ['reduced surface tension', false],
  ])(
    'reverses and repeats the change by other means only for molecules: %s',
    async (factor, is) => {
      const { controls } = await design(
        decided({ factor, comparator: 'the usual state', outcome: 'binding to the wall' }),
        paper('Proteins of bacteria', 'Bacteria were grown. Bacteria and biofilms.'),
      );
      expect(controls.some((text) => text.startsWith('Rescue'))).toBe(is);
      expect(controls.join()).not.toContain('known to change');
    },
  );
});
