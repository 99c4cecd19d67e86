import { createPlatformClient } from '@spinout/api-client';
import { exampleBundle, jsonReply, scriptedTransport } from '@spinout/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { resultsModels } from './results.fixtures.js';
import { FullResultsButton } from './results-panel.js';
import { ResultsPanel } from './results-panel.js';
import { ResultsPanelView } from './results-panel.view.js';

const meta = {
  title: 'Journey/Results',
  component: ResultsPanelView,
  args: { onDownload: fn(), source: exampleBundle.source },
} satisfies Meta<typeof ResultsPanelView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = { args: { model: resultsModels.offered } };
export const WithoutSource: Story = {
  args: { model: resultsModels.offered, source: undefined },
};
export const Generating: Story = { args: { model: resultsModels.generating } };
export const AllGenerating: Story = { args: { model: resultsModels.allGenerating } };
export const Saved: Story = { args: { model: resultsModels.saved } };

/** The panel with scripted replies: the paper service is down, which is reported once. */
export const Failed: Story = {
  args: { model: resultsModels.offered },
  render: () => (
    <ResultsPanel
      api={createPlatformClient({
        transport: scriptedTransport({ 'pdf.researchPaper': jsonReply(404, {}) }),
      })}
      bundle={exampleBundle}
    />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: 'Download Full Research Paper' }));
    const alert = await page.findByText(
      'Failed to generate research paper. Research paper endpoint not found.',
    );
    // The alert fades in.
    await waitFor(() => expect(alert).toBeVisible());
  },
};

/** The button next to a run's summary. */
export const FullResults: Story = {
  args: { model: resultsModels.offered },
  render: () => <FullResultsButton bundle={exampleBundle} />,
};
