import { ArrowRightIcon, Button, Split, Stack, fill } from '@spinout/design-system';
import { focusOnMount, useFocusAfter, useMessages } from '@spinout/flow-kit/react';
import type { Ref } from 'react';
import { StepLayout } from '../../view/step-layout.js';
import { StepUndo } from '../../view/step-undo.view.js';
import { AnalyzedPaperCard } from './analyzed-paper.view.js';
import { paperMessages } from './paper.messages.js';
import { PaperExamples } from './paper-examples.view.js';
import { PaperFields } from './paper-fields.view.js';
import { PaperMethods } from './paper-methods.view.js';
import { PaperProgress } from './paper-progress.view.js';
import type { PaperViewProps } from './paper-step.model.js';

export function PaperStepView(props: PaperViewProps) {
  const { analyzed } = props.model;
  const keepButton = useFocusAfter<HTMLButtonElement>(analyzed !== null);
  const continueButton = useFocusAfter<HTMLButtonElement>(analyzed === null);
  return analyzed === null ? (
    <UploadView {...props} keepButton={keepButton} />
  ) : (
    <AnalyzedView {...props} continueButton={continueButton} />
  );
}

interface AnalyzedViewProps extends PaperViewProps {
  readonly continueButton: Ref<HTMLButtonElement>;
}

/** A paper that was analyzed before the step opened. */
function AnalyzedView({ model: { analyzed }, send, continueButton }: AnalyzedViewProps) {
  const messages = useMessages(paperMessages);
  return (
    <StepLayout
      step="paper"
      title={messages.title}
      introduction={messages.analyzedIntroduction}
      actions={
        <>
          <Button
            variant="quiet"
            onClick={() => send({ type: 'another.toggled', isChoosingAnother: true })}
          >
            {messages.useAnother}
          </Button>
          <Button
            ref={continueButton}
            variant="primary"
            iconAfter={<ArrowRightIcon size={16} />}
            onClick={() => send({ type: 'analyzed.accepted' })}
          >
            {messages.continueAnalyzed}
          </Button>
        </>
      }
    >
      {analyzed && <AnalyzedPaperCard paper={analyzed} />}
    </StepLayout>
  );
}

interface UploadViewProps extends PaperViewProps {
  readonly keepButton: Ref<HTMLButtonElement>;
}

function UploadView({ model, send, keepButton }: UploadViewProps) {
  const messages = useMessages(paperMessages);
  const analyze = useFocusAfter<HTMLButtonElement>(model.busy);
  return (
    <StepLayout
      step="paper"
      title={messages.title}
      introduction={messages.introduction}
      actions={
        <>
          {model.busy && (
            <Button
              ref={focusOnMount}
              variant="quiet"
              onClick={() => send({ type: 'analysis.cancelled' })}
            >
              {messages.cancel}
            </Button>
          )}
          {model.canReturn && (
            <Button
              ref={keepButton}
              variant="quiet"
              onClick={() => send({ type: 'another.toggled', isChoosingAnother: false })}
            >
              {messages.useAnalyzed}
            </Button>
          )}
          {model.canContinue && (
            <Button onClick={() => send({ type: 'batch.accepted' })}>
              {fill(messages.continueWith, {
                count: model.batch.filter(({ status }) => status === 'done').length,
              })}
            </Button>
          )}
          <Button
            ref={analyze}
            variant="primary"
            busy={model.busy}
            disabled={!model.canAnalyze}
            iconAfter={<ArrowRightIcon size={16} />}
            onClick={() => send({ type: 'analysis.requested' })}
          >
            {messages.analyze}
          </Button>
        </>
      }
    >
      <Split aside="wide" from="lg" gap={8} align="start">
        <Stack gap={6}>
          <PaperMethods model={model} send={send} />
          <StepUndo
            undo={model.canRestoreText ? { kind: 'pastedText' } : null}
            disabled={model.busy}
            send={send}
          />
          <PaperFields model={model} send={send} />
          {model.busy && <PaperProgress progress={model.progress} />}
        </Stack>
        <PaperExamples send={send} disabled={model.busy} />
      </Split>
    </StepLayout>
  );
}
