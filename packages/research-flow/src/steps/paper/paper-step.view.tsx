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
import { focusOnMount, useFocusAfter, useMessages } from '@spinout/flow-kit/react';
import { StepLayout } from '../../view/step-layout.js';
import { paperMessages } from './paper.messages.js';
import { PaperExamples } from './paper-examples.view.js';
import { PaperFields } from './paper-fields.view.js';
import { PaperProgress } from './paper-progress.view.js';
import type { PaperViewProps } from './paper-step.model.js';

const METHODS = [
  ['file', FileIcon],
  ['url', LinkMarkIcon],
  ['text', QuoteIcon],
] as const;

export function PaperStepView({ model, send }: PaperViewProps) {
  const messages = useMessages(paperMessages);
  const analyze = useFocusAfter<HTMLButtonElement>(model.busy);
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
            items={METHODS.map(([value, Icon]) => ({
              value,
              label: messages[value],
              icon: <Icon size={16} />,
              // The selected method keeps its style while the others are disabled.
              disabled: model.busy && value !== model.method,
            }))}
          />
          <PaperFields model={model} send={send} />
          {model.busy && <PaperProgress progress={model.progress} />}
        </Stack>
        <PaperExamples send={send} disabled={model.busy} />
      </Split>
    </StepLayout>
  );
}
