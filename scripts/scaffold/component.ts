import type { Name } from './names.ts';
import type { Plan } from './plan.ts';

/** A component of the design system, like `button`. */
export function componentPlan({ kebab, pascal }: Name): Plan {
  const folder = `packages/design-system/src/${kebab}`;
  return {
    files: {
      [`${folder}/${kebab}.tsx`]: `import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Root } from './${kebab}.styles.js';

export interface ${pascal}Props extends ComponentPropsWithoutRef<'div'> {
  /** Visual emphasis. @default 'plain' */
  variant?: 'plain' | 'strong' | undefined;
}

/** A container for content. */
export const ${pascal} = forwardRef<HTMLDivElement, ${pascal}Props>(function ${pascal}(
  { variant = 'plain', children, ...rest },
  ref,
) {
  return (
    <Root {...rest} ref={ref} data-variant={variant}>
      {children}
    </Root>
  );
});
`,
      [`${folder}/${kebab}.styles.ts`]: `import { styled } from 'styled-components';

export const Root = styled.div\`
  box-sizing: border-box;
  padding: var(--spinout-space-2);
  color: var(--spinout-color-text);

  &[data-variant='strong'] {
    font-weight: var(--spinout-weight-medium);
  }
\`;
`,
      [`${folder}/${kebab}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${pascal} } from './${kebab}.js';

const meta = {
  title: 'Design system/${pascal}',
  component: ${pascal},
  args: { children: 'Neuroscience' },
} satisfies Meta<typeof ${pascal}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Strong: Story = { args: { variant: 'strong' } };
export const LongText: Story = {
  args: { children: 'Neuroscience and all neighboring fields of research' },
};
`,
      [`${folder}/${kebab}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findConformanceProblems } from '../testing/conformance.js';
import { ${pascal} } from './${kebab}.js';

describe('${pascal}', () => {
  it('passes on ref, class, style and data attributes, and has no accessibility violations', async () => {
    expect(await findConformanceProblems({ render: (p) => <${pascal} {...p}>Draft</${pascal}> })).toEqual([]);
  });

  it('marks its variant', () => {
    render(<${pascal} variant="strong">Ready</${pascal}>);
    expect(screen.getByText('Ready')).toHaveAttribute('data-variant', 'strong');
  });
});
`,
    },
    edits: [
      {
        path: 'packages/design-system/src/index.ts',
        before: 'export { getActiveElement,',
        text: `export { ${pascal}, type ${pascal}Props } from './${kebab}/${kebab}.js';\n`,
      },
      {
        path: '.storybook/guides/structure.ts',
        before: '} as const satisfies Guides;',
        text: `  ${pascal}: {
    anatomy: ['A container'],
    states: ['\`plain\`, \`strong\`.'],
    do: ['Use it for content that belongs together.'],
    dont: ['Put one into another.'],
    parts: [['[data-variant="strong"]', 'The container and its emphasis']],
  },
`,
      },
      {
        path: '.storybook/guides/purposes.ts',
        before: '  VisuallyHidden: [',
        text: `  ${pascal}: ['A container for content', 'wrapper'],\n`,
      },
      {
        path: '.storybook/pages/components.mdx',
        before: '</div>',
        text: `### Wrapper: [${pascal}](?path=/docs/design-system-${pascal.toLowerCase()}--docs)\n\n`,
      },
    ],
    nextSteps: ['write its props, styles, stories, tests and guide'],
  };
}
