import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetMistakes } from '../development/log-mistake.js';
import { undoMessages } from '../view/undo.messages.js';
import { checkMessages, checkOverrides } from './check-messages.js';
import { MessagesProvider, useMessages } from './messages-provider.js';

const catalog = {
  title: 'Your topic',
  step: 'Step {step} of {steps}',
  papers: { one: '1 paper on {topic}', other: '{count} papers on {topic}' },
  tabs: { featured: 'Featured' },
};

const spyOnLog = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);
let log: ReturnType<typeof spyOnLog>;
beforeEach(() => {
  forgetMistakes();
  log = spyOnLog();
});
afterEach(() => vi.unstubAllEnvs());

const readLog = () => log.mock.calls.map(([text]) => String(text));

describe('texts of a host', () => {
  it.each([
    ['a mistyped name', { titel: 'x' }, 'no text messages.a.titel.*Did you mean "title"\\?'],
    ['a name in a group', { tabs: { feature: 'x' } }, 'messages.b.tabs.feature.*"featured"'],
    ['an unknown placeholder', { step: 'Schritt {stpe}' }, 'messages.c.step .*\\{stpe\\}'],
    ['one in a plural form', { papers: { one: '{coun}' } }, 'messages.d.papers.one .*\\{coun\\}'],
    ['a text for a group', { tabs: 'x' }, 'messages.e.tabs is the text "x", but'],
    ['a group for a text', { title: {} }, 'messages.f.title is an object, but'],
    ['a form that is none', { papers: { several: 'x' } }, 'no text messages.g.papers.several'],
  ])('are reported with a fix: %s', (_, overrides, text) => {
    const namespace = /messages\.(\w)/.exec(text)?.[1] ?? '';
    checkOverrides(namespace, catalog, overrides);
    expect(readLog()).toEqual([expect.stringMatching(text)]);
    expect(log.mock.calls[0]?.[1]).toMatchObject({ name: 'ConfigurationError' });
  });

  it('are reported once', () => {
    checkOverrides('once', catalog, { titel: 'x' });
    checkOverrides('once', catalog, { titel: 'y' });
    expect(log).toHaveBeenCalledOnce();
  });

  it('are fine with the forms of other languages, placeholders in another order, and gaps', () => {
    checkOverrides('fine', catalog, {
      title: undefined,
      step: '{steps}: {step}',
      papers: { two: 'zwei zu {topic}', many: '{count} zu {topic}' },
    });
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    [
      'a promise',
      Promise.resolve({}),
      /are a promise\. .*loaded `messages` of @spinout\/languages/,
    ],
    ['a list', [], /are a list/],
    ['a text', 'de', /are the text "de"/],
  ])('are refused if they are %s', (_, messages, text) => {
    expect(() => checkMessages(messages, 'ResearchFlow', ['topic'])).toThrow(text);
  });

  it('are reported under a namespace that resembles a catalog, or of a whole module', () => {
    checkMessages({ topics: {}, mine: {} }, 'TopicStep', ['topic']);
    checkMessages({ messages: { topic: {} } }, 'TopicStep', ['topic']);
    expect(readLog()).toEqual([
      expect.stringContaining('Did you mean "topic"?'),
      expect.stringContaining("import { messages } from '@spinout/languages/de'"),
    ]);
  });

  const show = (undo: string) =>
    renderHook(() => useMessages(undoMessages), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <MessagesProvider messages={{ undo: { [undo]: 'x' } }}>{children}</MessagesProvider>
      ),
    });

  it('are checked where a component reads them', () => {
    show('undoo');
    expect(readLog()).toEqual([expect.stringContaining('messages.undo.undoo')]);
  });

  it('are not checked in a production build', () => {
    vi.stubEnv('NODE_ENV', 'production');
    show('unddo');
    expect(log).not.toHaveBeenCalled();
  });
});
