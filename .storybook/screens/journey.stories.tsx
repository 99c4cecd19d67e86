import { MainPage } from '@spinout/journey';
import { ServicesStatus } from '@spinout/journey/panels';
import { AgenticResearch } from '@spinout/journey/pipeline';
import { QuantumSection } from '@spinout/journey/quantum';
import { TenStepJourney } from '@spinout/journey/ten-step';
import { TwelveStepPage } from '@spinout/journey/twelve-step';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onExampleBackend } from './on-example-backend.js';

/** Screens to try out on example replies. The toolbar says what the backend does: slow, failing, offline and others. */
const meta = {
  title: 'Screens/Journey',
  tags: ['!autodocs', '!test'],
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const WholePage: Story = {
  ...onExampleBackend(({ platform, storage, theme }) => (
    <MainPage api={platform} storage={storage} theme={theme} />
  )),
  name: 'Main page',
  tags: ['test'],
};
export const TenSteps: Story = onExampleBackend(({ platform, storage, theme }) => (
  <TenStepJourney api={platform} storage={storage} theme={theme} />
));
export const TwelveSteps: Story = onExampleBackend(({ platform, storage, theme }) => (
  <TwelveStepPage api={platform} storage={storage} theme={theme} />
));
export const ResearchAgents: Story = onExampleBackend(({ platform, storage, theme }) => (
  <AgenticResearch api={platform} storage={storage} theme={theme} realResearch="always" />
));
export const Quantum: Story = onExampleBackend(({ platform, theme }) => (
  <QuantumSection api={platform} theme={theme} />
));
export const Services: Story = onExampleBackend(({ platform, theme }) => (
  <ServicesStatus api={platform} theme={theme} />
));
