import { describe, expect, it } from 'vitest';
import { analyze, TITLE } from './analysis.test-tools.js';

const textsOf = (claims: readonly { readonly text: string }[] | undefined) =>
  claims?.map(({ text }) => text);

const FRONT = [
  TITLE,
  'Abstract',
  'Whether warm nights shorten the pollen season of lime trees is unknown. We found that warm nights shortened the pollen season of lime trees by 12% (p = 0.004).',
  'Introduction',
  'Warm nights reduced the pollen load of birch trees by 30% [4]. It remains unclear which temperature matters most for pollen release in lime trees.',
];

describe('findings of a paper', () => {
  it('are its own results, those with numbers first', async () => {
    const { findings } = await analyze(
      ...FRONT,
      'Results',
      'We found that pollen of heated trees was less viable than pollen of unheated trees. Pollen counts in heated plots fell by 41% compared with control plots (p < 0.001).',
    );
    expect(textsOf(findings)).toEqual([
      'We found that warm nights shortened the pollen season of lime trees by 12% (p = 0.004).',
      'Pollen counts in heated plots fell by 41% compared with control plots (p < 0.001).',
      'We found that pollen of heated trees was less viable than pollen of unheated trees.',
    ]);
  });

  it.each([
    ['a cited result', 'Warm nights significantly reduced nectar volume by 20% in clover [7].'],
    [
      'a result of named authors',
      'Rowe et al. found that nectar volume fell by 20% in warm nights.',
    ],
    [
      'what others showed before',
      'Previous studies have significantly increased our figures by more than 20% in clover.',
    ],
    [
      'a caption',
      'Figure 2. Pollen counts in heated plots fell by 41% compared with control plots.',
    ],
    [
      'a part of a caption',
      '(B) Pollen counts in heated plots fell by 41% compared with controls.',
    ],
    [
      'a reference entry',
      '12. Rowe JK, Adeyemi B (2011) Warm nights significantly reduced nectar volume by 20%. J Invented Bot 12: 33–41.',
    ],
    ['a quotation', '“We found that warm nights significantly reduced nectar volume by 20%.”'],
    [
      'a procedure',
      'Plots were divided into two groups that were compared with each other in 50% shade.',
    ],
    [
      'a sentence that points back',
      'This significantly reduced nectar volume by more than 20% in clover.',
    ],
    [
      'a hedged sentence',
      'Warm nights may have significantly reduced nectar volume by 20% in clover.',
    ],
  ])('do not include %s', async (_, sentence) => {
    const { findings } = await analyze(...FRONT, 'Discussion', sentence);
    expect(textsOf(findings)).not.toContain(sentence);
  });
});

describe('open questions of a paper', () => {
  it('begin with what it leaves open and end with its background, which is marked', async () => {
    const { gaps } = await analyze(
      ...FRONT,
      'Discussion',
      'Warm nights shortened the season in our plots. Whether warm nights also lower the nectar volume of lime trees remains to be tested.',
    );
    expect(gaps?.[0]?.text).toBe(
      'Whether warm nights also lower the nectar volume of lime trees remains to be tested.',
    );
    expect(gaps?.map(({ is_background }) => is_background === true)).toEqual([false, true, true]);
  });

  it('are shown without the marks of citations that lost their superscript, which the quote keeps', async () => {
    const question =
      'Whether warm nights also lower the nectar2,3 of lime trees remains to be tested.';
    const entries = [1, 2, 3, 4].map(
      (number) =>
        `${String(number)}. Rowe JK (2011) Nights of garden ${String(number)}. J Invented Bot 12: 33–41.`,
    );
    const { gaps } = await analyze(
      ...FRONT.slice(0, -1),
      'Warm nights reduced the pollen load of birch trees1 and their nectar4.',
      'Discussion',
      `Warm nights shortened the season in our plots. The nectar was sweet. ${question}`,
      'References',
      ...entries,
    );
    expect(gaps?.[0]?.text).toBe(question.replace('2,3', ''));
    expect(gaps?.[0]?.evidence[0]?.quote).toBe(question);
  });

  it('are shown without words that tie them to the sentence before, which the quote keeps', async () => {
    const { gaps } = await analyze(
      ...FRONT,
      'Discussion',
      'Warm nights shortened the season. However, whether warm nights also lower the nectar of lime trees remains to be tested.',
    );
    expect(gaps?.[0]?.text).toBe(
      'Whether warm nights also lower the nectar of lime trees remains to be tested.',
    );
    expect(gaps?.[0]?.evidence[0]?.quote).toMatch(/^However, whether/);
  });

  it('bring the sentence before along where they point back to it', async () => {
    const pair =
      'Heated trees also dropped more of their leaves in August. The cause of this early leaf fall is not known.';
    const { gaps } = await analyze(...FRONT, 'Discussion', pair);
    expect(gaps?.[0]?.text).toBe(pair);
  });

  it.each([
    [
      'points back and has nothing before it',
      'This must be the subject of future studies on trees.',
    ],
    [
      'is about earlier steps of the work',
      'The traps were cleaned before further experiments were done.',
    ],
    ['has been resolved', 'Until recently the cause of early leaf fall in lime trees was unknown.'],
    ['is cited advice', 'The council advises that heat should be part of further research [2].'],
    ['is a heading', 'What Is Known and Not Known About Lime Trees?'],
    [
      'leads into the own answer',
      'What do these results mean for the care of lime trees in cities?',
    ],
  ])('do not include a sentence that %s', async (_, sentence) => {
    const { gaps } = await analyze(...FRONT, 'Discussion', sentence);
    expect(gaps?.some(({ text }) => text.includes(sentence))).toBe(false);
  });

  it.each([
    'Are street trees able to recover from a series of warm nights?',
    'The remaining question is why heated trees lose their leaves early.',
    'Future studies should test whether watering lengthens the pollen season.',
  ])('include "%s"', async (sentence) => {
    const { gaps } = await analyze(...FRONT, 'Discussion', `We heated ten trees. ${sentence}`);
    expect(textsOf(gaps)).toContain(sentence);
  });

  it('are at most eight', async () => {
    const { gaps } = await analyze(
      ...FRONT,
      'Discussion',
      [
        'How deep roots sense heat is unknown.',
        'Why young leaves turn brown early remains unclear.',
        'Whether bark stores water in drought is not known.',
        'Which fungi colonize the twigs of lime remains to be determined.',
        'How bees find distant nectar sources is poorly understood.',
        'The origin of yellow galls on shoots is not understood.',
        'It is unclear how street lamps change flowering dates.',
        'Little is known about seed dispersal by urban birds.',
        'The genetic basis of late budding has not been studied.',
        'Whether paved ground warms neighboring plots is unknown.',
      ].join(' '),
    );
    expect(gaps).toHaveLength(8);
  });
});

