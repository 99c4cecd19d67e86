import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadLibrary } from '../library/library.js';
import { splitSentences } from '../reading/sentences.js';
import type { StoredDocument } from '../store/documents.js';
import { composeHypothesis } from './compose.js';
import { discover } from './discover.js';
import { documentOf, GENE_PAPER, SOLAR_PAPER } from './discovery.fixtures.js';
import { isSpecific } from './generic-words.js';
import { areTooSimilar } from './term-similarity.js';
import { phraseWords, tokenize } from './tokens.js';
import { verifyQuote } from './verify.js';

const library = await loadLibrary();

const TOPICS = [
  'Decoding memory consolidation during sleep',
  'Machine learning for antibiotic discovery',
  'Learned weather and climate models',
  'Explanations that hold up in science',
  'Quantum chemistry on noisy processors',
  'Delivery of gene editors inside the body',
];

const CASES: readonly (readonly [string, readonly StoredDocument[]])[] = [
  ...TOPICS.map((topic) => [topic, []] as const),
  ['Advanced Research', []],
  ['Biotechnology', [documentOf(GENE_PAPER)]],
  ['Materials Science', [documentOf(SOLAR_PAPER)]],
];

const run = async (topic: string, documents: readonly StoredDocument[], seed = 1) => {
  const found = await discover({ topic, interest: 'general', documents, library, seed });
  const hypotheses = found.candidates.map((link, index) =>
    composeHypothesis(link, found.graph, {
      number: index + 1,
      of: found.candidates.length,
      missing: 0,
    }),
  );
  return { ...found, hypotheses };
};

const textsOf = (documents: readonly StoredDocument[]) =>
  new Map([
    ...library.map(({ id, summary }) => [id, [{ number: 1, text: summary }]] as const),
    ...documents.map(({ id, pages }) => [id, pages] as const),
  ]);

