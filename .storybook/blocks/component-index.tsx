import { Unstyled } from '@storybook/addon-docs/blocks';
import { Stack, Table, Text, TextField } from '@spinout/design-system';
import { useState } from 'react';
import { purposes } from '../guides/purposes.js';
import { DocLink } from './doc-link.js';

/** All components with their purposes and other names, to search in. */
export function ComponentIndex() {
  const [text, setText] = useState('');
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = Object.entries(purposes).filter((row) =>
    words.every((word) => row.flat().join(' ').toLowerCase().includes(word)),
  );
  return (
    <Unstyled>
      <Stack gap={4}>
        <TextField
          type="search"
          label="Name, purpose or other name"
          value={text}
          onValueChange={setText}
        />
        <Text size="sm" tone="muted" role="status">
          {rows.length} of {Object.keys(purposes).length} components
        </Text>
        <Table
          caption="Components"
          captionHidden
          rows={rows}
          rowKey={([name]) => name}
          columns={[
            {
              id: 'name',
              header: 'Component',
              cell: ([name]) => <DocLink to={`Design system/${name}`}>{name}</DocLink>,
            },
            { id: 'purpose', header: 'For', cell: ([, [purpose]]) => purpose },
            { id: 'others', header: 'Also called', cell: ([, [, others]]) => others },
          ]}
        />
      </Stack>
    </Unstyled>
  );
}
