import { describe, expect, it } from 'vitest';
import { findEnglishPart } from './english-part.js';

const ABSTRACT =
  'Warm nights are common in cities, and it is not known what they do to the pollen of lime trees. We measured the season of forty trees in three years. The season was shorter in the warm years. It remains unknown whether the trees recover from it.';

const GERMAN =
  'Warme Nächte verkürzen die Blüte der Linden in der Stadt. Wir haben in drei Jahren an vierzig Bäumen gemessen, wie lange der Pollen fliegt und wie viel davon in den Fallen bleibt.';
const FRENCH =
  'Les nuits chaudes raccourcissent la floraison des tilleuls en ville. Nous avons mesuré pendant trois ans la durée du vol du pollen de quarante arbres dans les rues et les parcs.';
const SPANISH =
  'Las noches cálidas acortan la floración de los tilos en la ciudad. Medimos durante tres años cuánto tiempo vuela el polen de cuarenta árboles en las calles y los parques.';
const CHINESE =
  '温暖的夜晚会缩短城市中椴树的花期。我们在三年内测量了四十棵树的花粉飞散时间，并比较了街道与公园中的结果。';

const find = (title: string, ...paragraphs: readonly string[]) => {
  const text = paragraphs.join('\n\n');
  return findEnglishPart([text], title).then((part) => ({
    title: part?.title,
    quotes: part?.passages.map(({ start, end }) => text.slice(start, end)),
  }));
};

describe('findEnglishPart', () => {
  it.each([
    ['German', 'Warme Nächte und Lindenpollen', 'Zusammenfassung', GERMAN, 'Einleitung'],
    ['French', 'Nuits chaudes et pollen du tilleul', 'Résumé', FRENCH, 'Introduction'],
    ['Spanish', 'Noches cálidas y polen de tilo', 'Resumen', SPANISH, 'Introducción'],
    ['Chinese', '暖夜对椴树花粉的影响', '摘要', CHINESE, '引言'],
  ])('finds abstract and title of a paper in %s', async (_, title, name, body, heading) => {
    const english = 'Effects of warm nights on the pollen of lime trees';
    expect(
      await find(title, title, name, body, english, 'Abstract', ABSTRACT, heading, body, body),
    ).toEqual({ title: english, quotes: [ABSTRACT] });
  });

  it('takes the paper’s own title where it is in English, and none where none is', async () => {
    const english = 'Effects of warm nights on the pollen of lime trees';
    expect((await find(english, GERMAN, 'Abstract', ABSTRACT, GERMAN)).title).toBe(english);
    expect((await find('Warme Nächte in der Stadt', GERMAN, 'Abstract', ABSTRACT)).title).toBe('');
  });

  it('reads a title below the heading, and an abstract on the line of its heading', async () => {
    const english = 'Effects of warm nights on the pollen of lime trees';
    expect(await find('Nächte', GERMAN, 'Summary', english, ABSTRACT, GERMAN)).toEqual({
      title: english,
      quotes: [ABSTRACT],
    });
    expect((await find('Nächte', GERMAN, `Abstract: ${ABSTRACT}`, GERMAN)).quotes).toEqual([
      ABSTRACT,
    ]);
  });

  it('reads all parts of a structured abstract up to its keywords', async () => {
    const parts = [
      'Background: It is not known what warm nights in the city do to the pollen of the lime trees that grow in its streets.',
      'Results: The season of the forty trees was shorter in the warm years, and less of the pollen was found in the traps.',
      'Conclusions: Warm nights may shorten the season.',
    ];
    const { quotes } = await find('Nächte', 'Abstract', ...parts, 'Keywords: pollen, lime', GERMAN);
    expect(quotes).toEqual(parts);
  });

  it('finds an abstract without a heading at the beginning', async () => {
    expect((await find('Nächte', 'Anna Muster', ABSTRACT, GERMAN)).quotes).toEqual([ABSTRACT]);
  });

  it('takes no license, quotation deep in the text, or reference for an abstract', async () => {
    const license =
      'This is an open access article distributed under the terms of the Creative Commons license, which permits the use of it in any medium for all that cite the work and the authors of it in the usual form and with the name of it.';
    const long = Array.from({ length: 150 }, () => GERMAN);
    expect((await find('Nächte', license, ...long, ABSTRACT, GERMAN)).quotes).toBeUndefined();
  });

  it.each([`“${ABSTRACT}”`, `${ABSTRACT} (Example 1998, p. 12)`, `${ABSTRACT} [12]`])(
    'takes no quotation at the beginning for an abstract: %s',
    async (quotation) => {
      expect((await find('Nächte', quotation, GERMAN, GERMAN)).quotes).toBeUndefined();
    },
  );

  it('takes no sentence that begins with the word for a heading', async () => {
    const summary = `Summary statistics of warm nights were computed. ${ABSTRACT}`;
    const far = Array.from({ length: 40 }, () => GERMAN);
    const { quotes } = await find('Nächte', ...far, summary);
    expect(quotes).toBeUndefined();
  });

  it('has nothing for a German text below the heading “Abstract”', async () => {
    expect((await find('Nächte', 'Abstract', GERMAN, GERMAN)).quotes).toBeUndefined();
  });

  it('gives pages and offsets of a later page', async () => {
    const second = `Abstract\n\n${ABSTRACT}\n\n${GERMAN}`;
    const part = await findEnglishPart([GERMAN, second], 'Nächte');
    expect(part?.passages).toEqual([{ page: 2, start: 10, end: 10 + ABSTRACT.length }]);
  });

  it.each(['a ', 'Abstract ', 'Abstract\n\n', 'the of ', '漢\n\n'])(
    'comes to an end over endless %j',
    async (part) => {
      await expect(findEnglishPart([part.repeat(100_000)], 'x')).resolves.not.toThrow();
    },
  );
});
