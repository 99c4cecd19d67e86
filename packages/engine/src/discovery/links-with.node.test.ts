import { describe, expect, it } from 'vitest';
import type { Discovery, Written } from './discoveries.fixtures.types.js';
import { linksWith } from './links-with.js';
import {
  ARGININE_SOMATOMEDIN,
  ESTROGEN_ALZHEIMER,
  INDOMETHACIN_ALZHEIMER,
} from './neural-discoveries.fixtures.js';
import { FISH_OIL_RAYNAUD, MAGNESIUM_MIGRAINE } from './vascular-discoveries.fixtures.js';

const DISCOVERIES: readonly Discovery[] = [
  FISH_OIL_RAYNAUD,
  MAGNESIUM_MIGRAINE,
  INDOMETHACIN_ALZHEIMER,
  ESTROGEN_ALZHEIMER,
  ARGININE_SOMATOMEDIN,
];

const write = (texts: readonly Written[]) =>
  texts.map(([title, text]) => ({ id: title, title, text }));
const ALL = write(DISCOVERIES.flatMap(({ onTerm, onLink }) => [...onTerm, ...onLink]));
const FISH_OIL = write(FISH_OIL_RAYNAUD.onTerm);
const RAYNAUD = write(FISH_OIL_RAYNAUD.onLink);

const nameLinks = async (...given: Parameters<typeof linksWith>) =>
  (await linksWith(...given)).links.map(({ term }) => term);

describe('a published discovery', () => {
  it.each(DISCOVERIES)(
    'is first among the links of $term, in a collection on many subjects',
    async ({ term, link, bridges }) => {
      const { links } = await linksWith(term, ALL);
      expect(links[0]?.term).toContain(link);
      const found = links[0]?.bridges.map((bridge) => bridge.term).join(', ') ?? '';
      for (const bridge of bridges) expect(found.toLowerCase()).toContain(bridge.toLowerCase());
      expect(links[0]?.chance?.probability).toBeLessThan(0.01);
    },
  );

  it.each(DISCOVERIES)(
    'is first among the links of $term, in its own two literatures',
    async ({ term, link, onTerm, onLink }) => {
      const { links } = await linksWith(term, write([...onTerm, ...onLink]));
      expect(links[0]?.term).toContain(link);
      expect(links[0]?.chance).toBeNull();
    },
  );

  it.each(DISCOVERIES)(
    'is found from its other side: $link',
    async ({ link, term, onTerm, onLink }) => {
      const name = { Raynaud: 'Raynaud’s syndrome', Alzheimer: 'Alzheimer’s disease' }[link];
      const found = await nameLinks(name ?? link, write([...onTerm, ...onLink]));
      expect(found.join(', ').toLowerCase()).toContain(term);
    },
  );
});

it('connects by what a compound names as the cause', async () => {
  const documents = write([
    [
      'Magnesium and arteries',
      'Magnesium suppressed serotonin-induced contraction of the arteries.',
    ],
    ['Magnesium and platelets', 'Magnesium slowed platelet aggregation in the morning.'],
    ['Migraine and serotonin', 'Serotonin is released at the onset of migraine.'],
    ['Platelets in migraine', 'Platelet aggregation was fast in migraine.'],
  ]);
  const { links } = await linksWith('magnesium', documents);
  expect(links.map(({ term }) => term)).toEqual(['migraine']);
  expect(links[0]?.bridges.map(({ term }) => term)).toEqual(['platelet aggregation', 'serotonin']);
});

