import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadLibrary, type LibraryPaper } from '../library/library.js';
import { centralityOf } from './centrality.js';
import { discover } from './discover.js';
import { documentOf } from './discovery.fixtures.js';
import { passagesOf } from './passages.js';
import { sourceOfDocument } from './sources.js';
import { rootOf, topicFieldOf } from './topic-field.js';

/** The featured topics of the flow. */
const TOPICS = [
  ['neuro-1', 'Decoding memory consolidation during sleep', 'Neuroscience & Brain Research'],
  ['drug-1', 'Machine learning for antibiotic discovery', 'Drug Discovery & Therapeutics'],
  ['climate-1', 'Learned weather and climate models', 'Climate & Environmental Science'],
  ['ai-1', 'Explanations that hold up in science', 'Artificial Intelligence'],
  ['quantum-1', 'Quantum chemistry on noisy processors', 'Quantum Computing'],
  ['gene-1', 'Delivery of gene editors inside the body', 'Biotechnology'],
] as const;

const AMYLOID_SUBJECT = /oligomer|microglia|chaperone|aggregation|phagocytosis|trem2/;

const textFile = new URL('../../../../tests/files/texts/amyloid.txt', import.meta.url);

describe('topical fit', () => {
  let library: readonly LibraryPaper[];
  const amyloid = documentOf(readFileSync(textFile, 'utf8'), {
    title: 'Microglial clearance of amyloid-β oligomers under a small-molecule chaperone',
  });

  beforeAll(async () => {
    library = await loadLibrary();
  });

  const firstOf = async (topic: string, interest: string) => {
    const { candidates } = await discover({ topic, interest, documents: [], library, seed: 1 });
    return candidates[0];
  };

  it.each(TOPICS)(
    '%s: a library hypothesis rests on papers of its field',
    async (id, title, field) => {
      for (const interest of [id, 'general']) {
        const first = await firstOf(title, interest);
        const categories = [...(first?.ab ?? []), ...(first?.bc ?? [])].map(
          ({ passage }) => passage.source.category,
        );
        expect(categories).toContain(field);
      }
    },
  );

  it.each(TOPICS)('%s: the topic belongs to its field', (id, title, field) => {
    expect(topicFieldOf(title, id, library).category).toBe(field);
    expect(topicFieldOf(title, 'general', library).category).toBe(field);
  });

  it('is about sleep or memory for the topic of memory in sleep', async () => {
    const first = await firstOf('Decoding memory consolidation during sleep', 'neuro-1');
    const keys = [first?.a.key, first?.b.key, first?.c.key].join(' ');
    expect(keys).toMatch(/sleep|memory|ripple|spindle|replay/);
  });

  it('states nothing on a topic unknown to the library, whatever field its id names', async () => {
    expect(await firstOf('Byzantine coinage', 'quantum-7')).toBeUndefined();
  });

  it('matches whole words by their root', () => {
    expect(rootOf('editors')).toBe(rootOf('editing'));
    expect(rootOf('explanations')).toBe(rootOf('explaining'));
    expect(rootOf('consolidation')).toBe(rootOf('consolidate'));
    expect(rootOf('decoding')).not.toBe(rootOf('decoherence'));
    expect(rootOf('processors')).not.toBe(rootOf('processes'));
  });

  it('begins with the subject of an uploaded paper, not with a method it used once', async () => {
    for (const [interest, topic] of TOPICS) {
      const found = await discover({ topic, interest, documents: [amyloid], library, seed: 1 });
      const [first] = found.candidates;
      expect([first?.a.key, first?.b.key].join(' ')).toMatch(AMYLOID_SUBJECT);
    }
  });

  it('measures terms that run through a paper as more central than those of one sentence', async () => {
    const input = { topic: '', interest: '', documents: [amyloid], library, seed: 1 };
    const { graph } = await discover(input);
    const source = sourceOfDocument(amyloid);
    const { vocabulary } = graph;
    const central = centralityOf([{ source, passages: passagesOf(source) }], vocabulary);
    const of = (key: string) => {
      const term = vocabulary.byKey.get(key);
      return term ? central(term) : 0;
    };
    const once = Math.max(of('free energy'), of('rna sequencing'), of('isothermal titration'));
    for (const key of ['microglia', 'chaperone', 'oligomer', 'trem2'])
      expect(of(key), key).toBeGreaterThan(once + 0.2);
  });
});
