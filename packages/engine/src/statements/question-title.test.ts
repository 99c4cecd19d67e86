import { describe, expect, it } from 'vitest';
import { titleOfQuestion } from './question-title.js';

describe('the title of an open question', () => {
  it.each([
    [
      'However, whether spindles predict recall in older adults',
      'Whether spindles predict recall in older adults',
    ],
    [
      'Our findings suggest that mulch may lower the soil temperature in spring.',
      'Mulch may lower the soil temperature in spring',
    ],
    [
      'determine the effects of unabsorbed zinc on gut bacteria [12]',
      'The effects of unabsorbed zinc on gut bacteria',
    ],
    [
      'which isoforms a cell can secrete, thus adding another level of control',
      'Which isoforms a cell can secrete',
    ],
    [
      'the molecular mechanism underlying senescence still',
      'The molecular mechanism underlying senescence',
    ],
    [
      'A key question remains regarding the significance of sleep pressure for recall',
      'The significance of sleep pressure for recall',
    ],
    [
      'the late phase and the change of receptor levels according to the drawn model',
      'The late phase and the change of receptor levels',
    ],
    [
      'For example, late frosts or heavy rain might have had an effect on the yield of apples.',
      'The effect of late frosts or heavy rain on the yield of apples',
    ],
    ['mtDNA copies may decline with age', 'mtDNA copies may decline with age'],
  ])('%s', (asked, title) => {
    expect(titleOfQuestion(asked)).toBe(title);
  });

  it.each([
    ['is too long to read at a glance', `whether ${'very '.repeat(30)}cold winters kill larvae`],
    ['is too short to say anything', 'the role of Cft2'.slice(0, 8)],
    ['points to another sentence', 'whether this effect lasts beyond one season'],
    ['only asks for more research', 'Further studies are needed in several other countries'],
    ['names who is asked and not what', 'decision makers at institutional level'],
    ['points to what comes before', 'the extent to which they are protected from heat'],
    [
      'speaks for the authors',
      'the program could explain the association we observed of a lower rate in the south',
    ],
    ['states something', 'other habits exist that the visitors did not see in the field'],
    ['begins in the middle of a phrase', 'between metabolic disorders and telomere length'],
  ])('does not exist if what remains %s', (_, asked) => {
    expect(titleOfQuestion(asked)).toBeUndefined();
  });
});
