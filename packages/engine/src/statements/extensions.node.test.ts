import { beforeAll, describe, expect, it } from 'vitest';
import { loadLanguage, type Language } from '../language/parse-text.js';
import type { Section } from '../paper-parts/sections.js';
import { findExtensions } from './extensions.js';
import { findLimitations } from './limitations.js';
import { titleLemmas } from './rating/paper-words.js';

let language: Language;
beforeAll(async () => {
  language = await loadLanguage();
});

const TITLE = 'Evening light and sleep in night nurses';
const RESULT = 'Evening light shortened the sleep of night nurses compared with dim light.';
const OPENING = 'Night work is common. We studied 84 night nurses.';

/** A paper of parts of one page each. */
const extensionsOf = (
  parts: readonly (readonly [Section, string])[],
  title = TITLE,
): readonly { readonly question: string; readonly result: string; readonly limit: string }[] => {
  const pages = parts.map(([, text]) => text);
  const sentences = parts.flatMap(([section, text], index) =>
    language.parse(text).sentences.map((sentence) => ({ ...sentence, page: index + 1, section })),
  );
  return findExtensions({
    sentences,
    title,
    titleLemmas: titleLemmas(title, language.parse),
    limitations: findLimitations(sentences, (page) => pages[page - 1] ?? '', 8),
  }).map(({ question, result, limit }) => ({ question, result: result.text, limit: limit.text }));
};

const questionsWith = (limitation: string): readonly string[] =>
  extensionsOf([
    ['abstract', `${OPENING} ${RESULT}`],
    ['discussion', limitation],
  ]).map(({ question }) => question);