describe('a control', () => {
  it('has no link where each literature has the bridges of another one', async () => {
    // Every second body of literature is kept; the bridges of the others are in none of them.
    for (const { term, onTerm } of DISCOVERIES) {
      const others = [FISH_OIL_RAYNAUD, ARGININE_SOMATOMEDIN, MAGNESIUM_MIGRAINE].filter(
        (other) => other.term !== term,
      );
      const renamed = others.flatMap(({ onLink, bridges }) =>
        onLink.map(([title, text]): Written => [
          title,
          bridges.reduce(
            (changed, bridge, at) =>
              changed.replace(new RegExp(`${bridge}s?`, 'giu'), `moraine ${String(at)}`),
            text,
          ),
        ]),
      );
      const shared = /platelets?|arter\w+|thromboxane|cortex|inflammation|lymphocytes?/giu;
      const { links } = await linksWith(
        term,
        write([
          ...onTerm,
          ...renamed.map(([title, text]): Written => [title, text.replaceAll(shared, 'gravel')]),
        ]),
      );
      expect(links).toEqual([]);
    }
  });

  it('has no link with documents on unrelated subjects that share only the words of studies', async () => {
    const unrelated = write([
      [
        'Crop rotation and soil nitrogen',
        'Volunteers sampled the soil of four rotations for six weeks. Legumes raised soil nitrogen. The response was larger after a wet winter, and samples were stored in the cold.',
      ],
      [
        'Benefits and the search for work',
        'Benefits lowered the pressure to search for work in city dwellers. The rise in the duration of unemployment was larger after the reform.',
      ],
      [
        'Dust in the disks of young stars',
        'Dust was found in the disks of young stars. The production of dust was slower at low pressure, and the flow of gas became longer.',
      ],
    ]);
    expect(await nameLinks('fish oil', [...FISH_OIL, ...unrelated])).toEqual([]);
    expect(await nameLinks('legumes', [...FISH_OIL, ...unrelated])).toEqual([]);
  });

  it('has no link that a document states', async () => {
    const stated = { id: 'stated', text: 'Fish oil was given to patients with Raynaud’s disease.' };
    const found = await nameLinks('fish oil', [...FISH_OIL, ...RAYNAUD, stated]);
    expect(found.join()).not.toContain('Raynaud');
  });

  it('does not take a denial for a connection', async () => {
    const linkWith = (verb: string) =>
      nameLinks('zincate', [
        { id: 'a', title: 'Zincate', text: 'Zincate raised ferritin. Zincate raised insulin.' },
        {
          id: 'b',
          title: 'Myxoma',
          text: `Ferritin ${verb} in myxoma. Insulin ${verb} in myxoma.`,
        },
      ]);
    expect(await linkWith('is high')).toEqual(['myxoma']);
    expect(await linkWith('is not high')).toEqual([]);
    expect(await linkWith('is not only high')).toEqual(['myxoma']);
  });
});

describe('the evidence of a link', () => {
  it('is every bridge, with the number of documents and a quote of each on both sides', async () => {
    const { links } = await linksWith('fish oil', [...FISH_OIL, ...RAYNAUD]);
    const viscosity = links[0]?.bridges.find(({ term }) => term === 'blood viscosity');
    expect(viscosity).toMatchObject({ documentsWithTerm: 2, documentsWithLink: 1 });
    expect(viscosity?.withTerm.map(({ quote }) => quote)).toEqual([
      'Fish oil lowered blood viscosity.',
      'Capsules of fish oil reduced blood viscosity and platelet aggregation in city dwellers.',
    ]);
    expect(viscosity?.withLink[0]).toMatchObject({
      documentId: 'Blood viscosity in Raynaud’s syndrome',
      quote: 'Blood viscosity was raised in patients with Raynaud’s syndrome.',
    });
  });

  it('is quoted letter for letter', async () => {
    const documents = new Map(ALL.map((document) => [document.id, document]));
    for (const { term } of DISCOVERIES)
      for (const { bridges } of (await linksWith(term, ALL)).links)
        for (const { documentId, part, start, end, quote } of bridges.flatMap(
          ({ withTerm, withLink }) => [...withTerm, ...withLink],
        ))
          expect(documents.get(documentId)?.[part].slice(start, end)).toBe(quote);
  });

  it('counts a document once, however often it says something and however often it is brought', async () => {
    const [first, ...others] = FISH_OIL;
    const twice = { id: 'copy', title: first?.title ?? '', text: first?.text ?? '' };
    const wordy = { ...others[0], id: 'x', text: `${others[0]?.text ?? ''} `.repeat(3) };
    const once = await linksWith('fish oil', [...FISH_OIL, ...RAYNAUD]);
    expect(await linksWith('fish oil', [...FISH_OIL, ...RAYNAUD, twice])).toEqual(once);
    const repeated = [first ?? twice, wordy, ...others.slice(1), ...RAYNAUD];
    expect((await linksWith('fish oil', repeated)).links[0]?.bridgeDocuments).toBe(
      once.links[0]?.bridgeDocuments,
    );
  });

  it('does not depend on the order of the documents', async () => {
    const links = (await linksWith('magnesium', ALL)).links.map(({ term }) => term);
    expect(await nameLinks('magnesium', ALL.toReversed())).toEqual(links);
  });
});

