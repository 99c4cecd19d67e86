import { createApiClient, createPlatformClient } from '@spinout/api-client';
import { allExampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import { forgetMistakes } from '@spinout/flow-kit/testing';
import { render, screen } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { QuantumSection } from '../journeys/quantum/quantum-section.js';
import { Disclaimers } from '../panels/disclaimers/disclaimers.js';
import { MainPage } from '../shell/main-page/main-page.js';

const transport = scriptedTransport(allExampleReplies);
const api = createPlatformClient({ transport });

/** Shows a component as a host without types would. */
const show = (component: unknown, props: object) =>
  render(createElement(component as ComponentType<object>, props));

beforeEach(() => {
  forgetMistakes();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a host that passes a wrong prop reads what, why and how', () => {
  it.each([
    [
      'the client of the flow alone',
      MainPage,
      { api: createApiClient({ transport }) },
      /<MainPage> lacks tenStep\.health, .*Create the client with createPlatformClient/,
    ],
    ['no client', Disclaimers, {}, /<Disclaimers> has no `api`/],
    [
      'a transport',
      QuantumSection,
      { api: transport },
      /<QuantumSection> is a transport\. .*createPlatformClient\(\{ transport \}\)/,
    ],
    ['an unknown theme', MainPage, { api, theme: 'black' }, /`theme` of <MainPage>/],
    ['a storage of the browser', MainPage, { api, storage: sessionStorage }, /use tabStorage\(\)/],
    [
      'a called listener',
      MainPage,
      { api, onViewChange: null },
      /`onViewChange` of <MainPage> is null/,
    ],
  ])('%s', (_, component, props, text) => {
    expect(() => show(component, props)).toThrow(text);
  });
});

it('a component without mistakes logs nothing', async () => {
  show(Disclaimers, { api, locale: 'de', messages: { disclaimers: { title: 'Hinweise' } } });
  expect(await screen.findByText('Hinweise')).toBeVisible();
  expect(console.error).not.toHaveBeenCalled();
});
