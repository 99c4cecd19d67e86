import { exampleAnalysis, exampleHypothesis } from '@spinout/api-client/testing';
import {
  CompanyStep,
  ExperimentStep,
  HypothesisStep,
  LiteratureStep,
  PaperStep,
  ResearchFlow,
  TopicStep,
} from '@spinout/research-flow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onExampleBackend } from './on-example-backend.js';

/** Screens to try out on example replies. The toolbar says what the backend does: slow, failing, offline and others. */
const meta = {
  title: 'Screens/Research flow',
  tags: ['!autodocs', '!test'],
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const TOPIC = 'Sleep and memory';
const JOURNEY = 'journey-1';

export const Flow: Story = {
  ...onExampleBackend(({ api, storage, theme }) => (
    <ResearchFlow api={api} storage={storage} theme={theme} revisit />
  )),
  tags: ['test'],
};
export const Topic: Story = onExampleBackend(({ api, theme }) => (
  <TopicStep api={api} theme={theme} />
));
export const Paper: Story = onExampleBackend(({ api, theme }) => (
  <PaperStep api={api} theme={theme} />
));
export const Hypothesis: Story = onExampleBackend(({ api, theme }) => (
  <HypothesisStep
    api={api}
    theme={theme}
    topic={TOPIC}
    paperAnalysis={exampleAnalysis}
    paperTitle="Example paper"
  />
));
export const Literature: Story = onExampleBackend(({ api, theme }) => (
  <LiteratureStep api={api} theme={theme} journeyId={JOURNEY} hypothesis={exampleHypothesis} />
));
export const Experiment: Story = onExampleBackend(({ api, theme }) => (
  <ExperimentStep api={api} theme={theme} journeyId={JOURNEY} hypothesis={exampleHypothesis} />
));
export const Company: Story = onExampleBackend(({ api, theme }) => (
  <CompanyStep api={api} theme={theme} journeyId={JOURNEY} topic={TOPIC} />
));
