import { Unstyled } from '@storybook/addon-docs/blocks';
import { Stack, Table } from '@spinout/design-system';
import type { ReactNode } from 'react';
import { staticVariables } from '../../packages/design-system/src/themes/variables.js';
import { CopyCss } from './copy-css.js';

/** Groups of the variables that are the same in all themes. */
export type Scale =
  'space' | 'size' | 'radius' | 'text' | 'leading' | 'weight' | 'motion' | 'layer';

const PREVIEWS: Partial<Record<Scale, (value: string) => ReactNode>> = {
  space: (value) => (
    <span
      style={{
        display: 'inline-block',
        inlineSize: value,
        blockSize: '0.75rem',
        background: 'var(--spinout-color-accent)',
      }}
    />
  ),
  radius: (value) => (
    <span
      style={{
        display: 'inline-block',
        inlineSize: '3rem',
        blockSize: '2rem',
        border: '1px solid var(--spinout-color-border-control)',
        borderRadius: value,
      }}
    />
  ),
  text: (value) => <span style={{ fontSize: value }}>Sleep and memory, 0123</span>,
  leading: (value) => (
    <span style={{ display: 'inline-block', lineHeight: value, maxInlineSize: '16rem' }}>
      Two lines of text show the distance between lines.
    </span>
  ),
  weight: (value) => <span style={{ fontWeight: Number(value) }}>Sleep and memory</span>,
};

const listVariables = (scale: Scale) =>
  Object.entries(staticVariables).filter(([name]) => name.startsWith(`--spinout-${scale}-`));

/** The variables of one scale with their values, read from the token files. */
export function ScaleTokens({
  scale,
  caption,
}: {
  readonly scale: Scale;
  readonly caption: string;
}) {
  const variables = listVariables(scale);
  const preview = PREVIEWS[scale];
  return (
    <Unstyled>
      <Stack gap={2}>
        <Table
          caption={caption}
          rows={variables}
          rowKey={([name]) => name}
          columns={[
            { id: 'variable', header: 'Variable', cell: ([name]) => <code>{name}</code> },
            { id: 'value', header: 'Value', cell: ([, value]) => <code>{value}</code> },
            ...(preview
              ? [
                  {
                    id: 'preview',
                    header: 'Preview',
                    cell: ([, value]: [string, string]) => preview(value),
                  },
                ]
              : []),
          ]}
        />
        <p>
          <CopyCss label="Copy these variables" variables={Object.fromEntries(variables)} />
        </p>
      </Stack>
    </Unstyled>
  );
}
