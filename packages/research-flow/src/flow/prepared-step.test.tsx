import { createApiClient } from '@spinout/api-client';
import { scriptedTransport } from '@spinout/api-client/testing';
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { getCurrentStep, open, walk } from '../testing/render-flow.js';
import { createFlowMachine } from './create-flow-machine.js';
import { input } from './flow.test-tools.js';
import { firstStep, loadLaterParts, loadStep } from './load-step.js';
import { PreparedStep } from './prepared-step.js';

/** More than the parts that are loaded and rendered one after the other. */
const MOST_IDLE_MOMENTS = 50;

const idle: (() => void)[] = [];
/** React does not divide work in time within `act`: what begins in an idle moment is done at its end. */
const beIdle = () =>
  act(async () => {
    for (const work of idle.splice(0)) work();
    await loadLaterParts();
  });

beforeEach(() => {
  idle.length = 0;
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const readStyles = () =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map(({ cssText }) => cssText)
    .join('\n');

describe('the second step, prepared', () => {
  it('is shown without a rule that was not there before the topic was chosen', async () => {
    const steps: string[] = [];
    open({
      slots: {
        stepFooter: ({ step, children }) => {
          steps.push(step);
          return children;
        },
      },
    });
    await screen.findByRole('radio', { name: 'Decoding memory consolidation during sleep' });
    // How a result is shown beside the second step.
    for (let at = 0; at < MOST_IDLE_MOMENTS && !readStyles().includes(' line-clamp: 3'); at += 1)
      await beIdle();
    const prepared = readStyles();
    expect(prepared).toContain(' line-clamp: 3');
    expect(screen.queryByRole('heading', { name: 'Paper Upload' })).toBeNull();
    expect(new Set(steps)).toEqual(new Set(['topic']));
    await walk.topic();
    await screen.findByRole('heading', { name: 'Paper Upload' });
    expect(getCurrentStep()).toBe(2);
    expect(readStyles()).toBe(prepared);
  });

  it('is rendered in an idle moment, and neither shown nor started', async () => {
    const events: string[] = [];
    const next = {
      definition: {
        name: 'paper' as const,
        createMachine: () => createMachine({ entry: () => events.push('started') }),
        getInput: () => ({}),
      },
      Screen: () => {
        events.push('rendered');
        useEffect(() => {
          events.push('shown');
        }, []);
        return <p>The second step</p>;
      },
    };
    const { rules } = await loadStep('paper');
    const api = createApiClient({ transport: scriptedTransport({}) });
    const actor = createActor(createFlowMachine(api), { input });
    render(
      <PreparedStep
        {...{ actor, api }}
        stepActor={undefined}
        first={firstStep}
        next={{ ...next, rules }}
      />,
    );
    expect(events).toEqual([]);
    await beIdle();
    expect(new Set(events)).toEqual(new Set(['rendered']));
    const { length } = events;
    await beIdle();
    expect(idle).toEqual([]);
    expect(events).toHaveLength(length);
    expect(screen.queryByText('The second step')).toBeNull();
  });
});
