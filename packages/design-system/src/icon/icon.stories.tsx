import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster, Grid } from '../layout/layout.js';
import { Text } from '../text/text.js';
import * as actions from './actions.icons.js';
import * as objects from './objects.icons.js';
import * as origins from './origins.icons.js';
import * as research from './research.icons.js';
import * as sources from './sources.icons.js';
import * as status from './status.icons.js';
import * as tools from './tools.icons.js';

const icons = Object.entries({
  ...actions,
  ...tools,
  ...objects,
  ...sources,
  ...research,
  ...origins,
  ...status,
});

const meta = {
  title: 'Design system/Icon',
  component: actions.ArrowRightIcon,
} satisfies Meta<typeof actions.ArrowRightIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwentyPixels: Story = {};
export const SixteenPixels: Story = { args: { size: 16 } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const AllIcons: Story = {
  render: () => (
    <Grid column="narrow" gap={3}>
      {icons.map(([name, Icon]) => (
        <Cluster key={name} gap={3}>
          <Icon />
          <Icon size={16} />
          <Text as="span" size="sm" tone="muted">
            {name}
          </Text>
        </Cluster>
      ))}
    </Grid>
  ),
};
