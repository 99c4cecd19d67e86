import { createApiClient } from '@spinout/api-client';
import { exampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { companyModels } from './company.fixtures.js';
import { CompanyStep } from './company-step.js';
import { CompanyStepView } from './company-step.view.js';

const meta = {
  title: 'Research flow/Company',
  component: CompanyStepView,
  args: { send: fn() },
} satisfies Meta<typeof CompanyStepView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Creating: Story = { args: { model: companyModels.creating } };
export const Unavailable: Story = { args: { model: companyModels.unavailable } };
export const Interrupted: Story = { args: { model: companyModels.interrupted } };
export const Overview: Story = { args: { model: companyModels.overview } };
export const Customizing: Story = { args: { model: companyModels.customizing } };
export const Unnamed: Story = { args: { model: companyModels.unnamed } };
export const OwnershipAbove100: Story = { args: { model: companyModels.ownershipAboveLimit } };
export const LegalDocs: Story = { args: { model: companyModels.legal } };
export const Generating: Story = { args: { model: companyModels.generating } };
export const Generated: Story = { args: { model: companyModels.generated } };
export const Renamed: Story = { args: { model: companyModels.renamed } };
export const DocumentGenerated: Story = { args: { model: companyModels.documentGenerated } };
export const DocumentFailed: Story = { args: { model: companyModels.documentFailed } };
export const Fundraising: Story = { args: { model: companyModels.fundraising } };
export const FundraisingPhone: Story = {
  ...Fundraising,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Series A' })).toBeVisible();
    const plan = canvas.getByRole('button', { name: 'Plan the first round', expanded: false });
    await userEvent.click(plan);
    await expect(canvas.getByRole('spinbutton', { name: 'Option pool' })).toBeVisible();
  },
};
export const CompliancePhone: Story = {
  args: { model: companyModels.compliance },
  globals: { viewport: { value: 'phone' } },
};
export const FundraisingHighContrast: Story = {
  ...Fundraising,
  globals: { theme: 'high-contrast' },
};
export const IpStrategy: Story = { args: { model: companyModels.ip } };
export const Compliance: Story = { args: { model: companyModels.compliance } };
export const Planned: Story = { args: { model: companyModels.planned } };
export const Unsolvable: Story = { args: { model: companyModels.unsolvable } };
export const Dated: Story = { args: { model: companyModels.dated } };
export const DatedPhone: Story = { ...Dated, globals: { viewport: { value: 'phone' } } };
export const PreparedLocally: Story = { args: { model: companyModels.preparedLocally } };
export const Completed: Story = { args: { model: companyModels.completed } };

/** The step on scripted replies, until completion. */
export const WholeStep: Story = {
  args: { model: companyModels.overview },
  render: () => (
    <CompanyStep
      api={createApiClient({ transport: scriptedTransport(exampleReplies) })}
      journeyId="journey-1"
      topic="Sleep and memory"
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Complete Company Formation' }),
    );
    await expect(canvas.getByText('Company formation complete.')).toBeVisible();
  },
};
