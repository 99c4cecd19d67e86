import type { PowerAnalysis } from '@spinout/api-client';
import { Checkbox, fill, RadioCards, Stack, Text } from '@spinout/design-system';
import { UncontrolledDisclosure, useMessages } from '@spinout/flow-kit/react';
import { EvidencePassage } from '../../evidence/evidence-passage.view.js';
import { Note } from '../../view/note.view.js';
import type { ExperimentEvent } from './experiment.machine.js';
import { experimentMessages } from './experiment.messages.js';

interface EffectChoiceProps {
  readonly analysis: PowerAnalysis;
  readonly send: (event: ExperimentEvent) => void;
}

const CONVENTION = -1;

/** The effect of the user's papers that the plan uses, with its quote, and the others that it could use. */
export function EffectChoice({ analysis, send }: EffectChoiceProps) {
  const messages = useMessages(experimentMessages);
  const { effect, effect_source: source, effect_choices: choices = [] } = analysis;
  return (
    <>
      {source && (
        <Stack gap={3}>
          <Text weight="medium">{messages.fromPaper}</Text>
          <EvidencePassage evidence={source.evidence} inContext={false} />
          <Checkbox
            label={messages.asReported}
            hint={fill(messages.asReportedHint, {
              reported: source.reported,
              shrunk: source.shrunk,
            })}
            checked={source.as_reported}
            onCheckedChange={(asReported) => send({ type: 'effect.chosen', asReported })}
          />
        </Stack>
      )}
      {choices.length > 0 && (
        <UncontrolledDisclosure label={source ? messages.otherEffects : messages.offeredEffects}>
          <Stack gap={3}>
            <Note>{source ? messages.otherEffectsHint : messages.offeredEffectsHint}</Note>
            <RadioCards
              label={messages.planWith}
              value={String(source?.number ?? CONVENTION)}
              onValueChange={(value) => send({ type: 'effect.selected', number: Number(value) })}
              items={[
                { value: String(CONVENTION), title: messages.convention },
                ...choices.map(({ number, reported, evidence }) => ({
                  value: String(number),
                  title: fill(messages.effectChoice, {
                    count: number + 1,
                    name: effect.name,
                    value: reported,
                  }),
                  content: <EvidencePassage evidence={evidence} inContext={false} />,
                })),
              ]}
            />
          </Stack>
        </UncontrolledDisclosure>
      )}
    </>
  );
}
