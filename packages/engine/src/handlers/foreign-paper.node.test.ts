import { HypothesisReply } from '@spinout/api-client/schemas';
import { describe, expect, it } from 'vitest';
import { createDocumentStore } from '../store/documents.js';
import { sourceOfDocument } from '../literature/sources.js';
import { createDependencies, parsePaperReply, sendJson } from './paper.handlers.fixtures.js';
import { hypothesisHandlers } from './hypothesis.handlers.js';
import { ask } from './handlers.fixtures.js';

const GERMAN = [
  'Warme Nächte verkürzen die Blüte der Linden in der Stadt. Wir fanden in drei Jahren an vierzig Bäumen, dass der Pollen kürzer fliegt.',
  'Die Ergebnisse zeigen eine kürzere Saison. Es ist nicht bekannt, ob die Bäume sich davon wieder erholen, und ob Bewässerung den Pollen verändert.',
];
const PAPER = [
  'Warme Nächte und der Pollen der Linden',
  'Zusammenfassung',
  ...GERMAN,
  'Warm nights and the pollen season of lime trees',
  'Abstract',
  'City trees stand in warm air. We measured the pollen season of forty lime trees in three years. We found that warm nights shortened the pollen season by 12 days. It remains unknown whether watering of the soil increases pollen release in lime trees.',
  'Einleitung',
  ...Array.from({ length: 12 }, () => GERMAN.join(' ')),
].join('\n\n');

const analyze = async (dependencies = createDependencies()) => {
  const { value } = await sendJson(dependencies, '', PAPER, 'text');
  return parsePaperReply(value);
};

describe('a paper in another language with an English abstract', () => {
  it('is read by its abstract only, and says so', async () => {
    const { analysis } = await analyze();
    expect(analysis.language).toEqual({
      code: 'de',
      is_supported: false,
      has_english_part: true,
      english_title: 'Warm nights and the pollen season of lime trees',
    });
    expect(analysis.findings?.map(({ text }) => text)).toEqual([
      'We found that warm nights shortened the pollen season by 12 days.',
    ]);
    expect(analysis.gaps?.map(({ text }) => text)).toEqual([
      'It remains unknown whether watering of the soil increases pollen release in lime trees.',
    ]);
    expect(analysis.gaps?.[0]?.is_background).toBeUndefined();
    const terms = analysis.key_terms?.map(({ term }) => term) ?? [];
    expect(terms).toContain('pollen season');
    expect(terms.join(' ')).not.toMatch(/Blüte|Linden|Nächte|Pollen der|Einleitung/u);
  });

  it('quotes the text as it was brought', async () => {
    const { analysis } = await analyze();
    const quoted = [...(analysis.findings ?? []), ...(analysis.gaps ?? [])].flatMap(
      ({ evidence }) => evidence,
    );
    expect(quoted.length).toBeGreaterThan(1);
    for (const { start = 0, end = 0, quote } of quoted) expect(PAPER.slice(start, end)).toBe(quote);
  });

  it('leads to a hypothesis from the abstract, with the paper’s own title beside the quote', async () => {
    const dependencies = createDependencies();
    const { metadata } = await analyze(dependencies);
    const id = metadata.document_id ?? '';
    const request = { topic: 'Lime trees', interest: '', papers: [id] };
    const { value } = await ask(hypothesisHandlers, dependencies, 'hypothesis.generate', request);
    const { hypothesis } = HypothesisReply.parse(value);
    expect(hypothesis.statement).toMatch(/water/iu);
    expect(hypothesis.claims?.[0]?.evidence[0]).toMatchObject({
      document_title: 'Warme Nächte und der Pollen der Linden',
      quote:
        'It remains unknown whether watering of the soil increases pollen release in lime trees.',
    });
    const document = await createDocumentStore(dependencies.store).get(id);
    if (!document) throw new Error('the paper was not stored');
    const [page] = sourceOfDocument(document).pages;
    expect(page?.text).toHaveLength(PAPER.length);
    expect(page?.text).not.toMatch(/Warme|Blüte|Einleitung/u);
  });
});
