import { exampleHypothesis } from '@spinout/api-client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { click, open, walk, completeStepsBefore } from './testing/render-flow.js';

const options = () => screen.queryByRole('region', { name: 'Download Options' });

/** Downloads the report and returns the text of the PDF. */
const downloadReportText = async ({ transport }: ReturnType<typeof open>): Promise<string> => {
  const sent = transport.sentTo('pdf.generate').length;
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test/report');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await screen.findByRole('region', { name: 'Download Options' });
  await click('Download PDF');
  await vi.waitFor(() => expect(transport.sentTo('pdf.generate')).toHaveLength(sent + 1));
  return (transport.sentTo('pdf.generate').at(-1) as { content: string }).content;
};

describe('the report of a running flow', () => {
  it('DL-01 is offered as soon as a hypothesis exists, before it is chosen (T-30)', async () => {
    const flow = open();
    await completeStepsBefore(3);
    expect(options()).toBeNull();
    await click('Generate AI-Powered Hypothesis');
    expect(await downloadReportText(flow)).toContain(exampleHypothesis.statement);
  }, 60_000);

  it('DL-01 is not offered for a hypothesis that no source supports (T-30, T-86)', async () => {
    open(
      {},
      {
        'hypothesis.generate': {
          success: true,
          hypothesis: { ...exampleHypothesis, support: 'none', claims: [] },
        },
      },
    );
    await completeStepsBefore(3);
    await click('Generate AI-Powered Hypothesis');
    await screen.findByRole('region', { name: 'No source supports a hypothesis yet' });
    expect(options()).toBeNull();
  }, 60_000);

  it('DL-04 contains the results of each step before it is completed (T-64)', async () => {
    const flow = open();
    await completeStepsBefore(4);
    await click('Select An example paper with a DOI', 'checkbox');
    const literature = await downloadReportText(flow);
    expect(literature).toContain('Papers reviewed: 1');
    expect(literature).not.toContain('Experiment design');
    await click('Complete Review (1 papers selected)');
    await screen.findByRole('tab', { name: 'Overview' });
    const experiment = await downloadReportText(flow);
    expect(experiment).toContain('Experiment design');
    expect(experiment).not.toContain('Authorized shares');
    await walk.experiment();
    const summary = await screen.findByRole('region', { name: 'Company summary' });
    expect(within(summary).getByText('Example Sleep Technologies')).toBeVisible();
    expect(await downloadReportText(flow)).toContain(
      'Legal name: Example Sleep Technologies, Inc.',
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Enable Customization' }));
    const name = screen.getByRole('textbox', { name: 'Company name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Dormio');
    expect(await downloadReportText(flow)).toContain('Legal name: Dormio, Inc.');
  }, 60_000);
});
