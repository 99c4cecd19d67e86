import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { drawnSubject, illustratedSubject } from '../twelve-step.fixtures.js';
import { StructureCard } from './structure-card.js';
import { structureWithRibbon } from './structure.fixtures.js';
import { createSubject } from './subject.js';

const meta = {
  title: 'Journey/Twelve steps/Structure',
  component: StructureCard,
  args: { subject: drawnSubject, fileName: 'structure.png' },
} satisfies Meta<typeof StructureCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const clickButton = async (canvasElement: HTMLElement, ...names: readonly string[]) => {
  const canvas = within(canvasElement);
  for (const name of names) await userEvent.click(canvas.getByRole('button', { name }));
};

export const Backbone: Story = {};
export const BackboneTrace: Story = {
  play: ({ canvasElement }) => clickButton(canvasElement, 'Style', 'Rotate', 'Rotate'),
};
export const BackboneRibbon: Story = {
  args: { subject: createSubject(structureWithRibbon, () => 0) },
  play: ({ canvasElement }) => clickButton(canvasElement, 'Style', 'Rotate'),
};
export const BackboneSticks: Story = {
  play: ({ canvasElement }) => clickButton(canvasElement, 'Style', 'Style', 'Zoom'),
};
export const ResidueTable: Story = {
  play: ({ canvasElement }) => clickButton(canvasElement, 'Residues as a table'),
};
export const Illustration: Story = { args: { subject: illustratedSubject } };
export const IllustrationRings: Story = {
  args: { subject: illustratedSubject },
  play: ({ canvasElement }) => clickButton(canvasElement, 'Style', 'Rotate'),
};

/** The picture changes with the view. */
export const Drawn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement).getByRole<HTMLCanvasElement>('img', {
      name: '3D structure view',
    });
    const before = canvas.toDataURL();
    await clickButton(canvasElement, 'Rotate');
    await expect(canvas.toDataURL()).not.toBe(before);
    await expect(within(canvasElement).getByText('Turned 30°, zoom 1x, spheres')).toBeVisible();
  },
};
