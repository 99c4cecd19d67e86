import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ResearchFlowEvent } from './events/flow-events.types.js';
import { open } from './testing/render-flow.js';

it('reports changed data to a host when the company is formed, and not when only the view of it changes', async () => {
  const events: ResearchFlowEvent['type'][] = [];
  open({ defaultStep: 6, onEvent: ({ type }) => events.push(type) });
  await userEvent.click(await screen.findByRole('button', { name: 'Complete Company Formation' }));
  await screen.findByText('Company formation complete.');
  const reported = events.filter((type) => type === 'data.changed').length;
  await userEvent.click(screen.getByRole('button', { name: 'Company details' }));
  for (const name of ['Legal Docs', 'Overview'])
    await userEvent.click(screen.getByRole('tab', { name }));
  expect(events.filter((type) => type === 'data.changed')).toHaveLength(reported);
  expect(events.filter((type) => type === 'flow.completed')).toHaveLength(1);
});
