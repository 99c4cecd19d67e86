import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import { Disclosure, Stack, Table } from '@spinout/design-system';
import { useState } from 'react';
import { storyNameFromExport } from 'storybook/internal/csf';
import { StateDiagram } from '../diagram/state-diagram.js';
import { findScreens, listStates } from '../machines/list-screens.js';
import { journeyMachines } from '../machines/journey.js';
import type { MachineEntry } from '../machines/machine-entry.js';
import { researchFlowMachines } from '../machines/research-flow.js';
import { formatStoryName } from '../names/story-name.js';
import { DocLink } from './doc-link.js';
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
          return screens.map((name, index) => (
            <span key={name}>
              {index > 0 && ' · '}
              <DocLink to={entry.stories} story={name}>
                {formatStoryName(storyNameFromExport(name))}
              </DocLink>
            </span>
          ));
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

/** A machine as a picture, with the screens of its states and a list of all transitions. */
const MachineStates = ({ entry }: { readonly entry: MachineEntry }) => (
  <Unstyled>
    <Stack gap={6}>
      <StateDiagram name={entry.name} machine={entry.machine} />
      <Screens entry={entry} />
      <Transitions entry={entry} />
    </Stack>
  </Unstyled>
);

/** The states of each machine, under its name. */
export const Machines = ({ entries }: { readonly entries: readonly MachineEntry[] }) =>
  entries.map((entry) => (
    <section key={entry.name}>
      <Heading>{entry.name}</Heading>
      <MachineStates entry={entry} />
    </section>
  ));

/** The states of the machines whose screens stand under a title. */
export const ScreenStates = ({ title }: { readonly title: string }) =>
  [...researchFlowMachines, ...journeyMachines]
    .filter(({ stories }) => stories === title)
    .map((entry) => <MachineStates key={entry.name} entry={entry} />);
