import * as schemas from '@spinout/api-client/schemas';
import { describe, expect, it } from 'vitest';
import {
  FISH_OIL_RAYNAUD,
  MAGNESIUM_MIGRAINE,
} from '../discovery/vascular-discoveries.fixtures.js';
import type { Written } from '../discovery/discoveries.fixtures.types.js';
import { documentOf } from '../literature/literature.fixtures.js';
import { createDocumentStore } from '../store/documents.js';
import { ask, createTestDependencies } from './handlers.fixtures.js';
import { importHandlers } from './import.handlers.js';
import { literatureHandlers } from './literature.handlers.js';

const { onTerm, onLink, bridges } = FISH_OIL_RAYNAUD;

/** The dependencies of an engine to which these papers were brought, each on one page. */
const bring = async (texts: readonly Written[]) => {
  const dependencies = createTestDependencies();
  const documents = createDocumentStore(dependencies.store);
  for (const [at, [title, text]] of texts.entries())
    await documents.put(documentOf([text], { id: `paper-${String(at)}`, title }));
  return dependencies;
};

const search = async (
  dependencies: Awaited<ReturnType<typeof bring>>,
  parts: Readonly<Record<string, unknown>>,
) => {
  const request = { journey_id: 'journey-1', hypothesis: null, query: '', limit: 20, ...parts };
  const { value } = await ask(literatureHandlers, dependencies, 'literature.search', request);
  return schemas.LiteratureSearchReply.parse(value);
};

const hypothesisOn = (factor: string) => ({
  id: 'own',
  title: factor,
  statement: `${factor} lowers the number of attacks.`,
  support: 'supported',
  structure: { kind: 'own', factor, outcome: 'the number of attacks', direction: 'lowers' },
});

