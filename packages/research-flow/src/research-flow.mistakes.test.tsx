import { createApiClient } from '@spinout/api-client';
import { exampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import { memoryStorage } from '@spinout/flow-kit';
import { forgetMistakes, testRuntime } from '@spinout/flow-kit/testing';
import { render, screen } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ResearchFlow } from './research-flow.js';
import { LiteratureStep } from './steps/literature/literature-step.js';
import { PaperDialog } from './steps/paper/paper-dialog.js';
import { featuredTopics } from './steps/topic/featured-topics.js';
import { TopicStep } from './steps/topic/topic-step.js';

const transport = scriptedTransport(exampleReplies);
const api = createApiClient({ transport });

const spyOnLog = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);
let log: ReturnType<typeof spyOnLog>;
beforeEach(() => {
  forgetMistakes();
  log = spyOnLog();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Shows a component as a host without types would. */
const show = (component: unknown, props: object) =>
  render(
    createElement(component as ComponentType<Record<string, unknown>>, {
      storage: memoryStorage(),
      runtime: testRuntime(),
      ...props,
    }),
  );

describe('a prop that cannot be used is refused with what, why and how', () => {
  it.each([
    [
      'no client',
      { api: undefined },
      /<ResearchFlow> has no `api`: it got undefined\. .*none of its steps would work\. Write <ResearchFlow api=\{api\} \/>/,
    ],
    [
      'a transport',
      { api: transport },
      /is a transport\. .*api=\{createApiClient\(\{ transport \}\)\}/,
    ],
    [
      'slots that are no object',
      { slots: 'header' },
      /`slots` .*the text "header"\. .*Pass an object/,
    ],
    [
      'an element in a slot',
      { slots: { header: createElement('p') } },
      /slot `header` .*has to be a function\. Write header: \(\{ children \}\) =>/,
    ],
    ['topics as a list', { topics: [] }, /`topics` .*without lists in it.*featured: \[topic\]/],
    [
      'a topic without a title',
      { topics: { featured: [{ ...featuredTopics[0], title: '' }] } },
      /no `title` in featured\[0\]/,
    ],
    [
      'two topics with one id',
      { topics: { featured: [featuredTopics[0], featuredTopics[0]] } },
      /two topics with the id the text "neuro-1".*id of its own/,
    ],
    ['a promise', { api: Promise.resolve(api) }, /is a promise\. .*Await it/],
    ['a client without calls', { api: { ...api, pdf: {} } }, /lacks pdf\.generate\. /],
    ['a step by name', { step: 'paper' }, /`step` .* is the text "paper"\. .*Write step=\{2\}/],
    ['a step as text', { defaultStep: '3' }, /`defaultStep` .*Write defaultStep=\{3\}/],
    ['an unknown theme', { theme: 'darc' }, /`theme` .*"darc".*Did you mean "dark"\?/],
    ['an unknown direction', { dir: 'left' }, /`dir` .*ltr, rtl/],
    ['a locale with an underscore', { locale: 'en_GB' }, /`locale` .*Write locale="en-GB"/],
    ['a locale that is none', { locale: 'english language' }, /Write locale="en-US"/],
    ['messages that still load', { messages: Promise.resolve({}) }, /`messages` .*a promise/],
    [
      'the local storage itself',
      { storage: localStorage },
      /a storage of the browser .*Leave it out/,
    ],
    ['a storage without methods', { storage: {} }, /without read, write, remove/],
    [
      'a called listener',
      { onComplete: 1 },
      /`onComplete` .* is 1\. .*onComplete=\{\(\) => save\(\)\}/,
    ],
    ['an empty id', { instanceId: '' }, /`instanceId` .*flows of several people/],
    ['data as JSON', { initialData: '{}' }, /`initialData` .*parse it first/],
    [
      'a file as the paper',
      { initialPaper: new File([], 'a.pdf') },
      /`initialPaper` .*<PaperDialog>/,
    ],
    ['a topic as the interest', { initialInterest: {} }, /`initialInterest` .*has to be a text/],
  ])('%s', (_, props, text) => {
    expect(() => show(ResearchFlow, { api, ...props })).toThrow(text);
  });

  it('by components that a host shows without the flow', () => {
    expect(() => show(TopicStep, { api: transport })).toThrow(/<TopicStep> is a transport/);
    expect(() => show(LiteratureStep, { api })).toThrow(/<LiteratureStep> has no `journeyId`/);
    expect(() => show(PaperDialog, { api, open: true, onClose: () => undefined })).toThrow(
      /<PaperDialog> has no `onAnalyzed`.*Write onAnalyzed=/,
    );
  });
});

describe('a mistake that the flow survives is logged', () => {
  it.each([
    [
      'a step that does not exist',
      { step: 9, onStepChange: () => undefined },
      'flow has steps 1 to 6',
    ],
    ['a step that nothing updates', { step: 1 }, 'without `onStepChange`'],
    [
      'a slot that does not exist',
      { slots: { footer: () => null } },
      'has no slot `footer`, so what you pass for it is not shown',
    ],
    ['a language that the browser does not know', { locale: 'qya' }, '"qya", whose numbers'],
  ])('%s', (_, props, text) => {
    show(ResearchFlow, { api, ...props });
    expect(log.mock.calls.map(([message]) => String(message))).toContainEqual(
      expect.stringContaining(text),
    );
  });

  it('and nothing is if all is right', async () => {
    show(ResearchFlow, { api, theme: 'host', locale: 'de', dir: 'ltr', defaultStep: 1 });
    expect(await screen.findByRole('radio', { name: /Decoding memory/ })).toBeVisible();
    expect(log).not.toHaveBeenCalled();
  });
});

it('a production build checks nothing', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  show(ResearchFlow, { api, theme: 'darc' });
  expect(await screen.findByRole('radio', { name: /Decoding memory/ })).toBeVisible();
});
