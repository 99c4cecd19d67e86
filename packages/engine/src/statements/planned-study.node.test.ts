import { expect, it } from 'vitest';
import { paperOf, RESULTS, TITLE } from './rating/paper.fixtures.js';
import { isPlannedStudy, statesPlannedHypothesis } from './planned-study.js';
import { selectQuestions } from './select-questions.js';

const HYPOTHESIS =
  'We hypothesize that shading at dusk is more effective than watering for the nectar of clover.';
const PLAN = Array.from(
  { length: 12 },
  (_, week) =>
    `In week ${week + 1}, ten plots will be shaded. Nectar volume will be measured at noon.`,
).join(' ');
const protocol = paperOf(`${TITLE}: a study protocol`, [
  ['introduction', `Nectar feeds bees. ${HYPOTHESIS}`],
  ['methods', PLAN],
  ['discussion', RESULTS],
]);
const study = paperOf(TITLE, [
  ['introduction', `Nectar feeds bees. ${HYPOTHESIS}`],
  ['results', RESULTS],
]);
const textsOf = (paper: typeof study) =>
  selectQuestions(paper, 8).map(({ start, end }) => paper.pageText().slice(start, end));

it('a paper that says what will be done is a protocol, a report of results is not', () => {
  expect(isPlannedStudy(protocol.sentences)).toBe(true);
  expect(isPlannedStudy(study.sentences)).toBe(false);
  expect(isPlannedStudy([])).toBe(false);
});

it('the hypothesis of a protocol is open; that of a report has been tested', () => {
  expect(textsOf(protocol)[0]).toBe(HYPOTHESIS);
  expect(textsOf(study)).not.toContain(HYPOTHESIS);
});

it('what nobody knew before a protocol is still open; before a report it is background', () => {
  const GAP = 'The effect of shading on the nectar of clover has not been evaluated.';
  const withGap = (rest: readonly (readonly ['methods' | 'results', string])[]) =>
    selectQuestions(
      paperOf(TITLE, [['introduction', `Nectar feeds bees. ${GAP}`], ...rest]),
      8,
    ).map(({ isBackground }) => isBackground);
  expect(withGap([['methods', PLAN]])).toEqual([false]);
  expect(withGap([['results', RESULTS]])).toEqual([true]);
});

it('the aim of a protocol is its question', () => {
  const aim =
    'The purpose of this study is to determine if shading extends the flowering of clover.';
  const [sentence] = paperOf(TITLE, [['introduction', aim]]).sentences;
  expect(sentence && statesPlannedHypothesis(sentence)).toBe(true);
});

it.each([
  'The null hypothesis that shading has no effect will be tested.',
  'Earlier work confirmed the hypothesis that shading helps.',
  'Plots will be shaded at dusk.',
])('states no hypothesis of its own: %s', (text) => {
  const [sentence] = paperOf(TITLE, [['introduction', text]]).sentences;
  expect(sentence && statesPlannedHypothesis(sentence)).toBe(false);
});
