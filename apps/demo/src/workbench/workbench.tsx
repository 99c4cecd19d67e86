import { Disclosure, Tabs } from '@spinout/design-system';
import { lazy, Suspense, useState } from 'react';
import { SettingsPanel, type SettingsPanelProps } from '../settings/settings-panel.js';
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
const SessionPanel = lazy(async () => ({
  default: (await import('./session/session-panel.js')).SessionPanel,
}));

interface WorkbenchProps extends SettingsPanelProps {
  readonly calls: RecordStore<CallRecord>;
  readonly replay: CallRecorder['replay'];
  readonly machines: RecordStore<MachineRecord>;
}

/** Tools of the product team: settings, calls, machines, host code and session. */
export function Workbench({ calls, replay, machines, ...panel }: WorkbenchProps) {
  const [isOpen, setOpen] = useState(false);
  const [tab, setTab] = useState('settings');
  const items = [
    {
      id: 'settings',
      label: messages.settings,
      content: <SettingsPanel {...panel} />,
    },
    { id: 'calls', label: messages.calls, content: <CallsPanel store={calls} replay={replay} /> },
    { id: 'machines', label: messages.machines, content: <MachinesPanel store={machines} /> },
    { id: 'code', label: messages.hostCode, content: <HostCodePanel settings={panel.settings} /> },
    { id: 'session', label: messages.session, content: <SessionPanel /> },
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
