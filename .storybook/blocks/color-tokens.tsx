import { Unstyled } from '@storybook/addon-docs/blocks';
import { Stack, Table } from '@spinout/design-system';
import { CopyCss } from './copy-css.js';
import { THEME_TOKENS, valuesOf, type ThemeName, type ThemeToken } from './list-tokens.js';

const THEMES = Object.keys(valuesOf) as readonly ThemeName[];
const GROUPS = Object.entries(THEME_TOKENS).filter(([name]) => name !== 'Shadows');

const Swatch = ({ color }: { readonly color: string | undefined }) => (
  <span
    style={{ display: 'inline-flex', alignItems: 'center', gap: '0.5rem', whiteSpace: 'nowrap' }}
  >
    <span
      aria-hidden="true"
      style={{
        inlineSize: '1.25rem',
        blockSize: '1.25rem',
        borderRadius: 4,
        background: color,
        border: '1px solid var(--spinout-color-border-control)',
      }}
    />
    <small>{color}</small>
  </span>
);

/** All color variables with their purpose and their value in each theme, read from the themes. */
export const ColorTokens = () => (
  <Unstyled>
    <Stack gap={6}>
      <div>
        {THEMES.map((name) => (
          <p key={name}>
            <CopyCss label={`Copy the variables of “${name}”`} variables={valuesOf[name]} />
          </p>
        ))}
      </div>
      {GROUPS.map(([caption, rows]) => (
        <Table
          key={caption}
          caption={caption}
          rows={rows}
          rowKey={({ variable }) => variable}
          columns={[
            { id: 'variable', header: 'Variable', cell: ({ variable }) => <code>{variable}</code> },
            { id: 'purpose', header: 'For', cell: ({ purpose }) => purpose },
            ...THEMES.map((name) => ({
              id: name,
              header: name,
              cell: ({ variable }: ThemeToken) => <Swatch color={valuesOf[name][variable]} />,
            })),
          ]}
        />
      ))}
    </Stack>
  </Unstyled>
);