describe.each(CASES)('hypotheses about "%s"', (topic, documents) => {
  it('are found, and every quote is verbatim at its offsets', async () => {
    const { hypotheses } = await run(topic, documents);
    const texts = textsOf(documents);
    expect(hypotheses.length).toBeGreaterThan(0);
    for (const { claims = [] } of hypotheses) {
      expect(claims).toHaveLength(3);
      for (const { evidence } of claims) {
        expect(evidence.length).toBeGreaterThan(0);
        for (const quoted of evidence) {
          const pages = texts.get(quoted.document_id) ?? [];
          expect(verifyQuote(quoted, pages)).toBe(true);
          const page = pages.find(({ number }) => number === (quoted.page ?? 1))?.text ?? '';
          expect(page.slice(0, quoted.start).endsWith(quoted.before)).toBe(true);
          expect(page.slice(quoted.end).startsWith(quoted.after)).toBe(true);
        }
      }
    }
  });

  it('link two terms that no sentence of any source names together', async () => {
    const { candidates } = await run(topic, documents);
    const sentences = [...textsOf(documents).values()]
      .flat()
      .flatMap(({ text }) => splitSentences(text))
      .map(
        ({ text }) =>
          ` ${tokenize(text)
            .map(({ key }) => key)
            .join(' ')} `,
      );
    for (const { a, c } of candidates) {
      const both = sentences.filter(
        (text) => text.includes(` ${a.key} `) && text.includes(` ${c.key} `),
      );
      expect(both).toEqual([]);
    }
  });

  it('rest on two different sources, with distinct and specific terms', async () => {
    const { candidates, hypotheses } = await run(topic, documents);
    for (const { a, b, c, ab, bc } of candidates) {
      expect(ab[0]?.passage.source.id).not.toBe(bc[0]?.passage.source.id);
      expect([areTooSimilar(a, b), areTooSimilar(b, c), areTooSimilar(a, c)]).toEqual([
        false,
        false,
        false,
      ]);
      for (const term of [a, b, c])
        expect(term.listed || isSpecific(phraseWords(term.key), term.spelling)).toBe(true);
    }
    for (const { claims = [] } of hypotheses) {
      expect(claims[2]?.text).toMatch(
        /^[^a-z].* may (?:(?:influence|affect|improve) .+ through|change (?:the effect of .+ on|what .+ can show about)|help (?:predict|study|measure)) .+\.$/,
      );
      expect(claims[2]?.evidence.map(({ document_id }) => document_id)).toEqual([
        claims[0]?.evidence[0]?.document_id,
        claims[1]?.evidence[0]?.document_id,
      ]);
    }
  });

  it('state a confidence between 0 and 1 that is the weighted sum of its factors', async () => {
    const { hypotheses } = await run(topic, documents);
    for (const { confidence, confidence_basis: basis } of hypotheses) {
      expect(confidence).toBeGreaterThan(0);
      expect(confidence).toBeLessThan(1);
      const sum = (basis?.factors ?? []).reduce(
        (total, { value, weight }) => total + value * weight,
        0,
      );
      expect(confidence).toBeCloseTo(sum, 2);
      expect((basis?.factors ?? []).reduce((total, { weight }) => total + weight, 0)).toBeCloseTo(
        1,
        10,
      );
    }
  });

  it('are the same for the same seed, and differ from one to the next in A or C', async () => {
    const { hypotheses, candidates } = await run(topic, documents);
    expect((await run(topic, documents)).hypotheses).toEqual(hypotheses);
    const ends = candidates.map(({ a, c }) => [a.key, c.key].sort().join(' | '));
    expect(new Set(ends).size).toBe(ends.length);
    expect(new Set(hypotheses.map(({ id }) => id)).size).toBe(hypotheses.length);
  });

  it('say what would refute them, what to do next, and that impact and time are estimates', async () => {
    const { hypotheses } = await run(topic, documents);
    for (const hypothesis of hypotheses) {
      expect(hypothesis.refutation).toMatch(/^It would be refuted if,? /);
      expect(hypothesis.next_steps.length).toBeGreaterThanOrEqual(5);
      expect(hypothesis.estimated_impact).toMatch(
        /^(?:Broad|Moderate|Focused) \(estimate\): \d+ of the .+, mention .+ or .+\.$/,
      );
      expect(hypothesis.timeline).toMatch(/^Estimate: /);
      const text = JSON.stringify([
        hypothesis.statement,
        hypothesis.next_steps,
        hypothesis.refutation,
      ]);
      expect(text).not.toMatch(/\{\w+\}/);
    }
  });
});

