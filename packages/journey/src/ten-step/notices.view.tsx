import { Banner, Button, Stack, Text } from '@spinout/design-system';
import type { TenStepMessages } from './ten-step.messages.js';
import type { TenStepModel } from './ten-step.model.js';
import type { TenStepEvent } from './ten-step.types.js';

export interface NoticesProps {
  readonly model: TenStepModel;
  readonly send: (event: TenStepEvent) => void;
  readonly messages: TenStepMessages;
}

/** Notices about saving, and the choice between two versions. */
export function Notices({ model, send, messages }: NoticesProps) {
  const { conflict, notice, busy } = model;
  if (conflict === null && notice === null) return null;
  return (
    <Stack gap={3}>
      {conflict !== null && (
        <Banner
          tone="warning"
          actions={
            <>
              {model.canUseOther && (
                <Button
                  size="sm"
                  disabled={busy}
                  onClick={() => send({ type: 'conflict.resolvedRemote' })}
                >
                  {messages.useOther}
                </Button>
              )}
              <Button
                size="sm"
                disabled={busy}
                onClick={() => send({ type: 'conflict.resolvedLocal' })}
              >
                {messages.keepCurrent}
              </Button>
            </>
          }
        >
          <Text weight="medium">{messages.conflict}</Text>
          <Text size="ui">{conflict}</Text>
          <Text size="ui">{messages.conflictHelp}</Text>
        </Banner>
      )}
      {notice !== null && (
        <Banner
          tone="info"
          onDismiss={() => send({ type: 'notice.dismissed' })}
          dismissLabel={messages.dismissNotice}
        >
          {notice}
        </Banner>
      )}
    </Stack>
  );
}
