import { Button, CloseIcon, Cluster, Heading, Tabs } from '@spinout/design-system';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { SettingsPanel, type SettingsPanelProps } from '../settings/settings-panel.js';
import type { CallRecord, CallRecorder } from './calls/call-record.js';
import type { MachineRecord } from './machines/machine-record.js';
import type { RecordStore } from './record-store.js';
import { workbenchMessages as messages } from './workbench.messages.js';
import { Opener, Panel, Place } from './workbench.styles.js';

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

/** Opens and closes the tools, not while the person types. `code` because Option changes the character on a Mac. */
const isShortcut = ({ altKey, shiftKey, ctrlKey, metaKey, code, target }: KeyboardEvent): boolean =>
  altKey &&
  shiftKey &&
  !ctrlKey &&
  !metaKey &&
  code === 'KeyD' &&
  !(target instanceof Element && target.closest('input, textarea, select, [contenteditable]'));

/**
 * Tools of the product team: settings, calls, machines, host code and session. They open over the page from a small
 * button in a corner, or with Alt+Shift+D, which neither browsers nor screen readers use.
 */
export function Workbench({ calls, replay, machines, ...panel }: WorkbenchProps) {
  const [isOpen, setOpen] = useState(false);
  const [tab, setTab] = useState('settings');
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setOpen((wasOpen) => !wasOpen);
      opener.current?.focus();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
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
    <Place aria-label={messages.title}>
      {isOpen && (
        <Panel
          id={id}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close();
          }}
        >
          <Cluster justify="between" gap={2}>
            <Heading level={2} size="md">
              {messages.title}
            </Heading>
            <Button
              size="sm"
              variant="quiet"
              iconOnly
              icon={<CloseIcon size={16} />}
              onClick={close}
            >
              {messages.close}
            </Button>
          </Cluster>
          <Tabs
            label={messages.tabs}
            value={tab}
            onValueChange={setTab}
            items={items.map((item) => ({
              ...item,
              content: <Suspense>{item.content}</Suspense>,
            }))}
          />
        </Panel>
      )}
      <Opener
        ref={opener}
        type="button"
        title={messages.openerTitle}
        aria-label={messages.title}
        aria-keyshortcuts="Alt+Shift+D"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <SettingsIcon />
      </Opener>
    </Place>
  );
}

/** Three sliders. */
const SettingsIcon = () => (
  <svg
    width={16}
    height={16}
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    aria-hidden="true"
  >
    <path d="M3 5.5h7m4 0h3M3 10h2m4 0h8M3 14.5h8m4 0h2" />
    <circle cx={12} cy={5.5} r={2} />
    <circle cx={7} cy={10} r={2} />
    <circle cx={13} cy={14.5} r={2} />
  </svg>
);
