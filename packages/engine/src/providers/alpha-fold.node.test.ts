import { describe, expect, it } from 'vitest';
import { alphaFold } from './alpha-fold.js';
import {
  alignedErrors,
  alphaFoldPrediction,
  confidences,
  FAKE_SEQUENCE,
} from './fake-replies.fixtures.js';
import { plddtBand, plddtFractions } from './plddt.js';
import {
  json,
  raw,
  startServer,
  createFixedDependencies,
  type Answer,
  type ReceivedRequest,
} from './provider-server.fixtures.js';

const HOST = 'https://alphafold.ebi.ac.uk';

const setUp = async (answers: Record<string, Answer>) => {
  const server = await startServer((request: ReceivedRequest, response) => {
    (answers[request.path] ?? json({ error: 'not found' }, 404))(request, response);
  });
  const { dependencies } = createFixedDependencies();
  return { ...server, provider: alphaFold({ ...dependencies, baseUrl: server.baseUrl }) };
};

const API = '/api/prediction/P99999';
const FILE = '/files/AF-P99999-F1-confidence_v6.json';
const scores = Array.from({ length: FAKE_SEQUENCE.length }, (_, index) => index);

const predictionFrom = async (answers: Record<string, Answer>) => {
  const { provider, received } = await setUp(answers);
  const outcome = await provider.prediction('P99999');
  if (!outcome.ok || outcome.value === null) throw new Error('no prediction');
  return { provider, received, prediction: outcome.value };
};

describe('AlphaFold DB', () => {
  it('gives the prediction with its bands, and addresses only as the database names them', async () => {
    const { prediction } = await predictionFrom({ [API]: json([alphaFoldPrediction(HOST)]) });
    expect(prediction).toEqual({
      entryId: 'AF-P99999-F1',
      accession: 'P99999',
      description: 'Made-up protein 1',
      gene: 'MADEUP1',
      organism: 'Homo sapiens',
      sequence: FAKE_SEQUENCE,
      meanPlddt: 71.5,
      fractions: { veryLow: 0.1, low: 0.2, confident: 0.3, veryHigh: 0.4 },
      version: 6,
      files: {
        pdb: `${HOST}/files/AF-P99999-F1-model_v6.pdb`,
        cif: `${HOST}/files/AF-P99999-F1-model_v6.cif`,
        bcif: `${HOST}/files/AF-P99999-F1-model_v6.bcif`,
        paeImage: `${HOST}/files/AF-P99999-F1-predicted_aligned_error_v6.png`,
        paeData: `${HOST}/files/AF-P99999-F1-predicted_aligned_error_v6.json`,
        plddt: `${HOST}/files/AF-P99999-F1-confidence_v6.json`,
      },
      url: 'https://alphafold.ebi.ac.uk/entry/P99999',
      source: { origin: 'live', by: 'AlphaFold DB', at: '2026-03-01T12:00:00.000Z' },
    });
  });

  it('chooses the accession itself among isoforms', async () => {
    const isoform = alphaFoldPrediction(HOST, {
      entryId: 'AF-P99999-2-F1',
      modelEntityId: 'AF-P99999-2-F1',
      uniprotAccession: 'P99999-2',
    });
    const { prediction } = await predictionFrom({
      [API]: json([isoform, alphaFoldPrediction(HOST)]),
    });
    expect(prediction.entryId).toBe('AF-P99999-F1');
  });

  it.each([
    ['entryId and uniprotSequence', { modelEntityId: undefined, sequence: undefined }],
    ['modelEntityId and sequence', { entryId: undefined, uniprotSequence: undefined }],
  ])('reads replies that name an entry by %s', async (_, without) => {
    const both = { modelEntityId: 'AF-P99999-F1', uniprotSequence: FAKE_SEQUENCE };
    const complex = { isComplex: true, entryId: undefined, modelEntityId: 'AF-0000000099999999' };
    const { prediction } = await predictionFrom({
      [API]: json([
        alphaFoldPrediction(HOST, complex),
        alphaFoldPrediction(HOST, { ...both, ...without }),
      ]),
    });
    expect(prediction).toMatchObject({ entryId: 'AF-P99999-F1', sequence: FAKE_SEQUENCE });
  });

  it('takes no complex for the prediction of the protein alone', async () => {
    const complex = { isComplex: true, entryId: undefined, modelEntityId: 'AF-0000000099999999' };
    const { provider } = await setUp({ [API]: json([alphaFoldPrediction(HOST, complex)]) });
    expect(await provider.prediction('P99999')).toEqual({ ok: true, value: null });
  });

  it('leaves out addresses that are none and bands that are incomplete', async () => {
    const { prediction } = await predictionFrom({
      [API]: json([
        alphaFoldPrediction(HOST, {
          pdbUrl: 'javascript:alert(1)',
          cifUrl: 7,
          bcifUrl: null,
          paeImageUrl: 'http://[bad',
          fractionPlddtLow: 20,
          latestVersion: undefined,
        }),
      ]),
    });
    expect(Object.keys(prediction.files)).toEqual(['paeData', 'plddt']);
    expect(prediction.fractions).toBeNull();
    expect(prediction.version).toBeNull();
  });

  it('knows when there is no prediction, and asks for none with something else than an accession', async () => {
    const { provider, received } = await setUp({ '/api/prediction/P99998': json([]) });
    expect(await provider.prediction('P99999')).toEqual({ ok: true, value: null });
    expect(await provider.prediction('P99998')).toEqual({ ok: true, value: null });
    expect(await provider.prediction('../admin')).toEqual({ ok: true, value: null });
    expect(received).toHaveLength(2);
  });

  it.each([
    [json([{ entryId: 'AF-P99999-F1' }]), 'malformed'],
    [json({ entryId: 'AF-P99999-F1' }), 'malformed'],
    [json([alphaFoldPrediction(HOST, { globalMetricValue: 715 })]), 'malformed'],
    [raw('<html>', 'text/html', 500), 'unreachable'],
  ])('passes a failure on', async (answer, kind) => {
    const { provider } = await setUp({ [API]: answer });
    expect(await provider.prediction('P99999')).toMatchObject({ ok: false, failure: { kind } });
  });

  it("reads each residue's confidence from the prediction's own file, at the configured host", async () => {
    const { provider, prediction, received } = await predictionFrom({
      [API]: json([alphaFoldPrediction(HOST)]),
      [FILE]: json(confidences(scores)),
    });
    const outcome = await provider.residueConfidence(prediction);
    expect(outcome).toMatchObject({ ok: true, value: { plddt: scores } });
    expect(outcome.ok && outcome.value?.fractions).toEqual({
      veryLow: 0.5,
      low: 0.2,
      confident: 0.21,
      veryHigh: 0.09,
    });
    expect(received.at(-1)?.path).toBe(FILE);
  });

  it('follows no address to another host', async () => {
    const { provider, prediction, received } = await predictionFrom({
      [API]: json([alphaFoldPrediction('http://169.254.169.254')]),
    });
    expect(await provider.residueConfidence(prediction)).toEqual({ ok: true, value: null });
    expect(received).toHaveLength(1);
  });

  it.each<[unknown, string]>([
    [confidences(scores.slice(1)), 'fewer than residues'],
    [confidences([...scores.slice(1), 101]), 'beyond 100'],
    [{ confidenceScore: 'AAAA' }, 'no numbers'],
  ])('takes no confidences of another protein or scale', async (reply) => {
    const { provider, prediction } = await predictionFrom({
      [API]: json([alphaFoldPrediction(HOST)]),
      [FILE]: json(reply),
    });
    expect(await provider.residueConfidence(prediction)).toMatchObject({
      ok: false,
      failure: { kind: 'malformed' },
    });
  });
});

