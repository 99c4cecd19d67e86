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
const SessionPanel = lazy(async () => ({
  default: (await import('./session/session-panel.js')).SessionPanel,
}));

interface WorkbenchProps {
  /** Backend that is used if the URL names none; without a server only the engine is available. */
  readonly defaultBackend: Backend;
  readonly settings: Settings;
  readonly onChange: (change: Partial<Settings>) => void;
  readonly calls: RecordStore<CallRecord>;
  readonly replay: CallRecorder['replay'];
  readonly machines: RecordStore<MachineRecord>;
}

/** Tools of the product team: settings, calls, machines, host code and session. */
export function Workbench({
  defaultBackend,
  settings,
  onChange,
  calls,
  replay,
  machines,
}: WorkbenchProps) {
  const [isOpen, setOpen] = useState(false);
  const [tab, setTab] = useState('settings');
  const items = [
    {
      id: 'settings',
      label: messages.settings,
      content: <SettingsPanel {...{ defaultBackend, settings, onChange }} />,
    },
    { id: 'calls', label: messages.calls, content: <CallsPanel store={calls} replay={replay} /> },
    { id: 'machines', label: messages.machines, content: <MachinesPanel store={machines} /> },
    { id: 'code', label: messages.hostCode, content: <HostCodePanel settings={settings} /> },
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
