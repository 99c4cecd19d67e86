import { describe, expect, it } from 'vitest';
import { candidatesFrom, paperOf } from './read-texts.fixtures.js';

const inDiscussion = (text: string) =>
  candidatesFrom([paperOf('We studied an effect.', text)]).map(({ statement }) => statement);

const EXPLANATION = 'This discrepancy may be explained by different dosing schedules.';
const FOUND = 'The effect of melatonin on sleep latency depends on the dosing schedules.';
const RESULT = 'Melatonin increased sleep latency in healthy adults.';
const FOUND_IN_ADULTS =
  'The effect of melatonin on sleep latency in healthy adults depends on the dosing schedules.';
const REPORTED = 'Studied in the same way, grazing may increase plant richness in wet meadows but';

describe('a comparison with another work in one sentence', () => {
  const compare = (others: string) =>
    inDiscussion(`We found that grazing increased plant richness in wet meadows${others}.`);

  it.each(['reduced', 'decreased', 'lowered', 'suppressed', 'inhibited', 'impaired'])(
    'understands that others report a decrease: %s',
    (verb) => {
      expect(
        compare(`, whereas Miller et al. [8] reported that it ${verb} richness in dry steppes`),
      ).toEqual([`${REPORTED} reduce it in dry steppes.`]);
    },
  );

  it.each([
    'no effect on richness',
    'no significant effect on richness',
    'no clear change in richness',
    'that it did not affect richness',
    'that it did not significantly change richness',
    'that it did not alter richness',
  ])('understands that others report no effect: %s', (reported) => {
    expect(compare(`, whereas Miller et al. [8] reported ${reported} in dry steppes`)).toEqual([
      `${REPORTED} not in dry steppes.`,
    ]);
  });

  it.each(['raised', 'enhanced', 'elevated', 'increased'])(
    'understands that others report an increase: %s',
    (verb) => {
      expect(
        inDiscussion(
          `We found that grazing reduced plant richness in wet meadows, whereas Miller et al. [8] reported that it ${verb} richness in dry steppes.`,
        ),
      ).toEqual([
        'Studied in the same way, grazing may reduce plant richness in wet meadows but increase it in dry steppes.',
      ]);
    },
  );

  it.each([
    ', while others found that it reduced richness in dry steppes',
    ', but previous work showed that it reduced richness in dry steppes',
    ' whereas earlier studies observed that it reduced richness in dry steppes',
    ' while Miller [8] saw that it reduced richness in dry steppes',
  ])('finds the work of others: %s', (others) => {
    expect(compare(others)).toEqual([`${REPORTED} reduce it in dry steppes.`]);
  });

  it('compares with nothing that the authors say of their own work', () => {
    expect(compare(', whereas mowing reduced richness in dry steppes')).toEqual([]);
  });

  it('is read in the results and the conclusion too', () => {
    const sentence =
      'We found that grazing increased plant richness in wet meadows, whereas Miller et al. [8] reported that it reduced richness in dry steppes.';
    const statementsIn = (heading: string) =>
      candidatesFrom([
        `A study\n\nIntroduction\n\nMeadows differ.\n\n${heading}\n\n${sentence}`,
      ]).map(({ statement }) => statement);
    expect(statementsIn('Results')).toEqual([`${REPORTED} reduce it in dry steppes.`]);
    expect(statementsIn('Conclusion')).toEqual([`${REPORTED} reduce it in dry steppes.`]);
    expect(statementsIn('Methods')).toEqual([]);
  });
});

describe('a result that is said to differ from others', () => {
  it.each([
    'In contrast to previous reports [12], melatonin increased sleep latency.',
    'In contrast with earlier work, we found that melatonin increased sleep latency.',
    'Contrary to prior reports, we show that melatonin increased sleep latency.',
    'Contrary to published work, we showed that melatonin increased sleep latency.',
    'Unlike other studies [3], we observed that melatonin increased sleep latency.',
    'At odds with another study, we report that melatonin increased sleep latency.',
    'In conflict with recent work, we reported that melatonin increased sleep latency.',
    'Inconsistent with Doe [4], our results show that melatonin increased sleep latency.',
    'In contrast to the report of Doe [4], our data indicate that melatonin increased sleep latency.',
  ])('is read behind its opening: %s', (sentence) => {
    expect(inDiscussion(`${sentence} ${EXPLANATION}`)).toEqual([FOUND]);
  });

  it.each([
    'This is inconsistent with a previous study.',
    'This result is in conflict with an earlier study.',
    'Our results conflict with another study.',
    'Our finding conflicts with work of Doe et al. in adults.',
    'These findings contradict published work on sleep.',
    'This observation contradicts prior work on sleep.',
    'The present data are at odds with recent work.',
    'Our main result is contrary to work on adults [7].',
    'This effect is in contrast to previous reports.',
    'This increase differs from other reports.',
    'These observations differ from other reports.',
  ])('is the effect of the sentence before: %s', (sentence) => {
    expect(inDiscussion(`${RESULT} ${sentence} ${EXPLANATION}`)).toEqual([FOUND_IN_ADULTS]);
  });

  it.each([
    ['names no other work', 'Our results contradict the hypothesis of this study.'],
    ['agrees', 'Our results agree with a previous study.'],
    ['is of others', 'Another study contradicts a previous study.'],
  ])('is none if the sentence %s', (_, sentence) => {
    expect(inDiscussion(`${RESULT} ${sentence} ${EXPLANATION}`)).toEqual([]);
  });

  const CONTRARY = 'This is inconsistent with a previous study.';

  it('is the last own effect of the two sentences before', () => {
    expect(
      inDiscussion(
        `Caffeine reduced sleep duration in healthy adults. ${RESULT} ${CONTRARY} ${EXPLANATION}`,
      ),
    ).toEqual([FOUND_IN_ADULTS]);
    expect(
      inDiscussion(
        `${RESULT} All participants of this study slept at home. ${CONTRARY} ${EXPLANATION}`,
      ),
    ).toEqual([FOUND_IN_ADULTS]);
    expect(
      inDiscussion(
        `${RESULT} All participants of this study slept at home. Their bedrooms were dark and cool on most nights. ${CONTRARY} ${EXPLANATION}`,
      ),
    ).toEqual([]);
  });

  it('quotes what explains it apart only if that is another sentence', () => {
    const passagesOf = (text: string) =>
      candidatesFrom([paperOf('We studied an effect.', text)]).flatMap(({ passages }) =>
        passages.map(({ role, sentence }) => [role, sentence.text]),
      );
    const opening = 'In contrast to previous reports [12], melatonin increased sleep latency.';
    expect(passagesOf(`${opening} ${EXPLANATION}`)).toEqual([['moderator', EXPLANATION]]);
  });

  it('does not repeat the article of what explains it', () => {
    expect(
      inDiscussion(
        'In contrast to previous reports [12], melatonin increased sleep latency. This discrepancy may be explained by differences in the dose of melatonin.',
      ),
    ).toEqual(['The effect of melatonin on sleep latency depends on the dose of melatonin.']);
  });
});