describe('discover', () => {
  it('begins in the uploaded paper and crosses to the library', async () => {
    const { candidates } = await run('Biotechnology', [documentOf(GENE_PAPER)]);
    for (const { ab, bc } of candidates) {
      expect(ab[0]?.passage.source.kind).toBe('uploaded');
      expect(bc[0]?.passage.source.kind).toBe('library');
    }
  });

  it('names the page of an uploaded paper that has pages, and none for the library', async () => {
    const { hypotheses } = await run('Biotechnology', [documentOf(GENE_PAPER)]);
    const evidence = hypotheses.flatMap(({ claims = [] }) =>
      claims.flatMap((claim) => claim.evidence),
    );
    for (const { kind, page } of evidence) expect(page === null).toBe(kind === 'library');
  });

  it('quotes neither questions nor reference lists', async () => {
    const { hypotheses } = await run('Biotechnology', [documentOf(GENE_PAPER)]);
    const quotes = hypotheses.flatMap(({ claims = [] }) =>
      claims.flatMap(({ evidence }) => evidence.map(({ quote }) => quote)),
    );
    expect(quotes.filter((quote) => /\?$|made-up entry/.test(quote))).toEqual([]);
  });

  it('never uses an open question as evidence', async () => {
    const open = [
      'It is unknown whether lipid nanoparticles reduce off-target editing in the lung.',
      'How dense stroma limits lipid nanoparticles in a tumour is poorly understood.',
      'No studies have shown that lipid nanoparticles shift an immune response.',
      'We asked whether repeated dosing of lipid nanoparticles provokes an immune response.',
    ];
    expect((await run('Biotechnology', [documentOf(open.join(' '))])).candidates).toEqual([]);
    const stated = 'Lipid nanoparticles reduce off-target editing in the lung of mice.';
    const { hypotheses } = await run('Biotechnology', [documentOf([...open, stated].join(' '))]);
    expect(hypotheses.length).toBeGreaterThan(0);
    const quotes = hypotheses.flatMap(({ claims = [] }) =>
      claims.flatMap(({ evidence }) =>
        evidence.filter(({ kind }) => kind === 'uploaded').map(({ quote }) => quote),
      ),
    );
    expect([...new Set(quotes)]).toEqual([stated]);
  });

  it('takes a short form like BE for no verb of another source', async () => {
    const paper = documentOf(
      'Base editing (BE) shortens dense stroma in mice. Base editing (BE) reduces dense stroma.',
    );
    const { graph } = await run('Biotechnology', [paper]);
    expect(graph.vocabulary.byKey.get('be')).toBeUndefined();
  });

  it('finds other links in another paper', async () => {
    const one = await run('Research', [documentOf(GENE_PAPER)]);
    const other = await run('Research', [documentOf(SOLAR_PAPER)]);
    const ids = new Set(one.hypotheses.map(({ id }) => id));
    expect(other.hypotheses.filter(({ id }) => ids.has(id))).toEqual([]);
  });

  it('claims nothing about a paper that shares no specific term with the library', async () => {
    const letter = documentOf(
      'The harvest festival of the village was moved to Sunday because of the rain. Everybody came anyway.',
    );
    const { candidates, reason } = await run('Village life', [letter]);
    expect(candidates).toEqual([]);
    expect(reason).toEqual({ why: 'no-link', papers: 1 });
  });

  it('claims nothing about a topic that the library does not know', async () => {
    const { candidates, reason } = await run('Byzantine coinage', []);
    expect(candidates).toEqual([]);
    expect(reason.why).toBe('no-topic');
  });

  it('stops after an abort', async () => {
    const left = new AbortController();
    left.abort();
    const input = { topic: 'x', interest: '', documents: [], library, seed: 1 };
    await expect(discover(input, left.signal)).rejects.toThrow();
  });

  it('never throws, whatever the text is, and quotes it rightly', async () => {
    const word = fc.constantFrom(
      'lipid nanoparticles',
      'T cells',
      '__proto__',
      'constructor',
      'reduce',
      'hasOwnProperty',
      'the',
      '.',
      '. ',
      '\n\n',
      '\u0000',
      '\u202E',
      '😀',
      '(LNP)',
      'guide RNA',
      'inhibits',
      'References',
      '1/T.',
      ',',
      'Aβ42',
      '\uD800',
      'toString',
    );
    const text = fc.oneof(
      fc.array(word, { maxLength: 60 }).map((words) => words.join(' ')),
      fc.string({ unit: 'binary', maxLength: 300 }),
    );
    await fc.assert(
      fc.asyncProperty(text, fc.string(), async (hostile, topic) => {
        const documents = [documentOf(hostile)];
        const { hypotheses } = await run(topic, documents);
        const texts = textsOf(documents);
        for (const quoted of hypotheses.flatMap(({ claims = [] }) =>
          claims.flatMap(({ evidence }) => evidence),
        )) {
          expect(verifyQuote(quoted, texts.get(quoted.document_id) ?? [])).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('takes a very long text without a full stop', async () => {
    const endless = documentOf('lipid nanoparticles reduce T cells and '.repeat(20_000));
    const { candidates } = await run('Biotechnology', [endless]);
    expect(candidates).toEqual([]);
  });
});
