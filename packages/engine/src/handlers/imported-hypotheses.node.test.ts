import { createApiClient } from '@spinout/api-client';
import { describe, expect, it } from 'vitest';
import { createNodeEngine } from '../node.js';
import { memoryStore } from '../store/store.js';

const JOURNEY = 'journey-1';
const TOPIC = 'Pollen of lime trees';
const record = (title: string, abstract: string) =>
  [
    'TY  - JOUR',
    `TI  - ${title}`,
    'AU  - Example, Ada',
    'PY  - 2021',
    `AB  - ${abstract}`,
    'ER  - ',
  ].join('\r\n');
const LIME = record(
  'Pollen of lime trees in city parks',
  'Pollen of lime trees was counted for three years. We found that pollen counts of lime trees fell by 20% in dry parks. Whether warm nights reduce the flower number of lime trees remains unknown.',
);
const OTHER = record(
  'Rotation of asteroids',
  'Asteroids were observed for three years. Whether sunlight raises the rotation rate of asteroids remains unknown.',
);
const PAPER = [
  'Drought and pollen of lime trees',
  'Introduction',
  'Lime trees flower in summer, and their pollen was counted in ten parks.',
  'Results',
  'Drought reduced the pollen counts of lime trees by 30%.',
  'Discussion',
  'Whether drought reduces the pollen viability of lime trees remains unknown.',
].join('\n\n');

const open = () => {
  const store = memoryStore();
  const api = createApiClient({ transport: createNodeEngine({ store }) });
  const load = (content: string, journey = JOURNEY) =>
    api.literature.import({
      journey_id: journey,
      bibliography: new File([content], 'own.ris'),
    });
  const generate = (papers: string[] = [], journey_id: string | undefined = JOURNEY) =>
    api.hypothesis.generate({
      topic: TOPIC,
      interest: 'general',
      papers,
      ...(journey_id !== '' && { journey_id }),
    });
  return { api, load, generate };
};

describe('hypotheses from imported abstracts', () => {
  it('follow from records about the topic, with the verbatim quote and the record as its source', async () => {
    const { load, generate } = open();
    await load([LIME, OTHER].join('\r\n'));
    const { hypothesis, candidates } = await generate();
    expect(hypothesis.statement).toBe('Warm nights reduce the flower number of lime trees.');
    const [quoted] = hypothesis.claims?.[0]?.evidence ?? [];
    expect(quoted).toMatchObject({
      kind: 'imported',
      document_title: 'Pollen of lime trees in city parks',
      quote: 'Whether warm nights reduce the flower number of lime trees remains unknown.',
      page: null,
    });
    expect(LIME).toContain(quoted?.quote);
    expect(hypothesis.claims?.[0]?.text).toContain('The imported abstract of Example (2021)');
    expect(candidates?.some(({ statement }) => statement.includes('steroid'))).toBe(false);
  });

  it('follow from proposals too, but not from a question that the abstract itself answers', async () => {
    const { load, generate } = open();
    await load(
      record(
        'Pollen of lime trees in city parks',
        'Whether shade lowers the nectar volume of lime trees is unknown. We found that shade lowered the nectar volume of lime trees by 20%. Heat stress may reduce the pollen viability of lime trees.',
      ),
    );
    const { candidates = [] } = await generate();
    expect(candidates.map(({ statement }) => statement)).toEqual([
      'Heat stress may reduce the pollen viability of lime trees.',
    ]);
  });

  it('come after all that follow from the person’s papers', async () => {
    const { api, load, generate } = open();
    await load(LIME);
    const { metadata } = await api.paper.analyze({
      journey_id: JOURNEY,
      paper_url: '',
      paper_content: PAPER,
      metadata: { title: '', upload_method: 'text' },
    });
    const { hypothesis, candidates = [] } = await generate([metadata.document_id ?? '']);
    expect(hypothesis.statement).toContain('pollen viability');
    const statements = candidates.map(({ statement }) => statement);
    expect(statements.at(-1)).toBe('Warm nights reduce the flower number of lime trees.');
  });

  it('take part only in their own journey, and no longer once the file is removed', async () => {
    const { api, load, generate } = open();
    const { imported } = await load(LIME);
    for (const other of ['', 'journey-2'])
      expect((await generate([], other)).hypothesis.support).toBe('none');
    await api.literature.removeImport({ journey_id: JOURNEY, import_id: imported.id });
    expect((await generate()).hypothesis.support).toBe('none');
  });

  it('are none where no record is about the topic', async () => {
    const { load, generate } = open();
    await load(OTHER);
    expect((await generate()).hypothesis.support).toBe('none');
  });
});
