'use client';
import { canReadNodeEnv, type ApiClient } from '@spinout/api-client';
import { Button, Dialog, Stack, Text, ThemeRoot } from '@spinout/design-system';
import { systemRuntime } from '@spinout/flow-kit';
import {
  focusOnMount,
  MessagesProvider,
  PartBoundary,
  RuntimeProvider,
  useFocusAfter,
  useLatest,
  useMachineActor,
  useMessages,
} from '@spinout/flow-kit/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { createActor, type ActorRefFrom } from 'xstate';
import { checkComponent } from '../../development/check-component.js';
import type { Problem } from '../../problems/problem.js';
import { ProblemBanner } from '../../view/problem-banner.view.js';
import type { StepFrameProps } from '../../view/step-frame.js';
import { getBroughtPapers } from './brought-papers.js';
import { paperActors } from './paper.actors.js';
import type { PaperExample } from './paper.examples.js';
import { paperMachine } from './paper.machine.js';
import { paperMessages } from './paper.messages.js';
import type { AnalyzedPaper, PaperEvent } from './paper.types.js';
import { paperModel } from './paper-step.model.js';
import { PaperFields } from './paper-fields.view.js';
import { PaperMethods } from './paper-methods.view.js';
import { PaperProgress } from './paper-progress.view.js';

declare const process: { readonly env: { readonly NODE_ENV?: string } };

export interface PaperDialogProps extends StepFrameProps {
  /** The API client: `createApiClient({ transport })`. It may change; the next request uses the new one. */
  readonly api: ApiClient;
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** Called on Escape and by the button; what was entered stays while the dialog is mounted. */
  readonly onClose: () => void;
  /** Called with the analyzed paper; pass it to `ResearchFlow`. Mount another dialog for the next paper. */
  readonly onAnalyzed: (paper: AnalyzedPaper) => void;
  /** An example that is analyzed as soon as the dialog opens. @default the person chooses a paper */
  readonly example?: PaperExample | undefined;
}

const JOURNEY_ID_PREFIX = 'journey-';

/**
 * Asks for a paper before the flow starts, as a file, an address or a text, and analyzes it. Files are analyzed as soon as
 * they are chosen.
 * @example <PaperDialog api={api} open={isOpen} onClose={close} onAnalyzed={(paper) => flow.current?.start({ paper })} />
 */
export function PaperDialog(props: PaperDialogProps) {
  if (canReadNodeEnv()) {
    if (process.env.NODE_ENV !== 'production') checkComponent(props, 'PaperDialog');
  }
  const { theme = 'system', dir, locale, messages, className, runtime, ...dialog } = props;
  return (
    <ThemeRoot isolated theme={theme} dir={dir} className={className}>
      <MessagesProvider messages={messages} locale={locale}>
        <RuntimeProvider runtime={runtime}>
          <PartBoundary name="The paper dialog">
            <PaperDialogScreen {...dialog} runtime={runtime ?? systemRuntime} />
          </PartBoundary>
        </RuntimeProvider>
      </MessagesProvider>
    </ThemeRoot>
  );
}

type ScreenProps = Pick<PaperDialogProps, 'api' | 'open' | 'onClose' | 'onAnalyzed' | 'example'> & {
  readonly runtime: NonNullable<PaperDialogProps['runtime']>;
};

function PaperDialogScreen({ api, runtime, onAnalyzed, example, ...dialog }: ScreenProps) {
  const client = useLatest(api);
  const [journeyId] = useState(() => runtime.newId(JOURNEY_ID_PREFIX));
  const actor = useMachineActor(() =>
    createActor(paperMachine.provide({ actors: paperActors(client) }), {
      input: { runtime, journeyId },
    }),
  );
  useAnalyzedPaper(actor, onAnalyzed);
  const { open } = dialog;
  useEffect(() => {
    if (!open || example === undefined) return;
    actor.send({ type: 'example.chosen', example });
    actor.send({ type: 'analysis.requested' });
  }, [actor, open, example]);
  return <PaperDialogView actor={actor} {...dialog} />;
}

type PaperActor = ActorRefFrom<typeof paperMachine>;

/** Reports the analyzed paper with what it was read from. */
function useAnalyzedPaper(actor: PaperActor, onAnalyzed: (paper: AnalyzedPaper) => void) {
  const latest = useLatest({ onAnalyzed });
  useEffect(() => {
    const subscription = actor.subscribe(({ status, output, context }) => {
      if (status !== 'done' || output === undefined) return;
      const { journeyId, draft } = context;
      latest.onAnalyzed({ ...output, journeyId, draft, files: getBroughtPapers(context) });
    });
    return () => subscription.unsubscribe();
  }, [actor, latest]);
}

interface PaperDialogViewProps extends Pick<PaperDialogProps, 'open' | 'onClose'> {
  readonly actor: PaperActor;
}

function PaperDialogView({ actor, open, onClose }: PaperDialogViewProps) {
  const messages = useMessages(paperMessages);
  const model = useSelector(actor, paperModel, shallowEqual);
  const problem = useSelector(actor, ({ context }) => context.problem);
  const [dismissed, dismiss] = useState<Problem | null>(null);
  const analyze = useFocusAfter<HTMLButtonElement>(model.busy);
  const send = (event: PaperEvent) => {
    actor.send(event);
    if (event.type === 'file.chosen' || event.type === 'files.chosen')
      actor.send({ type: 'analysis.requested' });
  };
  const close = () => {
    send({ type: 'analysis.cancelled' });
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={messages.dialogTitle}
      actions={
        <>
          {model.busy ? (
            <Button ref={focusOnMount} onClick={() => send({ type: 'analysis.cancelled' })}>
              {messages.cancel}
            </Button>
          ) : (
            <Button onClick={close}>{messages.close}</Button>
          )}
          {model.canContinue && (
            <Button onClick={() => send({ type: 'batch.accepted' })}>
              {messages.continueAnalyzed}
            </Button>
          )}
          {/* A file needs no button unless it is to be read again. */}
          {(model.method !== 'file' || model.busy || model.canAnalyze) && (
            <Button
              ref={analyze}
              variant="primary"
              busy={model.busy}
              disabled={!model.canAnalyze}
              onClick={() => send({ type: 'analysis.requested' })}
            >
              {messages.analyze}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        <Text tone="muted">{messages.dialogIntroduction}</Text>
        {problem !== null && problem !== dismissed && (
          <ProblemBanner problem={problem} onDismiss={() => dismiss(problem)} />
        )}
        <PaperMethods model={model} send={send} />
        <PaperFields model={model} send={send} />
        {model.busy && <PaperProgress progress={model.progress} />}
      </Stack>
    </Dialog>
  );
}
