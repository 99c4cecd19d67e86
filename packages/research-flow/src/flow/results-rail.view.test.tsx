import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { FlowData } from '../data/flow-data.js';
import { ResultsRail } from './results-rail.view.js';

const data: FlowData = {
  interest: { id: 'sleep', title: 'Sleep' },
  papers: { documents: [{ id: 'doc-1', title: 'Sleep spindles', method: 'file' }] },
};

describe('the results of earlier steps', () => {
  it('are a list in the order of the steps, with the open one marked', () => {
    render(<ResultsRail data={data} current="paper" />);
    const entries = within(screen.getByRole('list', { name: 'Results so far' })).getAllByRole(
      'listitem',
    );
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Interest SelectionSleep',
      'Paper UploadSleep spindles',
    ]);
    expect(entries[1]).toHaveAttribute('aria-current', 'step');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('open their step if the host allows it', async () => {
    const onOpen = vi.fn();
    render(<ResultsRail data={data} current="paper" onOpen={onOpen} />);
    await userEvent.click(screen.getByRole('button', { name: 'Interest Selection' }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('topic');
    expect(screen.queryByRole('button', { name: 'Paper Upload' })).toBeNull();
  });

  it('are nothing without a result', () => {
    const { container } = render(<ResultsRail data={{}} current="paper" />);
    expect(container).toBeEmptyDOMElement();
  });
});
