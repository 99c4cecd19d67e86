'use client';
import { canReadNodeEnv, type FeatureFlags, type PlatformClient } from '@spinout/api-client';
import { Heading } from '@spinout/design-system';
import { useLatest, useLocale, useMessages, useScreen } from '@spinout/flow-kit/react';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { Alerts } from '../../frame/alerts/alerts.js';
import { checkComponent } from '../../frame/check-component.js';
import type { JourneyEventProps } from '../../frame/journey-events.types.js';
import { JourneyFrame, type JourneyFrameProps } from '../../frame/journey-frame.js';
import { useUnsavedWork } from '../../frame/unsaved-work.js';
import { withEvents } from '../../frame/with-events.js';
import { QuantumBundle } from './bundle/quantum-bundle.js';
import { circuitActors, circuitFormActors, type ExportTargets } from './circuit/circuit.actors.js';
import { CircuitExport } from './circuit/circuit-export.js';
import { circuitFormMachine } from './circuit/circuit-form.machine.js';
import { circuitFormModel } from './circuit/circuit-form.model.js';
import { circuitMachine } from './circuit/circuit.machine.js';
import { circuitModel } from './circuit/circuit.model.js';
import { CircuitView } from './circuit/circuit.view.js';
import { hamiltonianActors } from './hamiltonian/hamiltonian.actors.js';
import { hamiltonianMachine } from './hamiltonian/hamiltonian.machine.js';
import { hamiltonianModel } from './hamiltonian/hamiltonian.model.js';
import { HamiltonianView } from './hamiltonian/hamiltonian.view.js';
import { moleculeActors } from './molecule/molecule.actors.js';
import { moleculeMachine } from './molecule/molecule.machine.js';
import { moleculeModel } from './molecule/molecule.model.js';
import { MoleculeView } from './molecule/molecule.view.js';
import { formatAlert } from './quantum-alert.js';
import { quantumMessages } from './quantum.messages.js';
import { SectionRoot } from './quantum.styles.js';

interface QuantumSectionScreenProps {
  /** The client. May be replaced; the next call uses the new one. */
  readonly api: PlatformClient;
  /** Targets of the circuit export. @default the browser's download and clipboard */
  readonly targets?: ExportTargets | undefined;
}

/** Circuits, molecules and Hamiltonians, without providers. */
export function QuantumSectionScreen({ api, targets }: QuantumSectionScreenProps) {
  const messages = useMessages(quantumMessages);
  const locale = useLocale();
  const headingId = useId();
  const client = useLatest(api);
  const form = useScreen({
    machine: () => circuitFormMachine.provide({ actors: circuitFormActors }),
    catalog: quantumMessages,
    model: circuitFormModel,
  });
  const circuit = useScreen({
    machine: () => circuitMachine.provide({ actors: circuitActors(client) }),
    catalog: quantumMessages,
    model: circuitModel,
  });
  const molecule = useScreen({
    machine: () => moleculeMachine.provide({ actors: moleculeActors(client) }),
    catalog: quantumMessages,
    model: moleculeModel,
  });
  const hamiltonian = useScreen({
    machine: () => hamiltonianMachine.provide({ actors: hamiltonianActors(client) }),
    catalog: quantumMessages,
    model: hamiltonianModel,
  });
  const circuitAlert = useSelector(circuit.actor, ({ context }) => context.alerts[0]);
  const moleculeAlert = useSelector(molecule.actor, ({ context }) => context.alerts[0]);
  const energyAlert = useSelector(hamiltonian.actor, ({ context }) => context.alerts[0]);
  const alert = circuitAlert ?? moleculeAlert ?? energyAlert;
  const closeAlert = () => {
    const closed = { type: 'alert.closed' } as const;
    if (circuitAlert) circuit.send(closed);
    else if (moleculeAlert) molecule.send(closed);
    else hamiltonian.send(closed);
  };
  const { created } = circuit.model;
  const energies = useSelector(hamiltonian.actor, ({ context }) => context.found);
  const results = {
    created,
    job: circuit.model.job,
    molecule: molecule.model.found,
    energies,
  };
  const hasResults = Object.values(results).some((result) => result !== null);
  useUnsavedWork(hasResults || form.model.draft.program.trim() ? messages.unsaved : null);
  return (
    <SectionRoot aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        {messages.title}
      </Heading>
      <CircuitView
        form={form.model}
        sendForm={form.send}
        model={circuit.model}
        send={circuit.send}
        exportButtons={
          // An export note of an earlier circuit does not apply to this one.
          created && <CircuitExport key={created.circuit.id} created={created} targets={targets} />
        }
      />
      <MoleculeView model={molecule.model} send={molecule.send} />
      <HamiltonianView model={hamiltonian.model} send={hamiltonian.send} />
      {hasResults && <QuantumBundle results={results} targets={targets} />}
      <Alerts message={alert ? formatAlert(alert, messages, locale) : null} onClose={closeAlert} />
    </SectionRoot>
  );
}

declare const process: { readonly env: { readonly NODE_ENV?: string } };

export interface QuantumSectionProps
  extends JourneyFrameProps, JourneyEventProps<never>, QuantumSectionScreenProps {
  /** With `quantum` off nothing is rendered and no request is sent. @default on */
  readonly features?: Partial<Pick<FeatureFlags, 'quantum'>> | undefined;
}

const ObservedSection = withEvents<QuantumSectionScreenProps>(QuantumSectionScreen);

/**
 * Standalone quantum section: circuits, molecules and Hamiltonians.
 * @example <QuantumSection api={createPlatformClient({ transport })} />
 */
export function QuantumSection(props: QuantumSectionProps) {
  if (canReadNodeEnv()) {
    if (process.env.NODE_ENV !== 'production') checkComponent(props, 'QuantumSection');
  }
  const { api, features, targets, onEvent, ...frame } = props;
  if (features?.quantum === false) return null;
  return (
    <JourneyFrame {...frame}>
      <ObservedSection {...{ api, targets, onEvent }} />
    </JourneyFrame>
  );
}
