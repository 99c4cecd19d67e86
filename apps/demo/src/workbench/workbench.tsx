import { Disclosure, Tabs } from '@spinout/design-system';
import { lazy, Suspense, useState } from 'react';
import type { Backend, Settings } from '../settings/settings.js';
import { SettingsPanel } from '../settings/settings-panel.js';
import type { CallRecord, CallRecorder } from './calls/call-record.js';
import type { MachineRecord } from './machines/machine-record.js';
import type { RecordStore } from './record-store.js';
import { workbenchMessages as messages } from './workbench.messages.js';

const CallsPanel = lazy(async () => ({
  default: (await import('./calls/calls-panel.js')).CallsPanel,
}));
const MachinesPanel = lazy(async () => ({
  default: (await import('./machines/machines-panel.js')).MachinesPanel,
}));
const HostCodePanel = lazy(async () => ({
  default: (await import('./host-code/host-code-panel.js')).HostCodePanel,
}));
const KeptPanel = lazy(async () => ({
  default: (await import('./kept/kept-panel.js')).KeptPanel,
}));

interface WorkbenchProps {
  /** Who answers when nothing else is asked for; a page without a server can only use its own engine. */
  readonly served: Backend;
  readonly settings: Settings;
  readonly onChange: (change: Partial<Settings>) => void;
  readonly calls: RecordStore<CallRecord>;
  readonly replay: CallRecorder['replay'];
  readonly machines: RecordStore<MachineRecord>;
}

/** The product team's tools: what it looks like, what goes wrong, what is called, what runs, what is kept. */
export function Workbench({ served, settings, onChange, calls, replay, machines }: WorkbenchProps) {
  const [isOpen, setOpen] = useState(false);
  const [tab, setTab] = useState('switches');
  const items = [
    {
      id: 'switches',
      label: messages.switches,
      content: <SettingsPanel {...{ served, settings, onChange }} />,
    },
    { id: 'calls', label: messages.calls, content: <CallsPanel store={calls} replay={replay} /> },
    { id: 'machines', label: messages.machines, content: <MachinesPanel store={machines} /> },
    { id: 'code', label: messages.hostCode, content: <HostCodePanel settings={settings} /> },
    { id: 'kept', label: messages.kept, content: <KeptPanel /> },
  ];
  return (
    <Disclosure label={messages.title} open={isOpen} onOpenChange={setOpen}>
      <Tabs
        label={messages.tabs}
        value={tab}
        onValueChange={setTab}
        items={items.map((item) => ({
          ...item,
          content: <Suspense>{item.content}</Suspense>,
        }))}
      />
    </Disclosure>
  );
}
