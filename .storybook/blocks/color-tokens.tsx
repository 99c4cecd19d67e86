import { Unstyled } from '@storybook/addon-docs/blocks';
import {
  Stack,
  Table,
  themes,
  type Origin,
  type Theme,
  type ToneName,
} from '@spinout/design-system';
import { createThemeVariables } from '../../packages/design-system/src/themes/variables.js';
import { COLOR_PURPOSES, ORIGIN_PURPOSES, TONE_PURPOSES } from './color-purposes.js';
import { CopyCss } from './copy-css.js';

interface Row {
  readonly variable: `--spinout-${string}`;
  readonly purpose: string;
}

const THEMES = Object.entries(themes) as readonly [string, Theme][];
const valuesOf = Object.fromEntries(
  THEMES.map(([name, theme]) => [name, createThemeVariables(theme)]),
);

const toRows = (names: readonly string[], purpose: string): Row[] =>
  names.map((name, index) => ({
    variable: `--spinout-color-${name}`,
    purpose: index === 0 ? purpose : '',
  }));

const GROUPS: readonly (readonly [string, readonly Row[]])[] = [
  [
    'Surfaces, text and controls',
    Object.entries(COLOR_PURPOSES).flatMap(([name, purpose]) => toRows([name], purpose)),
  ],
  [
    'Tones',
    Object.entries(TONE_PURPOSES).flatMap(([name, purpose]) =>
      toRows(
        [`${name as ToneName}-quiet`, `${name}-text`, `${name}-strong`, `on-${name}`],
        purpose,
      ),
    ),
  ],
  [
    'Origins',
    Object.entries(ORIGIN_PURPOSES).flatMap(([name, purpose]) =>
      toRows([`origin-${name as Origin}-quiet`, `origin-${name}-text`], purpose),
    ),
  ],
  [
    'Data',
    toRows(
      ['data-1', 'data-2', 'data-3', 'data-4', 'data-5', 'data-6', 'data-7', 'data-8'],
      'Always with a label or a shape',
    ),
  ],
];

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
        {THEMES.map(([name]) => (
          <p key={name}>
            <CopyCss label={`Copy the variables of “${name}”`} variables={valuesOf[name] ?? {}} />
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
            ...THEMES.map(([name]) => ({
              id: name,
              header: name,
              cell: ({ variable }: Row) => <Swatch color={valuesOf[name]?.[variable]} />,
            })),
          ]}
        />
      ))}
    </Stack>
  </Unstyled>
);
