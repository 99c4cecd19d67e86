import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './visually-hidden.js';

const meta = {
  title: 'Design system/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'for those who listen' },
  render: (args) => (
    <p>
      Some text is only <VisuallyHidden {...args} />.
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const InSentence: StoryObj<typeof meta> = {};
