import { defineMessages } from '@spinout/flow-kit';
import { expect, it } from 'vitest';
import { createPseudoMessages } from './create-pseudo-messages.js';
import { toPseudoText } from './to-pseudo-text.js';

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly pseudoTest: { readonly title: string; readonly list: { readonly empty: string } };
  }
}

it('writes a text with accents, about 35% longer, in brackets and with its placeholders', () => {
  expect(toPseudoText('Retry')).toBe('[Ŕéţŕý~~]');
  expect(toPseudoText('{count} papers')).toMatch(/^\[\{count\} påpéŕš.+\]$/u);
  const long = 'Your saved run could not be read. A backup is saved in this browser.';
  expect(toPseudoText(long).length / long.length).toBeCloseTo(1.35, 1);
});

it('makes the messages of every catalog that is loaded, and none of others', () => {
  defineMessages('pseudoTest', { title: 'Title', list: { empty: 'None' } });
  const messages = createPseudoMessages();
  expect(messages.pseudoTest).toEqual({ title: '[Ţîţļé~~]', list: { empty: '[Ñöñé~~]' } });
  expect(messages.pseudoTest).toBe(messages.pseudoTest);
  expect(messages).not.toHaveProperty('notLoaded.title');
});
