import { describe, expect, it } from 'vitest';
import { decided, design, paper } from './design-from-sources.fixtures.js';

const asText = (plan: Awaited<ReturnType<typeof design>>): string =>
  [plan.methodology, plan.equipment, plan.controls, plan.timeline.map((each) => each.description)]
    .flat()
    .join('\n');

describe('a plan for what a person wrote', () => {
  it('assigns no genotype, and rears insects without ethics committee and anesthesia', async () => {
    const plan = await design(
      decided({
        factor: 'white eye mutation',
        comparator: 'wild type',
        outcome: 'locomotor activity',
        population: 'house crickets',
        direction: 'lowers',
      }),
      paper('Eye color of crickets', 'Crickets were reared in boxes. Eyes were sectioned.'),
    );
    expect(plan.methodology).toContain('A blinded comparison of crickets');
    expect(plan.methodology).toContain('nothing is assigned');
    expect(asText(plan)).not.toMatch(
      /random(?:ized|ly)? (?:to|allocation)|ethic|anesthe|Cryostat/i,
    );
    expect(plan.timeline.map(({ description }) => description).join()).toContain('Breed both');
  });

  it('breeds mice of both genotypes with ethics approval', async () => {
    const plan = await design(
      decided({ factor: 'Zyx7 knockout', outcome: 'body weight', population: 'mice' }),
      paper('Zyx7 in mice', 'Mice were weighed every week.'),
    );
    expect(plan.methodology).toContain('nothing is assigned');
    expect(plan.methodology).toContain('ARRIVE');
    expect(asText(plan)).not.toMatch(/Allocation is concealed|vehicle or sham/);
  });

  it('lists equipment only where hypothesis or paper speaks for it', async () => {
    const hypothesis = decided({
      factor: 'velorin',
      outcome: 'body weight',
      population: 'mice',
    });
    const fed = await design(hypothesis, paper('Velorin in mice', 'Mice were fed with velorin.'));
    expect(asText(fed)).not.toMatch(/anesthesia|Cryostat|Behavior/);
    expect(JSON.stringify(fed.budget_lines)).not.toMatch(/anesthesia|Behavior/);
    const injected = await design(
      hypothesis,
      paper('Velorin in mice', 'Mice were injected with velorin. Tissue sections were stained.'),
    );
    expect(injected.equipment).toContain('Dosing and anesthesia station');
    expect(injected.equipment).toContain('Cryostat and tissue processor');
    expect(injected.budget).toBeGreaterThan(fed.budget);
  });

  it('grows bacteria as bacteria, and cells of bodies as cells', async () => {
    const plan = (population: string) =>
      design(
        decided({ factor: 'velorin', outcome: 'growth', population }),
        paper('Effects of velorin', 'Cultures were treated with velorin.'),
      );
    const bacteria = await plan('cultures of bacteria');
    expect(bacteria.family).toMatchObject({ label: 'Experiment with microbial cultures' });
    expect(asText(bacteria)).not.toMatch(/CO2|Biosafety|authenticate|wells without cells/);
    const cells = await plan('epithelial cells');
    expect(cells.family).toMatchObject({ label: 'In vitro experiment' });
    expect(cells.equipment).toContain('Biosafety cabinet and CO2 incubator');
  });

  it('asks for accelerators and shuffled labels only where something learns', async () => {
    const plan = (factor: string, outcome: string) =>
      design(
        decided({ factor, outcome, population: 'simulated networks' }),
        paper(`An algorithm with ${factor}`, 'We simulate the algorithm on many instances.'),
      );
    const routing = await plan('batched signatures in the protocol', 'computation time');
    expect(asText(routing)).not.toMatch(/GPU|shuffled|held-out|test set/);
    const learning = await plan('pretraining of the neural network', 'classification accuracy');
    expect(asText(learning)).toMatch(/GPU/);
    expect(asText(learning)).toMatch(/shuffled/);
  });

  it('recruits no vessels, keeps sex where both sexes take part, and knows people in a database', async () => {
    const plan = (factor: string, comparator: string, population: string) =>
      design(
        decided({
          factor,
          comparator,
          outcome: 'residue content',
          population,
          origins: { factor: 'user', outcome: 'user', comparator: 'user', population: 'user' },
        }),
        paper('A review', 'We review what is known.'),
      );
    const vessels = await plan('the 1952 flood', 'the years before', 'clay vessels of the town');
    expect(asText(vessels)).not.toMatch(/Recruit|visit/);
    const people = await plan('Previous surgery', 'no surgery', 'women and men in a database');
    expect(people.family).toMatchObject({ label: 'Observational study' });
    expect(people.methodology).toContain('compares previous surgery with no surgery');
    expect(people.variables.controlled.join()).toContain('sex');
  });

  it('changes the gene of the virus, not of the mice that it infects', async () => {
    const plan = await design(
      decided({
        factor: 'deletion of Z6L',
        comparator: 'wild-type virus',
        outcome: 'lesion size',
        population: 'mice infected with the virus',
      }),
      paper('A protein of a virus', 'Mice were infected.'),
    );
    expect(plan.methodology).toContain(
      'one is inoculated with the strain that has deletion of Z6L',
    );
    expect(asText(plan)).not.toMatch(/differ from birth|Breed both/);
  });
});