describe('a link', () => {
  const documents = (abstract: string, end = '') => [
    { id: 'a', title: 'Zincate', text: `Zincate was studied. ${abstract}` },
    {
      id: 'b',
      title: 'Cold fingers in myxoma',
      text: `Myxoma was studied. ${abstract} ${end}`,
    },
  ];

  it('is listed once where one paper names several terms, by the term that it names most', async () => {
    const said = 'Ferritin is measured. Insulin is measured.';
    expect(await nameLinks('zincate', documents(said, 'Myxoma is rare.'))).toEqual(['myxoma']);
  });

  it('does not join the title of a whole paper with what the paper mentions behind its abstract', async () => {
    const filler = 'The weather was mild and dry. '.repeat(150);
    const late = documents('', `${filler} Ferritin is measured. Insulin is measured.`);
    const early = documents('Ferritin is measured. Insulin is measured.', filler);
    expect(await nameLinks('myxoma', [...early.slice(0, 1), ...late.slice(1)])).toEqual([]);
    expect(await nameLinks('myxoma', early)).toEqual(['zincate']);
  });
});

describe('a term', () => {
  it('is a noun phrase, no verb, procedure or person', async () => {
    const study = (subject: string) =>
      `A double-blind trial of ${subject} was done in healthy volunteers. Blood samples were drawn from the antecubital vein, and biopsies and angiography were performed. ${subject} blocks PAF-1. Placebo, questionnaires and chromatography were used with ${subject}. Treatment with ${subject} increased interleukin-6 and lowered bone density.`;
    const { links } = await linksWith('zincate', [
      { id: 'a', title: 'Zincate', text: study('Zincate') },
      { id: 'b', title: 'Myxoma', text: study('Myxoma') },
    ]);
    expect(links.map(({ term }) => term)).toEqual(['Myxoma']);
    expect(links[0]?.bridges.map(({ term }) => term).toSorted()).toEqual([
      'PAF-1',
      'bone density',
      'interleukin-6',
    ]);
  });

  it('may be named in other words: synonyms, British spelling, an abbreviation, or with “of”', async () => {
    const documents = [
      {
        id: 'a',
        title: 'EPA',
        text: 'Eicosapentaenoic acid (EPA) lowers the aggregation of platelets. EPA protects against ischaemia.',
      },
      {
        id: 'b',
        title: 'Raynaud’s disease',
        text: 'Platelet aggregation is raised in Raynaud’s disease. Ischemia of the fingers follows.',
      },
    ];
    for (const [term, synonyms] of [
      ['eicosapentaenoic acid', []],
      ['icosapent', ['EPA']],
    ] as const) {
      const [link] = (await linksWith(term, documents, { synonyms })).links;
      expect(link?.term).toBe('Raynaud’s disease');
      expect(link?.bridges).toHaveLength(2);
    }
  });

  it('keeps the letter that belongs to its name', async () => {
    const documents = [
      {
        id: 'a',
        title: 'Sunlight',
        text: 'Sunlight makes vitamin D. Sunlight acts on substance P.',
      },
      {
        id: 'b',
        title: 'Scurvy',
        text: 'Scurvy is a lack of vitamin C. Scurvy acts on substance P.',
      },
    ];
    const [link] = (await linksWith('sunlight', documents, { minBridges: 1 })).links;
    expect(link?.bridges.map(({ term }) => term)).toEqual(['substance P']);
  });

  it('that no document names has no links', async () => {
    expect(await linksWith('warp drive', ALL)).toMatchObject({ documentsWithTerm: 0, links: [] });
    expect(await linksWith('', ALL)).toMatchObject({ documentsWithTerm: 0, links: [] });
  });
});

it('stops when it is told to', async () => {
  await expect(
    linksWith('fish oil', ALL, { signal: AbortSignal.abort(new Error('enough')) }),
  ).rejects.toThrow('enough');
});
