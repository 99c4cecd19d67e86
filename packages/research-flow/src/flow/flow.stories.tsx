import { Button, Text } from '@spinout/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { flowConflictMessages } from './flow-conflict.messages.js';
import { flowMessages } from './flow.messages.js';
import { FlowAsideView } from './flow-aside.view.js';
import { flowFixtures } from './flow.fixtures.js';
import { FlowView } from './flow.view.js';
import { ResultsRail } from './results-rail.view.js';
import { exampleClaims } from '../evidence/evidence.fixtures.js';
import { ClaimList } from '../evidence/claim-list.view.js';
import { Source } from '../source/source.js';
import { OpenSourceContext } from '../source/source-context.js';
import { StepLayout } from '../view/step-layout.js';
import type { FlowData } from '../data/flow-data.js';

const model = flowFixtures.paper;

const meta = {
  title: 'Research flow/Flow',
  component: FlowView,
  args: {
    model,
    send: fn(),
    children: <Text>The screen of the step.</Text>,
  },
} satisfies Meta<typeof FlowView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Restoring: Story = { args: { model: { ...model, restoring: true } } };
export const LoadFailed: Story = { args: { model: { ...model, loadFailed: true } } };
export const StorageFull: Story = {
  args: { model: { ...model, notice: flowMessages.resultsNotSaved } },
};

/** Another tab saved a different version. */
export const ChangedInOtherTab: Story = {
  args: {
    model: {
      ...model,
      other: {
        kind: 'record',
        isBasedOnKnown: false,
        saved: {
          schemaVersion: 1,
          journeyId: 'journey-1',
          step: 'literature',
          data: {},
          drafts: {},
        },
      },
    },
  },
  play: async ({ canvas, args }) => {
    (await canvas.findByRole('button', { name: flowConflictMessages.useOther })).focus();
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: flowConflictMessages.keepCurrent }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'conflict.resolvedLocal' });
  },
};

/** The other tab has a newer version of the product. */
export const UnreadableInOtherTab: Story = {
  args: { model: { ...model, other: { kind: 'unreadable' } } },
};

const data: FlowData = {
  interest: { id: 'sleep', title: 'Sleep and memory' },
  papers: { documents: [{ id: 'doc-1', title: 'Example paper', method: 'file' }] },
};

const closeSource = fn();

const openSource = fn();

const StepWithClaims = () => (
  <OpenSourceContext.Provider value={openSource}>
    <StepLayout
      step="hypothesis"
      title="AI Scientist Hypothesis Generation"
      actions={<Button variant="primary">Proceed with this Hypothesis</Button>}
    >
      <ClaimList label="Claims" claims={Object.values(exampleClaims)} />
    </StepLayout>
  </OpenSourceContext.Provider>
);

const AsideOfExample = () => (
  <FlowAsideView
    rail={<ResultsRail data={data} current="hypothesis" onOpen={openSource} />}
    renderSource={(isWide) => (
      <Source
        evidence={exampleClaims.supported.evidence[0]}
        file={null}
        pastedText={null}
        data={data}
        isWide={isWide}
        onClose={closeSource}
      />
    )}
  />
);

const workbench: NonNullable<Story['args']> = {
  model: {
    ...model,
    step: 3,
    name: 'hypothesis',
    progressText: 'Step 3 of 6: Hypothesis Generation',
    hasRail: true,
  },
  aside: <AsideOfExample />,
  children: <StepWithClaims />,
};

/** From 1100 px: results so far, the step with its actions in reach, and the source of a passage. */
export const Workbench: Story = {
  args: workbench,
  globals: { viewport: { value: 'desk' } },
};

/** On a phone the source opens above the step. */
export const SourceOnPhone: Story = {
  args: workbench,
  globals: { viewport: { value: 'phone' } },
};

export const WorkbenchRightToLeft: Story = {
  args: workbench,
  globals: { viewport: { value: 'desk' } },
  parameters: { direction: 'rtl' },
};
