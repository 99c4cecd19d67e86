import { Cluster, Table } from '@spinout/design-system';
import { CopyCss } from './copy-css.js';
import { CopyName } from './copy-name.js';
import { THEME_TOKENS, valuesOf, type ThemeName, type ThemeToken } from './list-tokens.js';
import { Section } from './section.js';

const THEMES = Object.keys(valuesOf) as readonly ThemeName[];
const GROUPS = Object.entries(THEME_TOKENS).filter(([name]) => name !== 'Shadows');

const TITLES: Readonly<Record<ThemeName, string>> = {
  light: 'Light',
  dark: 'Dark',
  'high-contrast': 'High contrast',
};

/** A color on the page color of its theme, with its value without the name of the function. */
const Swatch = ({
  color = '',
  canvas,
}: {
  readonly color: string | undefined;
  readonly canvas: string | undefined;
}) => (
  <span className="swatch">
    <span aria-hidden="true" className="swatch-frame" style={{ background: canvas }}>
      <span style={{ background: color }} />
    </span>
    <small>{color.replace(/^oklch\((.*)\)$/, '$1')}</small>
  </span>
);

/** All color variables with their purpose and their value in each theme, read from the themes. */
export const ColorTokens = () => (
  <>
    <Section title="Copy a theme">
      <Cluster>
        {THEMES.map((name) => (
          <span key={name}>
            <CopyCss label={TITLES[name]} variables={valuesOf[name]} />
          </span>
        ))}
      </Cluster>
    </Section>
    {GROUPS.map(([caption, rows]) => (
      <Section key={caption} title={caption}>
        <Table
          caption={caption}
          captionHidden
          rows={rows}
          rowKey={({ variable }) => variable}
          columns={[
            {
              id: 'variable',
              header: 'Variable',
              cell: ({ variable, purpose }) => (
                <span className="token-name">
                  <CopyName name={variable} copied={`var(${variable})`} />
                  {purpose !== '' && <small>{purpose}</small>}
                </span>
              ),
            },
            ...THEMES.map((name) => ({
              id: name,
              header: TITLES[name],
              cell: ({ variable }: ThemeToken) => (
                <Swatch
                  color={valuesOf[name][variable]}
                  canvas={valuesOf[name]['--spinout-color-canvas']}
                />
              ),
            })),
          ]}
        />
      </Section>
    ))}
  </>
);
