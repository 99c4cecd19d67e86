import type { DesignChoice } from '@spinout/api-client';
import { Button, Cluster, fill, Stack, Text, TextField } from '@spinout/design-system';
import { UncontrolledDisclosure, useMessages } from '@spinout/flow-kit/react';
import { EvidencePassage } from '../../evidence/evidence-passage.view.js';
import { ChoiceButtons } from '../../view/choice-buttons.view.js';
import { SectionCard } from '../../view/section-card.view.js';
import type { ExperimentViewProps } from './experiment-step.model.js';
import { experimentMessages } from './experiment.messages.js';
import { SentencePicker } from './sentence-picker.view.js';
import { MAX_ANSWER_CHARACTERS, splitByOrigin, type OutlinePart } from './study-outline.js';

const LABELS = {
  factor: 'outlineFactor',
  comparator: 'outlineComparator',
  outcome: 'outlineOutcome',
  units: 'outlineUnits',
} as const;

const PASSAGE_LABELS = {
  factor: 'passagesOfFactor',
  comparator: 'passagesOfComparator',
  outcome: 'passagesOfOutcome',
  units: 'passagesOfUnits',
} as const satisfies Record<OutlinePart, keyof typeof experimentMessages>;

/** What is to be decided before a study can be planned, with what sentence and papers offer for it. */
export function OutlinePanel({ model, send }: ExperimentViewProps) {
  const messages = useMessages(experimentMessages);
  const { outline } = model;
  if (outline === null) return null;
  const questions = <Questions model={model} send={send} />;
  return outline.isOptional ? (
    <SectionCard title={messages.outlineOnlyTitle} size="md">
      <Text>{messages.outlineOnlyIntroduction}</Text>
      <UncontrolledDisclosure label={messages.outlineAsk} startsOpen={outline.isAnswered}>
        <Stack>{questions}</Stack>
      </UncontrolledDisclosure>
    </SectionCard>
  ) : (
    <SectionCard title={messages.outlineTitle} size="md">
      <Text>{messages.outlineIntroduction}</Text>
      {questions}
    </SectionCard>
  );
}

/** The sentence of the hypothesis, and a field for each part that is open. */
function Questions({ model, send }: ExperimentViewProps) {
  const messages = useMessages(experimentMessages);
  const { outline, recalculation } = model;
  if (outline === null) return null;
  const isPlanning = recalculation === 'running';
  return (
    <>
      {model.sentence !== '' && (
        <SentencePicker
          sentence={model.sentence}
          parts={outline.questions.map(({ part }) => part)}
          send={send}
        />
      )}
      <Stack
        as="form"
        gap={6}
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'outline.planned' });
        }}
      >
        {outline.questions.map((question) => (
          <Question key={question.part} {...question} sentence={model.sentence} send={send} />
        ))}
        <Cluster gap={3}>
          <Button
            type="submit"
            variant={outline.isOptional ? 'secondary' : 'primary'}
            busy={isPlanning}
            disabled={!outline.canPlan}
          >
            {messages.outlinePlan}
          </Button>
          <div role="status">
            {recalculation !== null && (
              <Text size="sm" tone={isPlanning ? 'muted' : 'danger'}>
                {isPlanning ? messages.outlinePlanning : messages.outlineFailed}
              </Text>
            )}
          </div>
        </Cluster>
      </Stack>
    </>
  );
}

interface QuestionProps extends Pick<ExperimentViewProps, 'send'> {
  readonly part: OutlinePart;
  readonly value: string;
  /** The sentence of the hypothesis. */
  readonly sentence: string;
  readonly choices: readonly DesignChoice[];
  /** What may be varied or measured: the person decides which. */
  readonly either: readonly DesignChoice[];
}

/** A field with choices that fill it, and the passages that name them. */
function Question({ part, value, sentence, choices, either, send }: QuestionProps) {
  const messages = useMessages(experimentMessages);
  const label = messages[LABELS[part]];
  const choose = (text: string) => send({ type: 'outline.typed', part, text });
  const { ofSentence, ofPaper } = splitByOrigin(choices, sentence);
  const passages = [...choices, ...either].flatMap(({ evidence }) => (evidence ? [evidence] : []));
  return (
    <Stack gap={2}>
      <TextField
        label={label}
        maxLength={MAX_ANSWER_CHARACTERS}
        value={value}
        onValueChange={choose}
      />
      <ChoiceButtons
        introduction={messages.outlineChoices}
        label={fill(messages.outlineChoicesFor, { label })}
        choices={ofSentence}
        value={value}
        onChoose={choose}
      />
      <ChoiceButtons
        introduction={messages.outlineEither}
        label={fill(messages.outlineEitherFor, { label })}
        choices={either}
        value={value}
        onChoose={choose}
      />
      <ChoiceButtons
        introduction={messages.outlineInPaper}
        label={fill(messages.outlineInPaperFor, { label })}
        choices={ofPaper}
        value={value}
        onChoose={choose}
      />
      {passages.length > 0 && (
        <UncontrolledDisclosure label={messages[PASSAGE_LABELS[part]]}>
          <Stack gap={4}>
            {passages.map((evidence, index) => (
              <EvidencePassage
                key={`${index} ${evidence.start}`}
                evidence={evidence}
                inContext={false}
              />
            ))}
          </Stack>
        </UncontrolledDisclosure>
      )}
    </Stack>
  );
}
