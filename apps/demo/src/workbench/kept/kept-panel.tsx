import { saveFile } from '@spinout/api-client';
import { Banner, Button, Cluster, Stack, Text } from '@spinout/design-system';
import { systemRuntime } from '@spinout/flow-kit';
import { useRef, useState, type ChangeEvent } from 'react';
import { workbenchMessages as messages } from '../workbench.messages.js';
import { askForSession, readSession, writeSession, type KeptTexts } from './session-file.js';

const fileName = (now: Date) => `spinout-session-${now.toISOString().slice(0, 10)}.json`;

/** False where the browser has no room for it. */
const begin = (texts?: KeptTexts): boolean => {
  try {
    askForSession(window.sessionStorage, texts);
    window.location.reload();
    return true;
  } catch {
    return false;
  }
};

/** Takes what this browser keeps along, brings it back, and clears it. */
export function KeptPanel() {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);

  const take = () => {
    const now = systemRuntime.now();
    try {
      const text = writeSession(window.localStorage, now);
      saveFile(fileName(now), new Blob([text], { type: 'application/json' }));
      setProblem(null);
    } catch {
      setProblem(messages.nothingKept);
    }
  };

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const texts = readSession(await file.text());
    target.value = '';
    if (texts === null) setProblem(messages.importFailed);
    else setProblem(begin(texts) ? null : messages.nothingKept);
  };

  return (
    <Stack gap={3}>
      <Text size="sm" tone="muted">
        {messages.keptAbout} {messages.importAbout}
      </Text>
      {problem !== null && <Banner tone="error">{problem}</Banner>}
      <Cluster gap={3}>
        <Button size="sm" onClick={take}>
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
          onChange={(event) => void choose(event)}
        />
        {!asking && (
          <Button size="sm" variant="danger" onClick={() => setAsking(true)}>
            {messages.reset}
          </Button>
        )}
      </Cluster>
      {asking && (
        <Banner
          tone="warning"
          actions={
            <>
              <Button
                size="sm"
                variant="danger"
                onClick={() => setProblem(begin() ? null : messages.nothingKept)}
              >
                {messages.resetYes}
              </Button>
              <Button size="sm" onClick={() => setAsking(false)}>
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
