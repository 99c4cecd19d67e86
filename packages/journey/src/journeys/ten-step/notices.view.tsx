import { Banner, Stack } from '@spinout/design-system';
import { TabConflictBanner, UndoBanner, useMessages } from '@spinout/flow-kit/react';
import { tenStepMessages } from './ten-step.messages.js';
import type { TenStepModel } from './ten-step.model.js';
import type { TenStepEvent } from './ten-step.types.js';

interface NoticesProps {
  readonly model: TenStepModel;
  readonly send: (event: TenStepEvent) => void;
}

/** Notices about saving, the choice between two versions, and undo after a reset. */
export function Notices({ model, send }: NoticesProps) {
  const messages = useMessages(tenStepMessages);
  const { conflict, notice, removed, busy } = model;
  return (
    <Stack gap={3}>
      {conflict !== null && (
        <TabConflictBanner
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
      {removed !== null && (
        <UndoBanner
          disabled={busy}
          onUndo={() => send({ type: 'reset.undone' })}
          onDismiss={() => send({ type: 'reset.undoDismissed' })}
          dismissLabel={messages.dismissUndo}
        >
          {removed}
        </UndoBanner>
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