describe('where the main result of a study was not tested', () => {
  it.each([
    ['one center', 'Our study was limited to a single hospital.', 'at other centers'],
    [
      'one group',
      'This study was limited to night shift nurses, so it says little of others.',
      'beyond night shift nurses',
    ],
    [
      'one sex',
      'A limitation of our study is that only female participants were included.',
      'in males',
    ],
    ['a named group', 'Our results may not generalize to older workers.', 'in older workers'],
    ['a short time', 'A limitation of our study is its short follow-up.', 'over a longer time'],
    [
      'a look back',
      'A limitation of our study is its retrospective design.',
      'in a prospective study',
    ],
    [
      'one point in time',
      'A limitation of our study is its cross-sectional design.',
      'when the same subjects are followed over time',
    ],
    [
      'no control group',
      'A limitation of our study is that it had no control group.',
      'against a randomized control group',
    ],
    [
      'self-reports',
      'A limitation of our study is that sleep was self-reported by the nurses.',
      'when the outcome is measured and not self-reported',
    ],
  ])('is asked where the paper names %s', (_, limitation, beyond) => {
    expect(questionsWith(limitation)).toEqual([`Does this also hold ${beyond}?`]);
  });

  it('is asked with the result and the limit as the paper states them', () => {
    const limit = 'Our study was limited to a single hospital.';
    expect(
      extensionsOf([
        ['abstract', `${OPENING} ${RESULT}`],
        ['discussion', limit],
      ]),
    ).toEqual([{ question: 'Does this also hold at other centers?', result: RESULT, limit }]);
  });

  it('comes from the kind of study, if the paper states no limit', () => {
    const methods = 'This was a retrospective cohort study of shift plans.';
    expect(
      extensionsOf([
        ['abstract', `${OPENING} ${RESULT}`],
        ['methods', methods],
      ]),
    ).toEqual([
      { question: 'Does this also hold in a prospective study?', result: RESULT, limit: methods },
    ]);
  });

  it.each([
    ['the only country', 'We studied 84 night nurses in Norway.', 'outside Norway', TITLE],
    [
      'a country with an article',
      'We studied 84 night nurses in the Netherlands.',
      'outside the Netherlands',
      TITLE,
    ],
    [
      'rodents of a study on a disease',
      'We exposed rats with diabetes to evening light.',
      'in humans',
      'Evening light and sleep in rats with diabetes',
    ],
    [
      'public data',
      'We used publicly available data of night nurses.',
      'in newly collected samples',
      TITLE,
    ],
    [
      'a line of cells by its name',
      'We exposed NLX-H41 nerve cells of nurses to evening light.',
      'in vivo',
      'Evening light and sleep genes of night nurses in culture',
    ],
    [
      'an extract',
      'We gave a leaf extract of Fenland sage to night nurses.',
      'for the main compounds of the extract alone',
      'A leaf extract of Fenland sage, evening light and the sleep of night nurses',
    ],
    [
      'one cross',
      'We mapped QTLs for the sleep of night flowers in evening light.',
      'in a population of other parents',
      'QTL for sleep in evening light: night nurses of the flowers',
    ],
    [
      'pots',
      'We grew night flowers in a greenhouse below evening light.',
      'in the field',
      'Evening light and sleep in night flowers',
    ],
    [
      'fields',
      'We grew night flowers in field experiments below evening light.',
      'at other sites and in other years',
      'Evening light and sleep in night flowers',
    ],
  ])('comes from what the abstract names: %s', (_, sentence, beyond, title) => {
    const questions = extensionsOf([['abstract', `Sleep matters. ${sentence} ${RESULT}`]], title);
    expect(questions.map(({ question }) => question)).toEqual([`Does this also hold ${beyond}?`]);
  });

  it.each([
    [
      'names two countries',
      [['abstract', `We compared night nurses in Norway and in Chile. ${RESULT}`]],
      TITLE,
    ],
    [
      'is a review',
      [
        ['abstract', `${OPENING} ${RESULT}`],
        ['discussion', 'Our study was limited to a single hospital.'],
      ],
      `${TITLE}: a review`,
    ],
    [
      'states only what is known of its subject',
      [
        [
          'abstract',
          'Night work is a cause of poor sleep and reduces the sleep of nurses in Norway. We studied 84 nurses.',
        ],
      ],
      TITLE,
    ],
    ['states no result', [['abstract', 'We will study 84 night nurses in Norway.']], TITLE],
    [
      'names the design of others only',
      [
        ['abstract', `${OPENING} ${RESULT}`],
        ['methods', 'A previous retrospective study of shift plans gave the rates.'],
      ],
      TITLE,
    ],
    [
      'says what should be done',
      [
        [
          'abstract',
          `${OPENING} Hospitals in Norway should reduce the evening light of night nurses.`,
        ],
      ],
      TITLE,
    ],
    [
      'says what a method can do',
      [
        [
          'abstract',
          'This was a cross-sectional study. The sleep questionnaire of night nurses allows a better prediction of evening light.',
        ],
      ],
      TITLE,
    ],
    [
      'reports only a share',
      [
        [
          'abstract',
          'This was a cross-sectional study. The sleep of night nurses was reduced among 42% by evening light.',
        ],
      ],
      TITLE,
    ],
    [
      'only advises trials elsewhere',
      [
        [
          'abstract',
          'Evening light reduced the sleep of night flowers. We recommend field trials of evening light.',
        ],
      ],
      'Evening light and sleep in night flowers',
    ],
    [
      'studied a substance in one country',
      [
        [
          'abstract',
          'We collected ore in Norway. Evening light reduced the sleep marks of night ore in Norway.',
        ],
      ],
      'Evening light and sleep marks of night ore',
    ],
  ] as const)('is not asked of a paper that %s', (_, parts, title) => {
    expect(extensionsOf(parts, title)).toEqual([]);
  });

  it('becomes a statement without the words that report it', () => {
    const sentences = language
      .parse(
        `${OPENING} In conclusion, our results show that ${RESULT.replace('Evening', 'evening')}`,
      )
      .sentences.map((sentence) => ({ ...sentence, page: 1, section: 'abstract' as const }));
    const limit = language
      .parse('This was a retrospective cohort study of shift plans.')
      .sentences.map((sentence) => ({ ...sentence, page: 2, section: 'methods' as const }));
    const [extension] = findExtensions({
      sentences: [...sentences, ...limit],
      title: TITLE,
      titleLemmas: titleLemmas(TITLE, language.parse),
      limitations: [],
    });
    expect(extension?.statement).toBe(
      'Evening light shortened the sleep of night nurses compared with dim light, also in a prospective study.',
    );
  });
});
