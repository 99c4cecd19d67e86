import { Banner, Stack } from '@spinout/design-system';
import { ConflictBanner } from '@spinout/flow-kit/react';
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
        <ConflictBanner
          title={messages.conflict}
          description={conflict}
          help={messages.conflictHelp}
          useOther={messages.useOther}
          keepCurrent={messages.keepCurrent}
          canUseOther={model.canUseOther}
          disabled={busy}
          onResolve={send}
        />
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
