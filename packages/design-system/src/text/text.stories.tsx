import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarMeter } from '../meter/bar-meter.js';
import { Stack } from '../layout/layout.js';
import { Heading, Text } from './text.js';

const meta = {
  title: 'Design system/Text',
  component: Text,
  subcomponents: { Heading },
  args: {
    children:
      'A laboratory notebook set by a good typographer: quiet paper, exact ink, numbers that line up. '.repeat(
        3,
      ),
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paragraph: Story = {};
export const Serif: Story = { args: { face: 'serif', size: 'lg' } };
export const Mono: Story = { args: { face: 'mono', children: '10.1038/s41586-020-2649-2' } };
export const Tones: Story = {
  render: () => (
    <Stack gap={2}>
      <Text>Plain</Text>
      <Text tone="muted">Muted</Text>
      <Text tone="accent">Accent</Text>
      <Text tone="danger">Danger</Text>
    </Stack>
  ),
};
export const Headings: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>From an interest to a company</Heading>
      <Heading level={2}>Select Your Research Topic</Heading>
      <Heading level={3}>Selected Topic</Heading>
      <Heading level={4}>Key Themes</Heading>
    </Stack>
  ),
};

/** Distance in pixels from the left edge of the window to a character of a text. */
const getGlyphLeft = (element: HTMLElement, index: number) => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const text = walker.nextNode() as globalThis.Text;
  range.setStart(text, index);
  range.setEnd(text, index + 1);
  return range.getBoundingClientRect().left;
};

const shortTexts = [
  '1.6 sec',
  '8:28 PM',
  '12 of 30',
  'paper (final).pdf',
  '10.1038/s41586-020-2649-2',
];

/** On a right-to-left page, a short text keeps its own order and is aligned with the page. */
export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  render: () => (
    <Stack gap={2}>
      {shortTexts.map((text) => (
        <Text key={text}>{text}</Text>
      ))}
      <Text>{'\u0645\u0631\u062d\u0628\u0627 (1).'}</Text>
      <BarMeter label="Shots" value={0.4}>
        12 of 30
      </BarMeter>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const paragraphs = shortTexts.map((text) => canvas.getByText(text, { selector: 'p' }));
    for (const element of paragraphs) {
      await expect(getComputedStyle(element).textAlign).toBe('right');
    }
    const meterValue = canvas.getByText('12 of 30', { selector: 'bdi' });
    for (const element of [...paragraphs, meterValue]) {
      const last = (element.textContent ?? '').length - 1;
      await expect(getGlyphLeft(element, 0)).toBeLessThan(getGlyphLeft(element, last));
    }
    const arabic = canvas.getByText(/\(1\)/);
    await expect(getGlyphLeft(arabic, 0)).toBeGreaterThan(getGlyphLeft(arabic, 8));
  },
};