describe('the links of a searched term across the papers that were brought', () => {
  it('are found with all bridges, their counts and verbatim passages on both sides', async () => {
    const papers = [...onTerm, ...onLink, ...MAGNESIUM_MIGRAINE.onTerm];
    const { term_links: found } = await search(await bring(papers), { query: ' fish oil ' });
    expect(found).toMatchObject({
      term: 'fish oil',
      from: 'person',
      papers: papers.length,
      papers_with_term: onTerm.length,
      not_read: 0,
    });
    const [link] = found?.links ?? [];
    expect(link?.term).toContain('Raynaud');
    const names = (link?.bridges ?? []).map(({ term }) => term).join(', ');
    for (const bridge of bridges) expect(names.toLowerCase()).toContain(bridge.toLowerCase());
    for (const bridge of link?.bridges ?? []) {
      expect(bridge.with_term).toHaveLength(Math.min(3, bridge.papers_with_term));
      expect(bridge.with_link).toHaveLength(Math.min(3, bridge.papers_with_link));
      for (const { document_id, quote, start, end, page } of [
        ...bridge.with_term,
        ...bridge.with_link,
      ]) {
        expect(page).toBe(1);
        expect(papers[Number(document_id.replace('paper-', ''))]?.[1].slice(start, end)).toBe(
          quote,
        );
      }
    }
  });

  it('are found although a text has a linked word within another one', async () => {
    const [first, ...others] = onTerm.map(([title, text]): Written => [title, text]);
    const papers = [first, ...others, ...onLink].filter((each) => each !== undefined);
    const { term_links: found } = await search(await bring(papers), { query: 'fish oil' });
    const [link] = found?.links ?? [];
    const within = papers.map(([title, text]): Written => [
      title,
      `${text} Pre${link?.term ?? ''}ly.`,
    ]);
    const again = await search(await bring(within), { query: 'fish oil' });
    expect(again.term_links?.links.map(({ term }) => term)).toContain(link?.term);
  });

  it('are those of the factor of the hypothesis without typed words', async () => {
    const dependencies = await bring([...onTerm, ...onLink]);
    const { term_links: found } = await search(dependencies, {
      hypothesis: hypothesisOn('The fish oil'),
    });
    expect(found).toMatchObject({ term: 'fish oil', from: 'hypothesis' });
    expect(found?.links[0]?.term).toContain('Raynaud');
    const others = await search(dependencies, { hypothesis: hypothesisOn('Sleep') });
    expect(others.term_links).toBeUndefined();
  });

  it('say so where no paper names the typed term', async () => {
    const { term_links: found } = await search(await bring([...onTerm, ...onLink]), {
      query: 'xylophones',
    });
    expect(found).toMatchObject({ papers_with_term: 0, links: [] });
  });

  it('leave out a text that is too long for one search, and say so', async () => {
    const long: Written = ['A long text', 'The weather was mild and dry. '.repeat(34_000)];
    const { term_links: found } = await search(await bring([long, ...onTerm, ...onLink]), {
      query: 'fish oil',
    });
    expect(found).toMatchObject({ papers: onTerm.length + onLink.length, not_read: 1 });
    expect(found?.links[0]?.term).toContain('Raynaud');
  });

  it('are found in either spelling of the term', async () => {
    const text = (subject: string) =>
      `${subject} raises the level of ferritin in the blood. ${subject} raises the level of insulin in the blood.`;
    const dependencies = await bring([
      ['Haemolysis', text('Haemolysis')],
      ['Myxoma', text('Myxoma')],
    ]);
    const { term_links: found } = await search(dependencies, { query: 'hemolysis' });
    expect(found?.links.map(({ term }) => term)).toEqual(['myxoma']);
  });

  it('are missing for one paper, the same text twice, a question and no words', async () => {
    const [first] = onTerm;
    if (!first) throw new Error('no paper');
    const twice = await bring([first, [`${first[0]} again`, first[1]]]);
    expect((await search(twice, { query: 'fish oil' })).term_links).toBeUndefined();
    const dependencies = await bring([...onTerm, ...onLink]);
    const question = 'what does fish oil do to the blood of people';
    expect((await search(dependencies, { query: question })).term_links).toBeUndefined();
    expect((await search(dependencies, {})).term_links).toBeUndefined();
  });

  it('are not found where a paper names both, or where the bridges are missing', async () => {
    const stated: Written = ['A review', 'Fish oil was tried against Raynaud’s disease.'];
    const known = await search(await bring([...onTerm, ...onLink, stated]), { query: 'fish oil' });
    expect(known.term_links?.links.map(({ term }) => term).join()).not.toContain('Raynaud');
    const unrelated: readonly Written[] = [
      ['Crop rotation', 'Legumes raised soil nitrogen. The rise was larger after a wet winter.'],
      ['Young stars', 'Dust was found in the disks of young stars. Gas flowed at low pressure.'],
    ];
    const apart = await search(await bring([...onTerm, ...unrelated]), { query: 'fish oil' });
    expect(apart.term_links?.links).toEqual([]);
  });

  it('are not found where the references of a paper name both', async () => {
    const text = (subject: string, rest: string) =>
      `Abstract\n\n${subject} changes the level of ferritin in the blood. ${subject} changes the level of insulin in the blood.\n\nReferences\n\n1. ${rest}`;
    const query = 'zincate';
    const find = async (rest: string) => {
      const dependencies = await bring([
        ['A study of zincate', text('Zincate', 'Dunes of the north. J Tests 2, 3.')],
        ['A study of myxoma', text('Myxoma', rest)],
      ]);
      return (await search(dependencies, { query })).term_links?.links.map(({ term }) => term);
    };
    expect(await find('Waves of the south. J Tests 1, 2.')).toEqual(['myxoma']);
    expect(await find('Zincate against myxoma. J Tests 1, 2.')).toEqual([]);
  });

  it('do not join what a whole paper mentions with what its title names', async () => {
    const filler = 'The weather of that year was mild and dry on most of its days. '.repeat(80);
    const paper = (subject: string, place: 'abstract' | 'end') => {
      const said =
        'Ferritin is often measured in the blood. Insulin is often measured in the blood too.';
      return `Abstract\n\n${subject} was studied for one year. ${place === 'abstract' ? said : ''}\n\nDiscussion\n\n${filler}${place === 'end' ? said : ''}`;
    };
    const find = async (place: 'abstract' | 'end') => {
      const dependencies = await bring([
        ['Zincate', paper('Zincate', place)],
        ['Myxoma', paper('Myxoma', place)],
      ]);
      const { term_links } = await search(dependencies, { query: 'zincate' });
      return term_links?.links.map(({ term }) => term);
    };
    expect(await find('abstract')).toEqual(['myxoma']);
    expect(await find('end')).toEqual([]);
  });

  it('rest on abstracts of imported records too', async () => {
    const dependencies = await bring(onTerm);
    const ris = onLink
      .map(([title, text]) => `TY  - JOUR\nTI  - ${title}\nAB  - ${text}\nER  - \n`)
      .join('\n');
    await ask(importHandlers, dependencies, 'literature.import', {
      journey_id: 'journey-1',
      file_name: 'raynaud.ris',
      content: ris,
    });
    const { term_links: found } = await search(dependencies, { query: 'fish oil' });
    expect(found?.links[0]?.term).toContain('Raynaud');
    const kinds = found?.links[0]?.bridges.flatMap(({ with_link }) =>
      with_link.map(({ kind }) => kind),
    );
    expect(new Set(kinds)).toEqual(new Set(['imported']));
  });
});
