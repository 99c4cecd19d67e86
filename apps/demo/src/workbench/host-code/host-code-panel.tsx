import { Button, Cluster, Stack, Text } from '@spinout/design-system';
import { useState } from 'react';
import type { Settings } from '../../settings/settings.js';
import { Code } from '../workbench.styles.js';
import { workbenchMessages as messages } from '../workbench.messages.js';
import { generateHostCode } from './host-code.js';

/** The code that a host needs for the current screen. */
export function HostCodePanel({ settings }: { readonly settings: Settings }) {
  const code = generateHostCode(settings);
  const [copied, setCopied] = useState<{ code: string; done: boolean } | null>(null);
  const copy = async () => {
    const done = await navigator.clipboard.writeText(code).then(
      () => true,
      () => false,
    );
    setCopied({ code, done });
  };
  const isCurrentCode = copied?.code === code;
  return (
    <Stack gap={3}>
      <Text size="sm" tone="muted">
        {messages.hostCodeAbout}
      </Text>
      <Code tabIndex={0} role="group" aria-label={messages.hostCode} dir="ltr">
        {code}
      </Code>
      <Cluster gap={3}>
        <Button size="sm" onClick={() => void copy()}>
          {messages.copy}
        </Button>
        <Text size="sm" role="status">
          {isCurrentCode && (copied.done ? messages.copied : messages.copyFailed)}
        </Text>
      </Cluster>
    </Stack>
  );
}
