import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { resultsModels } from './results.fixtures.js';
import type { ResultsModel } from './results-panel.model.js';
import { ResultsPanelView } from './results-panel.view.js';

const show = (model: ResultsModel) => {
  const onDownload = vi.fn();
  render(
    <ResultsPanelView
      model={model}
      source={{ origin: 'simulated', by: 'Simulated agents' }}
      onDownload={onDownload}
    />,
  );
  const panel = screen.getByRole('region', { name: 'Download results' });
  return {
    onDownload,
    panel,
    button: (name: string) => within(panel).getByRole('button', { name }),
  };
};

describe('the download panel', () => {
  it.each([
    ['RES-01', 'Download Summary PDF', 'summary'],
    ['RES-02', 'Download Full Research Paper', 'paper'],
    ['RES-03', 'Download JSON Data', 'json'],
  ])('%s has a button “%s”', async (_, name, download) => {
    const { button, onDownload } = show(resultsModels.offered);
    await userEvent.click(button(name));
    expect(onDownload).toHaveBeenCalledExactlyOnceWith(download);
  });

  it('keeps a label while its file is created, and disables only that button', () => {
    const { button } = show(resultsModels.generating);
    expect(button('Download Summary PDF')).toBeDisabled();
    expect(button('Download Summary PDF')).toHaveAttribute('aria-busy', 'true');
    expect(button('Download Full Research Paper')).toBeEnabled();
    expect(button('Download JSON Data')).toBeEnabled();
  });

  it('shows the source of the results and the name of a saved file', () => {
    const { panel } = show(resultsModels.saved);
    expect(panel).toHaveTextContent('Simulated');
    expect(screen.getByRole('status')).toHaveTextContent('Saved as research_paper_2026-03-02.pdf');
  });
});
