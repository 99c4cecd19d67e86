import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button.js';
import { Cluster, Grid, Stack } from '../layout/layout.js';
import { OriginBadge } from '../origin-badge/origin-badge.js';
import { Heading, Text } from '../text/text.js';
import { ThemeRoot } from './theme-root.js';

const meta = {
  title: 'Design system/ThemeRoot',
  component: ThemeRoot,
  args: {
    style: { padding: '1.5rem', borderRadius: '12px' },
    children: (
      <Stack>
        <Heading level={3}>Sleep and memory</Heading>
        <Text tone="muted">Warm paper, dark text and one accent color.</Text>
        <Cluster gap={2}>
          <OriginBadge origin="live" />
          <OriginBadge origin="computed" />
        </Cluster>
        <Cluster gap={2}>
          <Button variant="primary">Continue</Button>
          <Button>Later</Button>
        </Cluster>
      </Stack>
    ),
  },
} satisfies Meta<typeof ThemeRoot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = { args: { theme: 'light' } };
export const Dark: Story = { args: { theme: 'dark' } };
export const HighContrast: Story = { args: { theme: 'high-contrast' } };
export const System: Story = { args: { theme: 'system' } };
/** In a dark part of a host's page, however the host says so, and in a light one. */
export const Host: Story = {
  args: { theme: 'host' },
  render: (args) => (
    <Grid>
      <div style={{ colorScheme: 'dark' }}>
        <ThemeRoot {...args} />
      </div>
      <div className="dark">
        <ThemeRoot {...args} />
      </div>
      <div data-theme="dark">
        <ThemeRoot {...args} />
      </div>
      <div style={{ colorScheme: 'light' }}>
        <ThemeRoot {...args} />
      </div>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const surfaces = [...canvasElement.querySelectorAll('[data-theme="host"]')].map((root) =>
      Number(/oklch\(([\d.]+)/.exec(getComputedStyle(root).backgroundColor)?.[1]),
    );
    await expect(surfaces.map((lightness) => (lightness < 0.5 ? 'dark' : 'light'))).toEqual([
      'dark',
      'dark',
      'dark',
      'light',
    ]);
  },
};
export const Compact: Story = { args: { density: 'compact' } };
export const Nested: Story = {
  render: (args) => (
    <Grid>
      <ThemeRoot {...args} theme="light" />
      <ThemeRoot {...args} theme="dark" />
      <ThemeRoot {...args} theme="high-contrast" />
    </Grid>
  ),
};

const hostRules = `@scope (.host-page) {
  h3 { margin: 2rem; font: 500 3rem serif; text-transform: uppercase; }
  p, button { padding: 2rem; font-weight: 900; letter-spacing: 0.3em; }
  svg { fill: currentColor; }
  div { display: block; }
}`;

/** Rules of the page for elements do not reach an isolated root. */
export const Isolated: Story = {
  args: { isolated: true },
  render: (args) => (
    <div className="host-page">
      <style>{hostRules}</style>
      <ThemeRoot {...args} />
      <ThemeRoot isolated>
        <div hidden>Hidden</div>
      </ThemeRoot>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heading = getComputedStyle(canvas.getByRole('heading'));
    await expect([heading.textTransform, heading.marginTop]).toEqual(['none', '0px']);
    await expect(getComputedStyle(canvas.getByText('Hidden')).display).toBe('none');
    const button = getComputedStyle(canvas.getByRole('button', { name: 'Later' }));
    await expect([button.letterSpacing, button.paddingTop]).toEqual(['normal', '4px']);
  },
};
