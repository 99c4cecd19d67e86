import {
  ArrowRightIcon,
  Button,
  fill,
  RefreshIcon,
  SparkIcon,
  Stack,
  Text,
} from '@spinout/design-system';
import { useRef } from 'react';
import { findName } from '@spinout/flow-kit';
import { focusOnMount, useFocusAfter, useMessages } from '@spinout/flow-kit/react';
import { sentenceLanguageOf } from '../../evidence/sentence-language.js';
import { LanguageModelSwitch } from '../../view/language-model-notice.view.js';
import { moveTo } from '../../view/move-to.js';
import { Note } from '../../view/note.view.js';
import { StepUndo } from '../../view/step-undo.view.js';
import { StepLayout } from '../../view/step-layout.js';
import { useTopicNames } from '../topic/topic-texts.js';
import { HypothesisCard } from './hypothesis-card.view.js';
import { HypothesisEditor } from './hypothesis-editor.view.js';
import { HypothesisError } from './hypothesis-error.view.js';
import { hasOtherHypotheses, HypothesisList } from './hypothesis-list.view.js';
import { HypothesisLoading } from './hypothesis-loading.view.js';
import { HypothesisStart } from './hypothesis-start.view.js';
import { hypothesisMessages } from './hypothesis.messages.js';
import type { HypothesisViewProps } from './hypothesis-step.model.js';
import { writeModelNote } from './model-report.js';
import { NoHypothesis } from './no-hypothesis.view.js';
import { OwnHypothesis } from './own-hypothesis.view.js';
import { ProofContext } from './proof-context.js';
import { PaperSummary } from './paper-summary.view.js';

export function HypothesisStepView(props: HypothesisViewProps) {
  const { model, send } = props;
  const messages = useMessages(hypothesisMessages);
  const names = useTopicNames();
  const { hypothesis, problem, paperAnalysis } = model;
  const isFormOpen = model.edit !== null || model.isWritingOwn;
  const next = useFocusAfter<HTMLElement>(model.generating || isFormOpen);
  const card = useRef<HTMLElement>(null);
  const list = useRef<HTMLElement>(null);
  const isUnsupported = model.unsupported !== null;
  const opening = hypothesis === null && !model.generating && !isFormOpen && !isUnsupported;
  const hasOthers = hasOtherHypotheses(model);
  const paper = paperAnalysis && (
    <PaperSummary
      // Open until there is a hypothesis.
      key={String(opening)}
      startsOpen={opening}
      analysis={paperAnalysis}
      title={model.paperTitle}
      pastedPaper={model.pastedPaper}
    />
  );
  return (
    <ProofContext.Provider value={paperAnalysis?.is_mathematics === true}>
      <StepLayout
        step="hypothesis"
        title={messages.title}
        // A form has its own buttons.
        actions={isFormOpen ? undefined : <HypothesisActions {...props} next={next} />}
      >
        <Stack gap={1}>
          <Text weight="medium">
            {fill(messages.topic, { topic: findName(names, model.topic) })}
          </Text>
          {model.canGenerate && <Text tone="muted">{messages.invitation}</Text>}
        </Stack>
        <LanguageModelSwitch
          model={model.languageModel}
          label={messages.languageModel}
          hint={messages.languageModelHint}
          disabled={model.generating}
          onChange={(isAllowed) => send({ type: 'model.changed', isAllowed })}
        />
        {opening && paper}
        {problem && (
          <HypothesisError
            problem={problem}
            earlierHypothesisSaved={hypothesis !== null}
            retry={next}
            send={send}
          />
        )}
        {model.generating && <HypothesisLoading />}
        {isUnsupported && <NoHypothesis ref={next} model={model} send={send} />}
        <StepUndo undo={model.canUndoEdit ? { kind: 'edit' } : null} send={send} />
        {hypothesis && (
          <HypothesisCard
            ref={problem || isUnsupported ? card : next}
            hypothesis={hypothesis}
            pastedPaper={model.pastedPaper}
            onEdit={model.canEdit ? () => send({ type: 'edit.started' }) : undefined}
            onWriteOwn={model.canWriteOwn ? () => send({ type: 'own.started' }) : undefined}
            onCompare={hasOthers ? () => moveTo(list.current) : undefined}
          />
        )}
        {model.edit &&
          (model.edit.start ? (
            <HypothesisStart
              form={model.edit.form}
              start={model.edit.start}
              lang={sentenceLanguageOf(paperAnalysis)}
              canSave={model.canSaveEdit}
              send={send}
            />
          ) : (
            <HypothesisEditor {...model.edit} canSave={model.canSaveEdit} send={send} />
          ))}
        {model.isWritingOwn && <OwnHypothesis model={model} send={send} />}
        {hasOthers && (
          <HypothesisList
            ref={list}
            model={model}
            send={send}
            onChoose={() => (problem ? card : next).current?.focus()}
          />
        )}
        {/* Not below the placeholder, whose height differs from that of the result. */}
        {!opening && !model.generating && paper}
        {model.modelNote && <Note>{writeModelNote(model.modelNote, messages)}</Note>}
      </StepLayout>
    </ProofContext.Provider>
  );
}

function HypothesisActions({
  model,
  send,
  next,
}: HypothesisViewProps & { readonly next: React.RefObject<HTMLElement | null> }) {
  const messages = useMessages(hypothesisMessages);
  const generate = () => send({ type: 'generation.requested' });
  return (
    <>
      {model.canWriteOwn && !model.hypothesis && (
        <Button variant="quiet" onClick={() => send({ type: 'own.started' })}>
          {messages.writeOwn}
        </Button>
      )}
      {model.canGenerate && (
        <Button
          ref={next as React.RefObject<HTMLButtonElement>}
          variant="primary"
          icon={<SparkIcon size={16} />}
          onClick={generate}
        >
          {messages.generate}
        </Button>
      )}
      {model.generating && (
        <Button
          ref={focusOnMount}
          variant="quiet"
          onClick={() => send({ type: 'generation.cancelled' })}
        >
          {messages.cancel}
        </Button>
      )}
      {model.canGenerateAnother && (
        <Button icon={<RefreshIcon size={16} />} onClick={generate}>
          {messages.another}
        </Button>
      )}
      {model.unsupported !== null && (
        <Button
          variant={model.canProceed ? 'secondary' : 'primary'}
          iconAfter={<ArrowRightIcon size={16} />}
          disabled={!model.canUseOwn}
          onClick={() => send({ type: 'own.chosen' })}
        >
          {messages.useOwn}
        </Button>
      )}
      {model.canProceed && (
        <Button
          variant="primary"
          iconAfter={<ArrowRightIcon size={16} />}
          onClick={() => send({ type: 'hypothesis.chosen' })}
        >
          {messages.proceed}
        </Button>
      )}
    </>
  );
}
