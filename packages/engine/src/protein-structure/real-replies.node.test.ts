import { PipelineStructure } from '@spinout/api-client/schemas';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { alphaFold } from '../providers/alpha-fold.js';
import {
  alignedErrors,
  alphaFoldPrediction,
  FAKE_SEQUENCE,
  uniProtEntry,
} from '../providers/fake-replies.fixtures.js';
import {
  createFixedDependencies,
  json,
  raw,
  startServer,
} from '../providers/provider-server.fixtures.js';
import { uniProt } from '../providers/uni-prot.js';
import { describeStructure } from './describe-structure.js';
import { createStructureFinder } from './find-structure.js';
import { createChain, formatPdb } from './pdb.fixtures.js';

const SIGNAL = new AbortController().signal;
const HOST = 'https://alphafold.ebi.ac.uk';
const RESIDUES = FAKE_SEQUENCE.length;

/** Replies in the shapes that UniProt and AlphaFold DB document. */
const ANSWERS = {
  '/uniprotkb/search': json({ results: [uniProtEntry()] }),
  '/api/prediction/P99999': json([alphaFoldPrediction(HOST)]),
  '/files/AF-P99999-F1-model_v6.pdb': raw(
    formatPdb(createChain(RESIDUES, -57, -47)),
    'chemical/x-pdb',
  ),
  '/files/AF-P99999-F1-predicted_aligned_error_v6.json': json(alignedErrors(RESIDUES)),
} as const;

const find = async (without: readonly (keyof typeof ANSWERS)[] = []) => {
  const answers: Record<string, ReturnType<typeof json>> = { ...ANSWERS };
  for (const path of without) delete answers[path];
  const { baseUrl } = await startServer((request, response) => {
    (answers[request.path] ?? json({ error: 'not found' }, 404))(request, response);
  });
  const { dependencies } = createFixedDependencies();
  const facts = await createStructureFinder({
    proteins: uniProt({ ...dependencies, baseUrl }),
    structures: alphaFold({ ...dependencies, baseUrl }),
  })('P99999', SIGNAL);
  // What a client reads of the reply.
  return facts && z.parse(PipelineStructure, describeStructure(facts, 1));
};

describe('a structure from replies of UniProt and AlphaFold DB', () => {
  it('has bands, domains with their confidence, aligned errors and a whole backbone', async () => {
    const structure = await find();
    expect(structure?.prediction?.fractions).toEqual({
      veryLow: 0.1,
      low: 0.2,
      confident: 0.3,
      veryHigh: 0.4,
    });
    expect(structure?.domain_ranges).toEqual([
      { name: 'Made-up domain', start: 10, end: 40, mean_plddt: 90 },
    ]);
    expect(structure?.aligned_error).toMatchObject({
      residues: 100,
      max: 31.75,
      domains: [{ one: 'Made-up domain', other: 'Made-up domain', mean: 2 }],
    });
    const { blocks = [] } = structure?.aligned_error ?? {};
    expect([blocks.length, blocks[0]?.length, blocks[0]?.[0], blocks[0]?.at(-1)]).toEqual([
      48, 48, 2, 25,
    ]);
    expect(structure?.backbone).toHaveLength(RESIDUES);
    expect(structure?.backbone?.[0]).toMatchObject({ residue: 'ALA1', x: 1.458, ss: 'coil' });
    expect(structure?.backbone?.[50]?.ss).toBe('helix');
    expect(structure?.backbone?.[0]?.o).toHaveLength(3);
  });

  it('has what there is where files are missing', async () => {
    const structure = await find([
      '/files/AF-P99999-F1-model_v6.pdb',
      '/files/AF-P99999-F1-predicted_aligned_error_v6.json',
    ]);
    expect(structure?.plddt_score).toBe(71.5);
    expect(structure?.backbone).toBeUndefined();
    expect(structure?.aligned_error).toBeUndefined();
    expect(structure?.domain_ranges?.[0]?.mean_plddt).toBeNull();
  });

  it('is none where the databases cannot be reached', async () => {
    expect(await find(['/uniprotkb/search'])).toBeNull();
  });
});