describe('limitations of a study', () => {
  it('are listed apart from open questions', async () => {
    const { limitations, gaps } = await analyze(
      ...FRONT,
      'Discussion',
      'Our study has limitations. First, all trees stood in one city. Second, we did not measure soil moisture. In spite of these limitations, the effect was clear in every plot.',
      'The small sample size of our survey of residents is another limitation. Our results may not generalize to trees of other species.',
    );
    expect(textsOf(limitations)).toEqual([
      'First, all trees stood in one city.',
      'Second, we did not measure soil moisture.',
      'The small sample size of our survey of residents is another limitation.',
      'Our results may not generalize to trees of other species.',
    ]);
    expect(textsOf(gaps)?.join(' ')).not.toContain('soil moisture');
  });

  it('leave out what only announces them, and have those of the design', async () => {
    const { limitations } = await analyze(
      ...FRONT,
      'Discussion',
      'There are a number of limitations to this survey. The study was underpowered for late trees. In addition, this study was conducted at a single institution.',
      'Strengths and Limitations',
      'We did not search for reports in other languages.',
    );
    expect(textsOf(limitations)).toEqual([
      'The study was underpowered for late trees.',
      'In addition, this study was conducted at a single institution.',
      'We did not search for reports in other languages.',
    ]);
  });

  it.each([
    'Previous studies were limited by the small number of trees that they included.',
    'There are some limitations to trap methods that can be addressed by filming.',
    'We did not observe a difference between plots in the second year.',
  ])('do not include "%s"', async (sentence) => {
    const { limitations } = await analyze(...FRONT, 'Discussion', sentence);
    expect(limitations).toEqual([]);
  });
});

describe('reported statistics', () => {
  it('are counted, with a quote of each test whose p-value does not match', async () => {
    const { statistics } = await analyze(
      ...FRONT,
      'Results',
      'Heated trees flowered earlier, t(28) = 2.20, p = .36. They also had fewer buds, t(28) = 2.20, p = .036.',
    );
    expect(statistics).toMatchObject({
      tests: 2,
      means: 0,
      inconsistencies: [
        {
          kind: 'test',
          reported: 't(28) = 2.20',
          recalculated: 'p = .036',
          decision_changes: true,
          evidence: [{ quote: 't(28) = 2.20, p = .36' }],
        },
      ],
    });
  });

  it('are missing where none can be recalculated', async () => {
    expect(await analyze(...FRONT)).not.toHaveProperty('statistics');
  });
});

describe('key terms and language', () => {
  it('has no key terms and sentences for a paper in another language, and says which it is', async () => {
    const analysis = await analyze(
      'Warme Nächte und der Pollen der Linden',
      'Zusammenfassung',
      'Warme Nächte verkürzen die Blüte der Linden in der Stadt. Wir haben in drei Jahren an vierzig Bäumen gemessen, wie lange der Pollen fliegt und wie viel davon in den Fallen bleibt. Es ist nicht bekannt, ob die Bäume sich davon wieder erholen.',
    );
    expect(analysis.language).toEqual({ code: 'de', is_supported: false });
    expect(analysis).toMatchObject({ key_terms: [], findings: [], gaps: [], limitations: [] });
  });

  it('leaves out authors and stop words', async () => {
    const { key_terms, language } = await analyze(
      FRONT[0] ?? '',
      'Marisol Quintero, Bram Adeyemi',
      ...FRONT.slice(1),
      'Discussion',
      'The pollen season of lime trees depends on warm nights. Quintero and Adeyemi measured the pollen season of lime trees twice. Warm nights matter for the pollen season. Quintero saw warm nights as the cause.',
    );
    const terms = key_terms?.map(({ term }) => term) ?? [];
    expect(terms).toEqual(expect.arrayContaining(['pollen season', 'lime trees', 'warm nights']));
    expect(terms.join(' ')).not.toMatch(/quintero|adeyemi|\bthe\b|\bof\b/i);
    expect(language).toEqual({ code: 'en', is_supported: true });
  });
});
