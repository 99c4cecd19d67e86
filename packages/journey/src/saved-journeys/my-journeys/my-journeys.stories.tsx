import { exampleTenStepStart } from '@spinout/api-client/testing';
import { memoryStorage } from '@spinout/flow-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { JourneyFrame } from '../../frame/journey-frame.js';
import { toTenStepData } from '../../journeys/ten-step/journey-data.js';
import { JOURNEY_KEY } from '../../journeys/ten-step/saved-journey.js';
import { myJourneysModels } from './my-journeys.fixtures.js';
import { MyJourneysScreen } from './my-journeys.js';
import { MyJourneysView } from './my-journeys.view.js';
import { tenStepSource } from './ten-step.source.js';

const meta = {
  title: 'Journey/My journeys',
  component: MyJourneysView,
  args: { send: fn() },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '40rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MyJourneysView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = { args: { model: myJourneysModels.listed } };
export const UnusualTitles: Story = { args: { model: myJourneysModels.unusual } };
export const Loading: Story = { args: { model: myJourneysModels.loading } };
export const Empty: Story = { args: { model: myJourneysModels.empty } };
export const ConfirmingDeletion: Story = { args: { model: myJourneysModels.deletionCandidate } };
export const Deleting: Story = { args: { model: myJourneysModels.deleting } };
export const NotDeleted: Story = { args: { model: myJourneysModels.notDeleted } };
export const Deleted: Story = { args: { model: myJourneysModels.deleted } };
export const Incomplete: Story = { args: { model: myJourneysModels.incomplete } };
export const Retrying: Story = { args: { model: myJourneysModels.retrying } };
export const WithAccount: Story = { args: { model: myJourneysModels.withAccount } };
export const LoadingAccount: Story = { args: { model: myJourneysModels.loadingAccount } };
export const Opening: Story = { args: { model: myJourneysModels.opening } };
export const Replacing: Story = { args: { model: myJourneysModels.replacing } };
export const NotOpened: Story = { args: { model: myJourneysModels.notOpened } };
export const Unread: Story = { args: { model: myJourneysModels.unread } };

function JourneysInStorage() {
  const [sources] = useState(() => {
    const storage = memoryStorage();
    const record = {
      schemaVersion: 1,
      journeyId: 'journey-1',
      journeyData: toTenStepData('journey-1', 'How sleep changes recall', exampleTenStepStart),
      currentStep: 4,
      showAgenticSystem: false,
      timestamp: '2026-03-02T10:00:00.000Z',
    };
    void storage.write(JOURNEY_KEY, JSON.stringify(record));
    return [tenStepSource(storage)];
  });
  return (
    <JourneyFrame>
      <MyJourneysScreen open sources={sources} onClose={fn()} onOpen={fn()} />
    </JourneyFrame>
  );
}

/** Lists a stored journey and deletes it after confirmation. */
export const Interactive: Story = {
  args: { model: myJourneysModels.loading },
  render: () => <JourneysInStorage />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Delete: How sleep/ }));
    await expect(screen.getByRole('button', { name: 'Keep journey' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Delete permanently' }));
    // The list is replaced while it is read again.
    await waitFor(() => expect(screen.getByText(/^No journeys yet/)).toBeVisible());
  },
};
