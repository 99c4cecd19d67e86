import { expect, expectTypeOf, it } from 'vitest';
import { fillPlural } from './fill-plural.js';
import { mergeMessages, type MessageOverrides } from './merge-messages.js';

const messages = {
  papers: { one: '1 paper on {topic}', other: '{count} papers on {topic}' },
} as const;

const arabic = {
  papers: {
    zero: 'لا أوراق عن {topic}',
    one: 'ورقة واحدة عن {topic}',
    two: 'ورقتان عن {topic}',
    few: '{count} أوراق عن {topic}',
    many: '{count} ورقة عن {topic}',
    other: '{count} ورقة عن {topic}',
  },
};

it('chooses the form by the plural rules of the language and formats the count', () => {
  const show = (count: number) => fillPlural(messages.papers, count, 'en-US', { topic: 'light' });
  expect([0, 1, 1300].map(show)).toEqual([
    '0 papers on light',
    '1 paper on light',
    '1,300 papers on light',
  ]);
});

it('uses every category that a translation adds', () => {
  const { papers } = mergeMessages(messages, arabic);
  const show = (count: number) => fillPlural(papers, count, 'ar', { topic: 'س' });
  expect([0, 1, 2, 3, 11, 100].map(show)).toEqual([
    'لا أوراق عن س',
    'ورقة واحدة عن س',
    'ورقتان عن س',
    '3 أوراق عن س',
    '11 ورقة عن س',
    '100 ورقة عن س',
  ]);
  expectTypeOf(arabic).toExtend<MessageOverrides<typeof messages>>();
});

it('uses the form for other counts where the language has a category that the texts lack', () => {
  expect(fillPlural(messages.papers, 2, 'ar', { topic: 'x' })).toBe('2 papers on x');
});
