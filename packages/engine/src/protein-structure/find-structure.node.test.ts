import { describe, expect, it } from 'vitest';
import { FAKE_FACTS, FAKE_PROTEIN } from '../pipeline/live-sources.fixtures.js';
import type { StructureProvider } from '../providers/alpha-fold.js';
import { failed, success, ProviderFailure } from '../providers/provider-failure.js';
import type { Protein, ProteinProvider } from '../providers/uni-prot.js';
import { describeStructure } from './describe-structure.js';
import { createStructureFinder } from './find-structure.js';
import { isProteinNamed } from './is-protein-named.js';
import { createChain, formatPdb } from './pdb.fixtures.js';

const signal = new AbortController().signal;
const down = failed(new ProviderFailure('made up', 'unreachable'));

const proteins = (protein: Protein | null): ProteinProvider => ({
  name: 'UniProt',
  findProtein: async () => success(protein),
});
const structures: StructureProvider = {
  name: 'AlphaFold DB',
  prediction: async () => success(FAKE_FACTS.prediction),
  residueConfidence: async () => success(null),
};

describe('the protein that a topic names', () => {
  it.each([
    [
      'BRCA1 in repair',
      'gene_exact:BRCA1 AND organism_id:9606',
      'Breast cancer type 1 protein',
      true,
    ],
    ['P38398', 'accession:P38398', 'Breast cancer type 1 protein', true],
    ['the structure of hemoglobin', 'protein_name:"hemoglobin"', 'Hemoglobin subunit alpha', true],
    [
      'green fluorescent protein',
      'protein_name:"green fluorescent"',
      'Green fluorescent protein',
      true,
    ],
    ['sleep', 'protein_name:"sleep"', 'Protein sleepless', false],
    ['memory', 'protein_name:"memory"', 'Short-term memory protein', false],
    ['solar cells', 'protein_name:"solar cells"', '', false],
    ['protein', 'protein_name:"protein"', 'Protein', false],
  ])('is detected for “%s” (%s)', (topic, query, name, isNamed) => {
    expect(isProteinNamed(topic, { query, name })).toBe(isNamed);
  });
});

describe('createStructureFinder', () => {
  it('joins protein, prediction and coordinates', async () => {
    const find = createStructureFinder({
      proteins: proteins(FAKE_PROTEIN),
      structures,
      coordinates: async ({ entryId }) => `atoms of ${entryId}`,
    });
    expect(await find('BRCA1', signal)).toEqual({
      ...FAKE_FACTS,
      coordinates: 'atoms of AF-P38398-F1',
    });
  });

  it('gives only the protein if structures are not configured or unavailable', async () => {
    const alone = { protein: FAKE_PROTEIN, prediction: null, coordinates: null };
    const broken = { ...structures, prediction: async () => down };
    expect(
      await createStructureFinder({ proteins: proteins(FAKE_PROTEIN) })('BRCA1', signal),
    ).toEqual(alone);
    expect(
      await createStructureFinder({ proteins: proteins(FAKE_PROTEIN), structures: broken })(
        'BRCA1',
        signal,
      ),
    ).toEqual(alone);
  });

  it.each<[string, ProteinProvider]>([
    ['knows no protein', proteins(null)],
    ['gives no answer', { name: 'UniProt', findProtein: async () => down }],
    [
      'gives one that the topic does not name',
      proteins({ ...FAKE_PROTEIN, query: 'protein_name:"sleep"' }),
    ],
  ])('gives null if the protein source %s', async (_, provider) => {
    expect(
      await createStructureFinder({ proteins: provider, structures })('sleep', signal),
    ).toBeNull();
  });
});

describe('describeStructure', () => {
  it('gives no confidence without a prediction', () => {
    const described = describeStructure({ protein: FAKE_PROTEIN, prediction: null }, 1);
    expect(described).toMatchObject({
      plddt_score: null,
      confidence_metrics: { plddt_score: null },
      confidence_score: null,
      source: { origin: 'live', by: 'UniProt' },
    });
  });

  it('gives secondary structure with its method if coordinates are available', () => {
    const coordinates = formatPdb(createChain(24, -57, -47));
    const { structure_features: features } = describeStructure({ ...FAKE_FACTS, coordinates }, 1);
    expect(features?.secondary_structure?.alpha_helix).toBeCloseTo(22 / 24, 3);
    expect(features?.['secondary_structure_basis']).toContain('Kabsch and Sander');
  });

  it('T-12 gives the backbone as it was read, with the confidence of each residue', () => {
    const coordinates = formatPdb(createChain(2, -57, -47), 'GLY');
    const { backbone } = describeStructure({ ...FAKE_FACTS, coordinates }, 1);
    expect(backbone).toMatchObject([
      { residue: 'GLY1', x: 1.458, y: 0, z: 0, plddt: 90 },
      { residue: 'GLY2', plddt: 90 },
    ]);
    const beyond = coordinates.replaceAll('90.00', '999.0');
    expect(describeStructure({ ...FAKE_FACTS, coordinates: beyond }, 1).backbone).toMatchObject([
      { plddt: undefined },
      { plddt: undefined },
    ]);
  });

  it('gives none for coordinates that cannot be read', () => {
    const described = describeStructure({ ...FAKE_FACTS, coordinates: 'nonsense' }, 1);
    expect(described).not.toHaveProperty('backbone');
    expect(described.structure_features).not.toHaveProperty('secondary_structure');
  });
});
