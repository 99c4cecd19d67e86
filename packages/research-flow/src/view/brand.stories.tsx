import { createApiClient } from '@spinout/api-client';
import { exampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import { memoryStorage } from '@spinout/flow-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import guide from '../../../../docs/guide/theming.md?raw';
import { ResearchFlow } from '../research-flow.js';

/** The recipes of the guide for hosts, all of them together. */
const meta = { title: 'Research flow/Brand' } satisfies Meta;
export default meta;
type Story = StoryObj;

const recipes = [...guide.matchAll(/^```css\n([^]*?)^```$/gm)].map(([, css = '']) => css);
const api = createApiClient({ transport: scriptedTransport(exampleReplies) });
const storage = memoryStorage();

const createPage = (theme: 'light' | 'dark') => () => (
  <div className="our-page">
    <style>{recipes.join('\n')}</style>
    <style>{".research [data-part='step-footer'] { border-block-start-width: 3px; }"}</style>
    <ResearchFlow {...{ api, storage, theme }} className="research" />
  </div>
);

/** Colors, padding and a part are those of the host, although rules of its page for elements are kept away. */
export const Light: Story = {
  render: createPage('light'),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('radiogroup', { name: 'Research topics' });
    const root = canvasElement.querySelector('.research') ?? canvasElement;
    await expect(getComputedStyle(root).padding).toBe('24px');
    await expect(getComputedStyle(root).backgroundColor).toBe('oklch(1 0 0)');
    const footer = root.querySelector('[data-part="step-footer"]') ?? root;
    await expect(getComputedStyle(footer).borderBlockStartWidth).toBe('3px');
  },
};

export const Dark: Story = {
  render: createPage('dark'),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('radiogroup', { name: 'Research topics' });
    const root = canvasElement.querySelector('.research') ?? canvasElement;
    await expect(getComputedStyle(root).backgroundColor).toBe('oklch(0.17 0.015 260)');
  },
};
