import { createApiClient } from '@spinout/api-client';
import { exampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import { act, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { memoryStorage } from '@spinout/flow-kit';
import { testRuntime } from '@spinout/flow-kit/testing';
import { defineResearchFlowElement, type ResearchFlowElement } from './element.js';

beforeAll(() => defineResearchFlowElement());
afterEach(() => act(() => document.body.replaceChildren()));

function createElement() {
  const element = document.createElement('spinout-research-flow');
  element.api = createApiClient({ transport: scriptedTransport(exampleReplies) });
  element.runtime = testRuntime();
  element.storage = memoryStorage();
  return element;
}

const open = (element: ResearchFlowElement) => {
  act(() => document.body.append(element));
  return within(element.shadowRoot as unknown as HTMLElement);
};

describe('<spinout-research-flow>', () => {
  it('shows the flow in a shadow root, with its styles, and reports what happens as events', async () => {
    const element = createElement();
    const events: unknown[] = [];
    document.body.addEventListener('spinout-step-change', ({ detail }) => events.push(detail), {
      once: true,
    });
    const flow = open(element);
    await userEvent.click(
      await flow.findByRole('radio', { name: 'Decoding memory consolidation during sleep' }),
    );
    await userEvent.click(flow.getByRole('button', { name: 'Continue with Selected Topic' }));
    await waitFor(() => expect(events).toEqual([{ step: 2, name: 'paper' }]));
    expect(element.shadowRoot?.querySelector('style')).not.toBeNull();

    act(() => element.reset());
    await flow.findByRole('heading', { name: 'Select Your Research Topic' });
  });

  it('names its parts for ::part() of the page, also those that are shown later', async () => {
    const element = createElement();
    const flow = open(element);
    await userEvent.click(
      await flow.findByRole('radio', { name: 'Decoding memory consolidation during sleep' }),
    );
    const list = () =>
      [...(element.shadowRoot?.querySelectorAll('[part]') ?? [])].map((each) =>
        each.getAttribute('part'),
      );
    await waitFor(() => expect(list()).toContain('topic-summary'));
    expect(list()).toEqual(expect.arrayContaining(['root', 'flow', 'progress', 'step-footer']));
  });

  it('takes theme, direction and language from attributes, also later', async () => {
    const element = createElement();
    element.setAttribute('theme', 'dark');
    const flow = open(element);
    await flow.findByRole('heading', { name: 'Select Your Research Topic' });
    const root = element.shadowRoot?.querySelector('[data-theme]');
    expect(root?.getAttribute('data-theme')).toBe('dark');
    act(() => {
      element.setAttribute('theme', 'light');
      element.setAttribute('dir', 'rtl');
    });
    expect(root?.getAttribute('data-theme')).toBe('light');
    expect(root?.getAttribute('dir')).toBe('rtl');
  });

  it('shows nothing until it has a client or the address of one', async () => {
    const element = document.createElement('spinout-research-flow');
    element.storage = memoryStorage();
    const flow = open(element);
    expect(flow.queryByRole('region')).toBeNull();
    act(() => element.setAttribute('api-base', 'https://api.example.org'));
    await flow.findByRole('region', { name: 'Guided research flow' });
  });

  it('keeps properties that were set before the element was defined', async () => {
    const element = document.createElement('spinout-late-flow') as ResearchFlowElement;
    Object.assign(element, {
      api: createApiClient({ transport: scriptedTransport(exampleReplies) }),
      storage: memoryStorage(),
    });
    act(() => document.body.append(element));
    act(() => defineResearchFlowElement('spinout-late-flow'));
    const heading = await within(element.shadowRoot as unknown as HTMLElement).findByRole(
      'heading',
      { name: 'Select Your Research Topic' },
    );
    expect(heading).toBeInTheDocument();
  });

  it('can be moved in the page', async () => {
    const element = createElement();
    const flow = open(element);
    await flow.findByRole('heading', { name: 'Select Your Research Topic' });
    const place = document.createElement('main');
    act(() => document.body.append(place));
    act(() => place.append(element));
    await flow.findByRole('heading', { name: 'Select Your Research Topic' });
    expect(element.shadowRoot?.querySelectorAll('style')).toHaveLength(1);
  });

  it('is defined once', () => {
    expect(() => defineResearchFlowElement()).toThrow('already an element <spinout-research-flow>');
  });
});
