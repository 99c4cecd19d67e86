import { describe, expect, it } from 'vitest';
import { FAKE_SEQUENCE, uniProtEntry } from './fake-replies.fixtures.js';
import {
  json,
  startServer,
  createFixedDependencies,
  type Answer,
} from './provider-server.fixtures.js';
import { uniProt, type UniProtSettings } from './uni-prot.js';
import { buildProteinQueries } from './uni-prot-query.js';

const setUp = async (answer: Answer, settings: Partial<UniProtSettings> = {}) => {
  const server = await startServer(answer);
  const { dependencies } = createFixedDependencies();
  return {
    ...server,
    provider: uniProt({ ...dependencies, baseUrl: server.baseUrl, ...settings }),
  };
};

const only =
  (query: RegExp, entry: unknown = uniProtEntry()): Answer =>
  (request, response) => {
    const results = query.test(request.query.get('query') ?? '') ? [entry] : [];
    json({ results })(request, response);
  };

describe('UniProt', () => {
  it('finds the protein of a gene symbol, with its sites and counts', async () => {
    const { provider, received } = await setUp(only(/./));
    expect(await provider.findProtein('MADEUP1 protein')).toEqual({
      ok: true,
      value: {
        accession: 'P99999',
        entryName: 'MADEUP_HUMAN',
        name: 'Made-up protein 1',
        genes: ['MADEUP1'],
        organism: 'Homo sapiens',
        isReviewed: true,
        length: 100,
        sequence: FAKE_SEQUENCE,
        domains: [{ name: 'Made-up domain', start: 10, end: 40 }],
        activeSites: [{ name: 'Proton acceptor', start: 25, end: 25 }],
        bindingSites: [{ name: 'Zn(2+)', start: 30, end: 31 }],
        mutagenesisCount: 1,
        naturalVariantCount: 2,
        secondaryStructure: { helix: 10, strand: 5, turn: 0 },
        query: 'gene_exact:MADEUP1 AND organism_id:9606 AND reviewed:true',
        url: 'https://www.uniprot.org/uniprotkb/P99999',
        source: { origin: 'live', by: 'UniProt', at: '2026-03-01T12:00:00.000Z' },
      },
    });
    expect(received).toHaveLength(1);
    expect(received[0]?.query.get('format')).toBe('json');
  });

  it('counts zinc fingers and parts that bind DNA as domains, in the order of the sequence', async () => {
    const part = (type: string, start: number, end: number, description = '') => ({
      type,
      description,
      location: { start: { value: start }, end: { value: end } },
    });
    const features = [
      part('Domain', 60, 80, 'BRCT 1'),
      part('DNA binding', 30, 50),
      part('Zinc finger', 5, 20, 'RING-type'),
    ];
    const { provider, received } = await setUp(only(/./, uniProtEntry({ features })));
    expect(await provider.findProtein('MADEUP1')).toMatchObject({
      value: {
        domains: [
          { name: 'Zinc finger: RING-type', start: 5, end: 20 },
          { name: 'DNA binding', start: 30, end: 50 },
          { name: 'BRCT 1', start: 60, end: 80 },
        ],
      },
    });
    expect(received[0]?.query.get('fields')).toContain('ft_zn_fing,ft_dna_bind');
  });

  it('looks beyond the organism when it has no such gene, and by name in the end', async () => {
    const beyond = await setUp(only(/^gene_exact:Made9 AND reviewed:true$/));
    expect(await beyond.provider.findProtein('Made9')).toMatchObject({
      ok: true,
      value: { accession: 'P99999' },
    });
    const byName = await setUp(only(/^protein_name:"making factor" AND organism_id:9606/));
    expect(await byName.provider.findProtein('the making factor')).toMatchObject({
      ok: true,
      value: { accession: 'P99999' },
    });
  });

  it('skips the organism if none is configured', async () => {
    const { provider, received } = await setUp(only(/never/), { organism: null });
    expect(await provider.findProtein('Made9')).toEqual({ ok: true, value: null });
    expect(received.some(({ query }) => query.get('query')?.includes('organism_id'))).toBe(false);
  });

  it('reads unreviewed entries', async () => {
    const { provider } = await setUp(
      json({
        results: [
          uniProtEntry({
            entryType: 'UniProtKB unreviewed (TrEMBL)',
            proteinDescription: { submissionNames: [{ fullName: { value: 'Submitted name' } }] },
            features: undefined,
            genes: undefined,
          }),
        ],
      }),
    );
    expect(await provider.findProtein('P99999')).toMatchObject({
      ok: true,
      value: {
        name: 'Submitted name',
        isReviewed: false,
        genes: [],
        domains: [],
        secondaryStructure: null,
        query: 'accession:P99999',
      },
    });
  });

  it('finds no protein in a topic without a protein name', async () => {
    const { provider, received } = await setUp(json({ results: [] }));
    expect(
      await provider.findProtein('how cities can adapt to rising seas by planting mangroves'),
    ).toEqual({
      ok: true,
      value: null,
    });
    expect(received).toHaveLength(0);
  });

  it.each([
    [json({ messages: ['Invalid query'] }, 400), 'refused'],
    [json({ results: [{ primaryAccession: '../../etc' }] }), 'malformed'],
    [json({ result: [] }), 'malformed'],
  ])('passes a failure on', async (answer, kind) => {
    const { provider } = await setUp(answer);
    expect(await provider.findProtein('MADEUP1')).toMatchObject({
      ok: false,
      failure: { provider: 'UniProt', kind },
    });
  });
});

describe('buildProteinQueries', () => {
  const queries = (text: string) => buildProteinQueries(text).map(({ query }) => query);

  it('takes an accession first, then symbols, then the whole as a name', () => {
    expect(queries('P38398 and BRCA1')[0]).toBe('accession:P38398');
    expect(queries('BRCA1 protein')).toEqual([
      'gene_exact:BRCA1',
      'gene_exact:BRCA1',
      'protein_name:"BRCA1"',
      'protein_name:"BRCA1"',
    ]);
  });

  it('does not mistake common abbreviations for genes', () => {
    expect(queries('DNA repair with AI and MRI in the USA after COVID-19 by deep nets')).toEqual(
      [],
    );
  });

  it('prevents query injection', () => {
    const text = 'insulin" OR id:1) (x';
    expect(queries(text)[0]).toBe('protein_name:"insulin OR id 1 x"');
    expect(queries('"*:[] \\ /')).toEqual([]);
  });
});
