import { expectTypeOf, it } from 'vitest';
import type { CompleteMessages, Messages, Translation } from './define-messages.js';

const catalog = {
  title: 'Your topic',
  papers: { one: '1 paper', other: '{count} papers' },
  tabs: { featured: 'Featured' },
} as const;

type Translated = Translation<typeof catalog>;

it('a translation has every text, and the plural forms of its language', () => {
  const complete = {
    title: 'Dein Thema',
    papers: { one: '1 Paper', few: 'x', other: '{count} Papers' },
    tabs: { featured: 'Vorgestellt' },
  };
  expectTypeOf(complete).toExtend<Translated>();
});

it('a text that is missing or mistyped is a type error', () => {
  const { papers, tabs } = catalog;
  expectTypeOf({ papers, tabs }).not.toExtend<Translated>();
  expectTypeOf({ titel: 'x', papers, tabs }).not.toExtend<Translated>();
  expectTypeOf({ title: 'x', papers: { one: 'x' }, tabs }).not.toExtend<Translated>();
  expectTypeOf({ title: 'x', papers, tabs: {} }).not.toExtend<Translated>();
});

it('all texts can be passed to a component', () => {
  expectTypeOf<CompleteMessages>().toExtend<Messages>();
});
