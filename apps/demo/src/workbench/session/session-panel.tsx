import { saveFile } from '@spinout/api-client';
import { Banner, Button, Cluster, Stack, Text } from '@spinout/design-system';
import { systemRuntime } from '@spinout/flow-kit';
import { useRef, useState, type ChangeEvent } from 'react';
import { workbenchMessages as messages } from '../workbench.messages.js';
import { requestSession, readSession, writeSession, type SessionEntries } from './session-file.js';

const fileName = (now: Date) => `spinout-session-${now.toISOString().slice(0, 10)}.json`;

/** Exports, imports and clears the saved data of this browser. */
export function SessionPanel() {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isConfirmingReset, setIsConfirmingReset] = useState(false);

  /** Runs an action; shows a message if the storage is full or not available. */
  const attempt = (action: () => void) => {
    try {
      action();
      setProblem(null);
    } catch {
      setProblem(messages.storageUnavailable);
    }
  };

  const exportSession = () => {
    const now = systemRuntime.now();
    const text = writeSession(window.localStorage, now);
    saveFile(fileName(now), new Blob([text], { type: 'application/json' }));
  };

  const replaceSession = (texts?: SessionEntries) => {
    requestSession(window.sessionStorage, texts);
    window.location.reload();
  };

  const importSession = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const texts = readSession(await file.text());
    target.value = '';
    if (texts === null) setProblem(messages.importFailed);
    else attempt(() => replaceSession(texts));
  };

  return (
    <Stack gap={3}>
      <Text size="sm" tone="muted">
        {messages.sessionAbout} {messages.importAbout}
      </Text>
      {problem !== null && <Banner tone="error">{problem}</Banner>}
      <Cluster gap={3}>
        <Button size="sm" onClick={() => attempt(exportSession)}>
          {messages.exportFile}
        </Button>
        <Button size="sm" onClick={() => input.current?.click()}>
          {messages.importFile}
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label={messages.importFile}
          onChange={(event) => void importSession(event)}
        />
        {!isConfirmingReset && (
          <Button size="sm" variant="danger" onClick={() => setIsConfirmingReset(true)}>
            {messages.reset}
          </Button>
        )}
      </Cluster>
      {isConfirmingReset && (
        <Banner
          tone="warning"
          actions={
            <>
              <Button size="sm" variant="danger" onClick={() => attempt(replaceSession)}>
                {messages.resetYes}
              </Button>
              <Button size="sm" onClick={() => setIsConfirmingReset(false)}>
                {messages.resetNo}
              </Button>
            </>
          }
        >
          {messages.resetAsk} {messages.resetAbout}
        </Banner>
      )}
    </Stack>
  );
}
