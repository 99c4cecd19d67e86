import { createApiClient } from '@spinout/api-client';
import { exampleReplies, exampleTopics, scriptedTransport } from '@spinout/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { topicModels } from './topic.fixtures.js';
import { TopicStep } from './topic-step.js';
import { TopicStepView } from './topic-step.view.js';

const meta = {
  title: 'Research flow/Topic',
  component: TopicStepView,
  args: { send: fn() },
} satisfies Meta<typeof TopicStepView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = { args: { model: topicModels.opened } };
export const Generating: Story = { args: { model: topicModels.generating } };
export const Suggested: Story = { args: { model: topicModels.suggested } };
export const NothingSuggested: Story = { args: { model: topicModels.nothingSuggested } };
export const Selected: Story = { args: { model: topicModels.selected } };
export const Browsing: Story = { args: { model: topicModels.browsing } };
export const NothingInCategory: Story = { args: { model: topicModels.nothingInCategory } };
export const Writing: Story = { args: { model: topicModels.writing } };

/** The step on scripted replies: selecting a topic enables Continue. */
export const WholeStep: Story = {
  args: { model: topicModels.opened },
  render: () => (
    <TopicStep api={createApiClient({ transport: scriptedTransport(exampleReplies) })} />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Get New Suggestions' }));
    await userEvent.click(
      await canvas.findByRole('radio', { name: 'Example topic on sleep and memory' }),
    );
    await expect(
      canvas.getByRole('button', { name: 'Continue with Selected Topic' }),
    ).toBeEnabled();
  },
};

/** Topics, categories and values of a host. */
export const OwnTopics: Story = {
  args: { model: topicModels.opened },
  render: () => (
    <TopicStep
      api={createApiClient({ transport: scriptedTransport(exampleReplies) })}
      topics={{ featured: exampleTopics, categories: ['Sleep', 'Proteins'] }}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Browse Topics' }));
    await expect(canvas.getByRole('option', { name: 'Proteins' })).toBeInTheDocument();
    await expect(
      canvas.getByRole('radio', { name: 'Example topic on sleep and memory' }),
    ).toBeVisible();
  },
};
