'use client';
import type { PlatformClient } from '@spinout/api-client';
import { Heading } from '@spinout/design-system';
import { useLatest, useMachineActor, useRuntime } from '@spinout/flow-kit/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { useId } from 'react';
import { createActor } from 'xstate';
import { Alerts } from '../../frame/alerts/alerts.js';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { circuitActors, circuitFormActors, type ExportTargets } from './circuit/circuit.actors.js';
import { CircuitExport } from './circuit/circuit-export.js';
import { circuitFormMachine } from './circuit/circuit-form.machine.js';
import { circuitFormModel } from './circuit/circuit-form.model.js';
import { circuitMachine } from './circuit/circuit.machine.js';
import { circuitModel } from './circuit/circuit.model.js';
import { CircuitView } from './circuit/circuit.view.js';
import { moleculeActors } from './molecule/molecule.actors.js';
import { moleculeMachine } from './molecule/molecule.machine.js';
import { moleculeModel } from './molecule/molecule.model.js';
import { MoleculeView } from './molecule/molecule.view.js';
import { formatAlert } from './quantum-alert.js';
import { quantumMessages } from './quantum.messages.js';
import { SectionRoot } from './quantum.styles.js';

export interface QuantumSectionScreenProps {
  readonly api: PlatformClient;
  /** Targets of the circuit export. @default the browser's download and clipboard */
  readonly targets?: ExportTargets | undefined;
}

/** Circuits and molecules, without providers. */
export function QuantumSectionScreen({ api, targets }: QuantumSectionScreenProps) {
  const runtime = useRuntime();
  const messages = useMessages(quantumMessages);
  const locale = useLocale();
  const headingId = useId();
  const client = useLatest(api);
  const form = useMachineActor(() =>
    createActor(circuitFormMachine.provide({ actors: circuitFormActors })),
  );
  const circuit = useMachineActor(() =>
    createActor(circuitMachine.provide({ actors: circuitActors(client) }), { input: { runtime } }),
  );
  const molecule = useMachineActor(() =>
    createActor(moleculeMachine.provide({ actors: moleculeActors(client) }), {
      input: { runtime },
    }),
  );
  const formModel = useSelector(form, (s) => circuitFormModel(s, messages, locale), shallowEqual);
  const model = useSelector(circuit, circuitModel, shallowEqual);
  const found = useSelector(molecule, (s) => moleculeModel(s, messages, locale), shallowEqual);
  const circuitAlert = useSelector(circuit, ({ context }) => context.alerts[0]);
  const moleculeAlert = useSelector(molecule, ({ context }) => context.alerts[0]);
  const alert = circuitAlert ?? moleculeAlert;
  return (
    <SectionRoot aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        {messages.title}
      </Heading>
      <CircuitView
        form={formModel}
        sendForm={(event) => form.send(event)}
        model={model}
        send={(event) => circuit.send(event)}
        exportButtons={
          model.created && (
            // An export note of an earlier circuit does not apply to this one.
            <CircuitExport
              key={model.created.circuit.id}
              {...{ created: model.created, messages, targets }}
            />
          )
        }
        messages={messages}
        locale={locale}
      />
      <MoleculeView model={found} send={(event) => molecule.send(event)} messages={messages} />
      <Alerts
        message={alert ? formatAlert(alert, messages, locale) : null}
        onClose={() => (circuitAlert ? circuit : molecule).send({ type: 'alert.closed' })}
      />
    </SectionRoot>
  );
}
