import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getCurrentStep, open, walk } from '../testing/render-flow.js';

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
    // How a result is shown beside the second step.
    await waitFor(() => expect(readStyles()).toContain(' line-clamp: 3'));
    const prepared = readStyles();
    expect(screen.queryByRole('heading', { name: 'Paper Upload' })).toBeNull();
    expect(new Set(steps)).toEqual(new Set(['topic']));
    await walk.topic();
    await screen.findByRole('heading', { name: 'Paper Upload' });
    expect(getCurrentStep()).toBe(2);
    expect(readStyles()).toBe(prepared);
  });
});