describe('pLDDT bands', () => {
  it.each([
    [90.01, 'veryHigh'],
    [90, 'confident'],
    [70, 'confident'],
    [69.99, 'low'],
    [50, 'low'],
    [49.99, 'veryLow'],
  ])('%d is %s', (plddt, band) => {
    expect(plddtBand(plddt)).toBe(band);
  });

  it('have no shares without residues', () => {
    expect(plddtFractions([])).toEqual({ veryLow: 0, low: 0, confident: 0, veryHigh: 0 });
  });
});

describe('the files of a prediction', () => {
  const PAE = '/files/AF-P99999-F1-predicted_aligned_error_v6.json';
  const PDB = '/files/AF-P99999-F1-model_v6.pdb';
  const API_REPLY = { [API]: json([alphaFoldPrediction(HOST)]) };

  it('give the predicted aligned errors, with the largest that the model states', async () => {
    const { provider, prediction } = await predictionFrom({
      ...API_REPLY,
      [PAE]: json(alignedErrors(FAKE_SEQUENCE.length)),
    });
    const outcome = await provider.alignedErrors?.(prediction);
    expect(outcome).toMatchObject({ ok: true, value: { max: 31.75 } });
    const rows = outcome?.ok ? (outcome.value?.rows ?? []) : [];
    expect([rows.length, rows[0]?.[0], rows[0]?.[99]]).toEqual([100, 2, 25]);
  });

  it.each([
    ['of another length', alignedErrors(99)],
    ['without an entry', []],
    ['that is not square', [{ ...alignedErrors(100)[0], predicted_aligned_error: [[1, 2]] }]],
    ['with a negative error', [{ ...alignedErrors(1)[0], predicted_aligned_error: [[-1]] }]],
  ])('refuse a matrix %s', async (_, file) => {
    const { provider, prediction } = await predictionFrom({ ...API_REPLY, [PAE]: json(file) });
    expect(await provider.alignedErrors?.(prediction)).toMatchObject({
      ok: false,
      failure: { kind: 'malformed' },
    });
  });

  it('give the atoms as text', async () => {
    const { provider, prediction } = await predictionFrom({
      ...API_REPLY,
      [PDB]: raw('ATOM', 'chemical/x-pdb'),
    });
    expect(await provider.atoms?.(prediction)).toEqual({ ok: true, value: 'ATOM' });
  });

  it('are not loaded from another host', async () => {
    const elsewhere = alphaFoldPrediction('https://elsewhere.example');
    const { provider, prediction, received } = await predictionFrom({ [API]: json([elsewhere]) });
    expect(await provider.alignedErrors?.(prediction)).toEqual({ ok: true, value: null });
    expect(await provider.atoms?.(prediction)).toEqual({ ok: true, value: null });
    expect(received).toHaveLength(1);
  });
});
