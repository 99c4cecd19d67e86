import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import { Disclosure, Link, Stack, Table } from '@spinout/design-system';
import { useState } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { StateDiagram } from '../diagram/state-diagram.js';
import { findScreens, listStates } from '../machines/list-screens.js';
import type { MachineEntry } from '../machines/machine-entry.js';
import { StateChart } from './state-chart.js';

const Screens = ({ entry }: { readonly entry: MachineEntry }) => (
  <Table
    caption={`Screens of “${entry.name}”`}
    rows={listStates(entry.machine.root).filter(({ type }) => type !== 'compound')}
    rowKey={({ id }) => id}
    columns={[
      { id: 'state', header: 'State', cell: ({ path }) => path.join(' › ') },
      {
        id: 'screens',
        header: 'Screens',
        cell: (state) => {
          const screens = findScreens(entry, state) ?? [];
          if (typeof screens === 'string') return screens;
          return screens.map((name, index) => {
            const story = storyNameFromExport(name);
            return (
              <span key={name}>
                {index > 0 && ' · '}
                <Link href={`./?path=/story/${toId(entry.stories, story)}`} target="_top">
                  {story}
                </Link>
              </span>
            );
          });
        },
      },
    ]}
  />
);

function Transitions({ entry }: { readonly entry: MachineEntry }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure label={`All transitions of “${entry.name}”`} open={isOpen} onOpenChange={setOpen}>
      <StateChart machine={entry.machine} />
    </Disclosure>
  );
}

/** Each machine as a picture, with the screens of its states and a list of all transitions. */
export const Machines = ({ entries }: { readonly entries: readonly MachineEntry[] }) =>
  entries.map((entry) => (
    <section key={entry.name}>
      <Heading>{entry.name}</Heading>
      <Unstyled>
        <Stack gap={6}>
          <StateDiagram name={entry.name} machine={entry.machine} />
          <Screens entry={entry} />
          <Transitions entry={entry} />
        </Stack>
      </Unstyled>
    </section>
  ));
