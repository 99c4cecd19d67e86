import { FileDrop, NumberField, Select, Stack, Text, TextArea } from '@spinout/design-system';
import { UndoBanner, useMessages } from '@spinout/flow-kit/react';
import { useRef } from 'react';
import { MAX_QUBITS, MIN_QUBITS } from '../quantum.constants.js';
import { quantumMessages } from '../quantum.messages.js';
import { Costs, Fields, Program } from '../quantum.styles.js';
import type { CircuitFormEvent } from './circuit-form.machine.js';
import type { CircuitFormModel } from './circuit-form.model.js';
import type { CircuitChoice, NoiseLevel } from './circuit.types.js';

interface CircuitFormViewProps {
  readonly model: CircuitFormModel;
  readonly send: (event: CircuitFormEvent) => void;
  /** Called for Enter in the number field; creates the circuit. */
  readonly onEnter: () => void;
}

export function CircuitFormView({ model, send, onEnter }: CircuitFormViewProps) {
  const messages = useMessages(quantumMessages);
  return (
    <Stack gap={4}>
      <Fields>
        <NumberField
          label={messages.qubits}
          hint={model.isProgram ? messages.qubitsOfProgram : messages.qubitsHint}
          min={MIN_QUBITS}
          max={MAX_QUBITS}
          step={1}
          value={model.qubits}
          disabled={model.isProgram}
          onValueChange={(text) => send({ type: 'qubits.typed', text })}
          onBlur={() => send({ type: 'qubits.left' })}
          onEnter={() => {
            send({ type: 'qubits.left' });
            onEnter();
          }}
        />
        <Select<CircuitChoice>
          label={messages.template}
          hint={messages.templateHints[model.draft.template]}
          value={model.draft.template}
          options={choices.map((value) => ({ value, label: messages.templates[value] }))}
          error={model.choiceFault ?? undefined}
          onValueChange={(template) => send({ type: 'template.chosen', template })}
        />
        <Select<NoiseLevel>
          label={messages.noise}
          hint={model.noiseHint}
          value={model.draft.noise}
          options={noiseLevels.map((value) => ({ value, label: messages.noiseLevels[value] }))}
          onValueChange={(noise) => send({ type: 'noise.chosen', noise })}
        />
      </Fields>
      {model.isProgram && <OwnProgram model={model} send={send} />}
      <Costs>
        <Text role="status" size="sm" tone="muted">
          {model.memory}
        </Text>
        <Text role="status" size="sm" weight="medium">
          {model.longRun}
        </Text>
      </Costs>
    </Stack>
  );
}

const noiseLevels = ['none', 'low', 'high'] as const;
const choices = ['ghz', 'uniform', 'qft', 'grover', 'random', 'program'] as const;

function OwnProgram({ model, send }: Omit<CircuitFormViewProps, 'onEnter'>) {
  const messages = useMessages(quantumMessages);
  const program = useRef<HTMLTextAreaElement>(null);
  // The notice that has the focus disappears.
  const leave = (event: CircuitFormEvent) => {
    program.current?.focus();
    send(event);
  };
  return (
    <Program>
      {model.canRestoreProgram && (
        <UndoBanner
          onUndo={() => leave({ type: 'undo.requested' })}
          onDismiss={() => leave({ type: 'undo.dismissed' })}
          dismissLabel={messages.dismissProgram}
        >
          {messages.programReplaced}
        </UndoBanner>
      )}
      <TextArea
        ref={program}
        label={messages.program}
        hint={model.programFine}
        error={model.programFault ?? undefined}
        value={model.draft.program}
        rows={8}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        dir="ltr"
        onValueChange={(text) => send({ type: 'program.typed', text })}
      />
      <FileDrop
        label={messages.file}
        prompt={messages.filePrompt}
        hint={messages.fileHint}
        accept=".qasm,.txt"
        error={model.fileProblem ?? undefined}
        onFile={(file) => send({ type: 'file.chosen', file })}
        onRejected={() => send({ type: 'file.refused' })}
      />
    </Program>
  );
}
