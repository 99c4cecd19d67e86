import {
  ArrowRightIcon,
  Button,
  FileIcon,
  LinkMarkIcon,
  QuoteIcon,
  Split,
  Stack,
  ToggleGroup,
  fill,
} from '@spinout/design-system';
import type { UploadMethod } from '@spinout/api-client';
import { focusOnMount, useFocusAfter } from '@spinout/flow-kit/react';
import { StepLayout } from '../../view/step-layout.js';
import type { PaperEvent } from './paper.machine.js';
import type { PaperMessages } from './paper.messages.js';
import { PaperExamples } from './paper-examples.view.js';
import { PaperFields } from './paper-fields.view.js';
import { PaperProgress } from './paper-progress.view.js';
import type { PaperModel } from './paper-step.model.js';

export interface PaperStepViewProps {
  readonly model: PaperModel;
  readonly send: (event: PaperEvent) => void;
  readonly messages: PaperMessages;
  /** Language tag for the file size. */
  readonly locale: string;
}

/** Renders the model of the paper step. */
export function PaperStepView({ model, send, messages, locale }: PaperStepViewProps) {
  const analyze = useFocusAfter<HTMLButtonElement>(model.busy);
  // The selected method keeps its style while the others are disabled.
  const disabled = (method: UploadMethod) => model.busy && method !== model.method;
  return (
    <StepLayout
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
          <ToggleGroup<UploadMethod>
            label={messages.methods}
            value={model.method}
            onValueChange={(method) => send({ type: 'method.changed', method })}
            items={[
              {
                value: 'file',
                label: messages.file,
                icon: <FileIcon size={16} />,
                disabled: disabled('file'),
              },
              {
                value: 'url',
                label: messages.url,
                icon: <LinkMarkIcon size={16} />,
                disabled: disabled('url'),
              },
              {
                value: 'text',
                label: messages.text,
                icon: <QuoteIcon size={16} />,
                disabled: disabled('text'),
              },
            ]}
          />
          <PaperFields model={model} send={send} messages={messages} locale={locale} />
          {model.busy && <PaperProgress progress={model.progress} messages={messages} />}
        </Stack>
        <PaperExamples send={send} messages={messages} disabled={model.busy} />
      </Split>
    </StepLayout>
  );
}
