import { Table } from '@spinout/design-system';
import type { ReactNode } from 'react';
import { CopyCss } from './copy-css.js';
import { CopyName } from './copy-name.js';
import { formatTokenValue } from './format-token-value.js';
import { listScaleTokens, type ScaleToken } from './list-tokens.js';
import { Section } from './section.js';
import type { Scale } from './token-purposes.js';

const PREVIEWS: Partial<Record<Scale, (value: string) => ReactNode>> = {
  space: (value) => <span className="space-preview" style={{ inlineSize: value }} />,
  radius: (value) => <span className="radius-preview" style={{ borderRadius: value }} />,
  leading: (value) => (
    <span style={{ display: 'inline-block', lineHeight: value, maxInlineSize: '14rem' }}>
      Two lines of text show the distance between lines.
    </span>
  ),
  weight: (value) => (
    <span style={{ fontSize: '1.2rem', fontWeight: Number(value) }}>Sleep and memory</span>
  ),
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
    <Section title={caption}>
      <Table
        caption={caption}
        captionHidden
        rows={tokens}
        rowKey={({ variable }) => variable}
        columns={[
          {
            id: 'variable',
            header: 'Variable',
            cell: ({ variable, purpose }) => (
              <span className="token-name">
                <CopyName name={variable} copied={`var(${variable})`} />
                <small>{purpose}</small>
              </span>
            ),
          },
          { id: 'value', header: 'Value', cell: ({ value }) => formatTokenValue(value) },
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
    </Section>
  );
}
