import { use, useState } from 'react';
import { Disclosure, Stack, Table, themes } from '@spinout/design-system';
import {
  createThemeVariables,
  staticVariables,
} from '../../packages/design-system/src/themes/variables.js';
import { CopyCss } from './copy-css.js';
import { CopyName } from './copy-name.js';
import { isDark, ThemeNameContext } from './docs-frame.js';
import { listComponentVariables } from './list-component-variables.js';
import { Section } from './section.js';

/** The CSS variables that a component reads, with their values in the theme of the toolbar. */
export function ComponentVariables({ component }: { readonly component: string }) {
  const theme = use(ThemeNameContext);
  const [isOpen, setOpen] = useState(false);
  const themeName = theme === 'high-contrast' ? theme : isDark(theme) ? 'dark' : 'light';
  const all: Readonly<Record<string, string>> = {
    ...staticVariables,
    ...createThemeVariables(themes[themeName]),
  };
  const rows = listComponentVariables(component).flatMap((name) => {
    const value = all[name];
    return value === undefined ? [] : [{ name, value }];
  });
  if (rows.length === 0) return null;
  return (
    <Section title="CSS variables">
      <Disclosure
        label={`${rows.length} variables that the styles read`}
        open={isOpen}
        onOpenChange={setOpen}
      >
        <Stack gap={4}>
          <Table
            caption={`Variables of ${component} in the theme “${themeName}”`}
            captionHidden
            rows={rows}
            rowKey={({ name }) => name}
            columns={[
              {
                id: 'name',
                header: 'Variable',
                cell: ({ name }) => <CopyName name={name} copied={`var(${name})`} />,
              },
              { id: 'value', header: 'Value', cell: ({ value }) => <code>{value}</code> },
            ]}
          />
          <p>
            <CopyCss
              label="Copy these variables"
              variables={Object.fromEntries(rows.map(({ name, value }) => [name, value]))}
            />
          </p>
        </Stack>
      </Disclosure>
    </Section>
  );
}
