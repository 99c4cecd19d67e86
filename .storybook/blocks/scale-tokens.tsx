import { Unstyled } from '@storybook/addon-docs/blocks';
import { Stack, Table } from '@spinout/design-system';
import type { ReactNode } from 'react';
import { CopyCss } from './copy-css.js';
import { listScaleTokens, type ScaleToken } from './list-tokens.js';
import type { Scale } from './token-purposes.js';

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

/** The variables of one scale with their values, read from the token files. */
export function ScaleTokens({
  scale,
  caption,
}: {
  readonly scale: Scale;
  readonly caption: string;
}) {
  const tokens = listScaleTokens(scale);
  const preview = PREVIEWS[scale];
  return (
    <Unstyled>
      <Stack gap={2}>
        <Table
          caption={caption}
          rows={tokens}
          rowKey={({ variable }) => variable}
          columns={[
            { id: 'variable', header: 'Variable', cell: ({ variable }) => <code>{variable}</code> },
            { id: 'purpose', header: 'For', cell: ({ purpose }) => purpose },
            { id: 'value', header: 'Value', cell: ({ value }) => <code>{value}</code> },
            ...(preview
              ? [
                  {
                    id: 'preview',
                    header: 'Preview',
                    cell: ({ value }: ScaleToken) => preview(value),
                  },
                ]
              : []),
          ]}
        />
        <p>
          <CopyCss
            label="Copy these variables"
            variables={Object.fromEntries(tokens.map(({ variable, value }) => [variable, value]))}
          />
        </p>
      </Stack>
    </Unstyled>
  );
}
