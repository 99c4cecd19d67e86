import { createPlatformClient } from '@spinout/api-client';
import { allExampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import { Button, Heading, Stack, Text } from '@spinout/design-system';
import { memoryStorage } from '@spinout/flow-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LandingView } from '../../journeys/ten-step/landing/landing.view.js';
import { PlatformSections as Sections } from '../platform/section-list.view.js';
import { getMainPageModel } from './main-page.fixtures.js';
import { MainPage } from './main-page.js';
import { MainPageView, type MainPageViewProps } from './main-page.view.js';

const landing = <LandingView busy={null} error={null} onStart={fn()} />;

const viewCalled = (title: string) => (
  <Stack>
    <Heading level={2}>{title}</Heading>
    <Text>The host gives what stands here.</Text>
  </Stack>
);

const meta = {
  title: 'Journey/Main page',
  component: MainPageView,
  // The page has its own padding.
  decorators: [(Story) => <div style={{ margin: '-1.5rem' }}>{Story()}</div>],
  args: {
    model: getMainPageModel('landing'),
    send: fn(),
    homeHref: '/',
    control: <Button size="sm">Sign In</Button>,
    children: landing,
  },
} satisfies Meta<typeof MainPageView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Landing: Story = {};
export const LandingDark: Story = { globals: { theme: 'dark' } };
export const LandingOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const Checking: Story = { args: { model: getMainPageModel('landing', 'checking') } };
export const BackendInError: Story = { args: { model: getMainPageModel('landing', 'error') } };
export const Offline: Story = {
  args: { model: getMainPageModel('landing', 'offline'), control: undefined },
};
export const Platform: Story = {
  args: { model: getMainPageModel('platform'), children: viewCalled('Full Research Platform') },
};
const renderSections: MainPageViewProps['renderSections'] = (part) => (
  <Sections settings={{ guidedFlow: 'Steps', section: null }} onOpen={fn()} part={part} />
);

/** The name of the section opens the other ones. */
export const PlatformSections: Story = {
  args: { ...Platform.args, renderSections },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Views and sections' }));
    await expect(canvas.getByRole('button', { name: 'Research Agents' })).toBeVisible();
  },
};
/** On a phone, the toggles are in the same list. */
export const PlatformSectionsOnAPhone: Story = {
  ...PlatformSections,
  globals: { viewport: { value: 'phone' } },
};
export const Journey: Story = {
  args: { model: getMainPageModel('journey'), children: viewCalled('Hypothesis Generation') },
};
export const JourneyOnAPhone: Story = {
  ...Journey,
  globals: { viewport: { value: 'phone' } },
};
export const Demo: Story = {
  args: { model: getMainPageModel('demo'), children: viewCalled('Research Journey') },
};
export const DesignSystem: Story = {
  args: { model: getMainPageModel('design'), children: viewCalled('Design system') },
};
export const DesignSystemOnAPhone: Story = {
  ...DesignSystem,
  globals: { viewport: { value: 'phone' } },
};

/** The whole page with scripted replies: a toggle opens its view and keeps the focus. */
export const WholePage: Story = {
  render: (_, { globals }) => (
    <MainPage
      api={createPlatformClient({ transport: scriptedTransport(allExampleReplies) })}
      storage={memoryStorage()}
      theme={globals['theme'] as 'light'}
      control={<Button size="sm">Sign In</Button>}
      views={{ demo: viewCalled('Research Journey'), design: viewCalled('Design system') }}
      platform={{ guidedFlow: <Text>The six-step flow of the host stands here.</Text> }}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Ready')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Full Research Platform' }));
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Full Research Platform' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Simple Journey' })).toHaveFocus();
  },
};

/** The skip link skips the header. */
export const SkipLink: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
  },
};
