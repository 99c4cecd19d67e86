import { saveFile } from '@spinout/api-client';
import { Banner, Button, Cluster, Stack, Text } from '@spinout/design-system';
import { systemRuntime } from '@spinout/flow-kit';
import { useRef, useState, type ChangeEvent } from 'react';
import { workbenchMessages as messages } from '../workbench.messages.js';
import { requestSession, readSession, writeSession, type SessionEntries } from './session-file.js';

const fileName = (now: Date) => `spinout-session-${now.toISOString().slice(0, 10)}.json`;

/** Returns false if the storage is full or not available. */
const replaceSession = (texts?: SessionEntries): boolean => {
  try {
    requestSession(window.sessionStorage, texts);
    window.location.reload();
    return true;
  } catch {
    return false;
  }
};

/** Exports, imports and clears the saved data of this browser. */
export function SessionPanel() {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isConfirmingReset, setIsConfirmingReset] = useState(false);

  const exportSession = () => {
    const now = systemRuntime.now();
    try {
      const text = writeSession(window.localStorage, now);
      saveFile(fileName(now), new Blob([text], { type: 'application/json' }));
      setProblem(null);
    } catch {
      setProblem(messages.storageUnavailable);
    }
  };

  const importSession = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const texts = readSession(await file.text());
    target.value = '';
    if (texts === null) setProblem(messages.importFailed);
    else setProblem(replaceSession(texts) ? null : messages.storageUnavailable);
  };

  return (
    <Stack gap={3}>
      <Text size="sm" tone="muted">
        {messages.sessionAbout} {messages.importAbout}
      </Text>
      {problem !== null && <Banner tone="error">{problem}</Banner>}
      <Cluster gap={3}>
        <Button size="sm" onClick={exportSession}>
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
              <Button
                size="sm"
                variant="danger"
                onClick={() => setProblem(replaceSession() ? null : messages.storageUnavailable)}
              >
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
