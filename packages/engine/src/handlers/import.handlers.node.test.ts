import {
  createApiClient,
  isApiError,
  type ImportBibliographyReply,
  type Progress,
} from '@spinout/api-client';
import { describe, expect, it } from 'vitest';
import {
  createBibtex,
  createFictionalRecord,
  createRis,
} from '../../../../tests/files/fictional-records.ts';
import { createNodeEngine } from '../node.js';
import { memoryStore, type Store } from '../store/store.js';

const JOURNEY = 'journey-1';

const open = (store: Store = memoryStore()) => {
  const api = createApiClient({ transport: createNodeEngine({ store }) });
  return {
    api,
    import: (name: string, content: string, journey = JOURNEY) =>
      api.literature.import({ journey_id: journey, bibliography: new File([content], name) }),
    find: (query: string, journey = JOURNEY) =>
      api.literature.search({ journey_id: journey, hypothesis: null, query, limit: 20 }),
  };
};

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) =>
      isApiError(error) ? [error.details.status, error.details.serverMessage] : error,
  );

const count = ({
  imported,
  duplicates,
  already_imported,
  problem_count,
}: ImportBibliographyReply) => [
  imported.records,
  imported.without_abstract,
  duplicates,
  already_imported,
  problem_count,
];

describe('an imported bibliography', () => {
  it.each([
    ['RIS', 'own.ris', createRis],
    ['BibTeX', 'own.bib', createBibtex],
  ])(
    'of 2,000 records (%s) is searched, each result named as imported',
    async (_, name, create) => {
      const engine = open();
      const reply = await engine.import(name, create(2000));
      expect(count(reply)).toEqual([2000, 400, 0, 0, 0]);
      expect(reply.records).toHaveLength(100);
      const { papers, imports, analysis, source } = await engine.find('axolotl teapot Lilliput');
      expect(papers).toHaveLength(20);
      for (const paper of papers)
        expect(paper).toMatchObject({
          collection: 'imported',
          title: expect.stringMatching(/^Fictional record/) as string,
          source: { origin: 'user', by: name },
        });
      expect(imports).toEqual([reply.imported]);
      expect(source?.by).toBe('Your imported records, bundled library');
      expect(analysis.themes.join(' ')).not.toMatch(/made up/);
    },
  );

  it('reports duplicates, what an earlier file has too, and records that cannot be used', async () => {
    const engine = open();
    await engine.import('first.ris', createRis(3));
    const untitled = 'TY  - JOUR\r\nAU  - Nobody, N\r\nER  - \r\n';
    const reply = await engine.import(
      'second.ris',
      `${createRis(5)}\r\n${createRis(1)}\r\n${untitled}`,
    );
    expect(count(reply)).toEqual([5, 1, 1, 3, 1]);
    expect(reply.problems).toEqual([
      { line: expect.any(Number) as number, reason: 'The record has no title.' },
    ]);
    const { papers, imports } = await engine.find('fictional record lantern kite umbrella teapot');
    const titles = papers.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(imports).toHaveLength(2);
  });

  it('is found only in its journey, and not after its removal', async () => {
    const engine = open();
    const { imported } = await engine.import('own.ris', createRis(10));
    expect((await engine.find('quokka umbrella', 'journey-2')).imports).toBeUndefined();
    expect((await engine.find('quokka umbrella')).papers).not.toEqual([]);
    const removal = { journey_id: JOURNEY, import_id: imported.id };
    expect(await engine.api.literature.removeImport(removal)).toEqual({
      success: true,
      imports: [],
    });
    expect((await engine.find('quokka umbrella')).papers).toEqual([]);
    expect(await engine.api.literature.removeImport(removal)).toMatchObject({ success: true });
  });

  it('is stored: another engine with the same store finds its records', async () => {
    const store = memoryStore();
    await open(store).import('own.bib', createBibtex(10));
    const { papers } = await open(store).find('numbat telescope Atlantis');
    expect(papers[0]).toMatchObject({ collection: 'imported', year: expect.any(Number) as number });
  });

  it('is reviewed, with what its records share', async () => {
    const engine = open();
    await engine.import('own.ris', createRis(200));
    const { papers } = await engine.find('axolotl lantern');
    const review = await engine.api.literature.review({
      journey_id: JOURNEY,
      selected_papers: papers.slice(0, 3).map(({ id }) => id),
      papers,
    });
    expect(review).toMatchObject({ success: true, papers_reviewed: 3 });
  });

  it('replaces a record of the bundled library with the same DOI', async () => {
    const engine = open();
    const own =
      'TY  - JOUR\r\nTI  - A programmable dual-RNA-guided DNA endonuclease (own copy)\r\nDO  - 10.1126/science.1225829\r\nPY  - 2012\r\nER  - ';
    await engine.import('own.ris', own);
    const { papers } = await engine.find('dual-RNA-guided DNA endonuclease');
    const same = papers.filter(({ doi }) => doi?.toLowerCase() === '10.1126/science.1225829');
    expect(same).toMatchObject([{ collection: 'imported', source: { by: 'own.ris' } }]);
  });

  it('reports its progress while records are indexed', async () => {
    const seen: Progress[] = [];
    const { api } = open();
    await api.literature.import(
      { journey_id: JOURNEY, file_name: 'own.ris', content: createRis(600) },
      { onProgress: (progress) => seen.push(progress) },
    );
    expect(seen.at(-1)).toEqual({ stage: 'Indexing records', done: 600, total: 600 });
  });

  it.each([
    ['a letter', 'Dear editor, this is no bibliography.', 415],
    ['broken JSON', '[{"title": ', 422],
    ['records without titles', 'TY  - JOUR\r\nAU  - Nobody, N\r\nER  - ', 422],
  ])('is refused if it is %s', async (_, content, status) => {
    const [got, message] = (await refusal(open().import('own.txt', content))) as [number, string];
    expect(got).toBe(status);
    expect(message).toMatch(/^\p{Lu}.+\.$/su);
  });

  it('is refused beyond 20,000 records of a journey', async () => {
    const engine = open();
    const csl = (from: number, size: number) =>
      JSON.stringify(
        Array.from({ length: size }, (_, at) => ({
          id: String(from + at),
          type: 'article-journal',
          title: createFictionalRecord(from + at).title,
        })),
      );
    await engine.import('first.json', csl(0, 15_000));
    expect(await refusal(engine.import('second.json', csl(15_000, 6000)))).toEqual([
      413,
      'A journey can have up to 20,000 imported records. Remove a file, or export fewer records.',
    ]);
  }, 60_000);
});
