import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRightIcon, RefreshIcon } from '../icon/actions.icons.js';
import { PlusIcon } from '../icon/tools.icons.js';
import { Cluster } from '../layout/layout.js';
import { Button } from './button.js';

const meta = {
  title: 'Design system/Button',
  component: Button,
  args: { children: 'Save the draft' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};
export const Primary: Story = {
  args: { variant: 'primary', children: 'Continue', iconAfter: <ArrowRightIcon size={16} /> },
};
export const Quiet: Story = { args: { variant: 'quiet', icon: <RefreshIcon size={16} /> } };
export const Danger: Story = { args: { variant: 'danger', children: 'Remove' } };
export const Disabled: Story = { args: { variant: 'primary', disabled: true } };
export const Busy: Story = {
  args: { busy: true, disabled: true, children: 'Generating...' },
};
export const Dense: Story = { args: { size: 'sm' } };
export const IconOnly: Story = {
  args: { iconOnly: true, icon: <PlusIcon />, children: 'Add control' },
};
export const FullWidth: Story = { args: { full: true, variant: 'primary' } };
export const LongText: Story = {
  args: { children: 'Continue with the topic that was suggested from your recent publications' },
};
export const RightToLeft: Story = {
  args: { variant: 'primary', children: 'متابعة', iconAfter: <ArrowRightIcon size={16} /> },
  parameters: { direction: 'rtl' },
};
export const AllVariants: Story = {
  render: () => (
    <Cluster gap={3}>
      <Button variant="primary">Continue</Button>
      <Button>Get new suggestions</Button>
      <Button pressed>Pressed</Button>
      <Button variant="quiet">Skip</Button>
      <Button variant="danger">Remove</Button>
      <Button disabled>Not yet</Button>
      <Button busy disabled>
        Generating...
      </Button>
    </Cluster>
  ),
};
