import { memoryStorage } from '@spinout/flow-kit';
import { Disclaimers, FeatureDashboard, ServicesStatus } from '@spinout/journey/panels';
import { QuantumSection } from '@spinout/journey/quantum';
import { TwelveStepPage } from '@spinout/journey/twelve-step';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import {
  alert,
  button,
  dialog,
  waitForExpectation,
  field,
  fieldIn,
  fill,
  expectNoAlert,
  one,
  advanceTime,
  press,
  type,
  focusAndPress,
} from '../screens/page.js';
import { errorTexts } from './error-texts.js';
import type { JourneyCase, JourneyCaseDependencies } from './journey-case.types.js';

const quantum = ({ api, runtime }: JourneyCaseDependencies) => (
  <QuantumSection api={api} runtime={runtime} theme="light" />
);

const alerts = (text: string | RegExp) =>
  expect(within(dialog()).getByText(text)).toBeInTheDocument();
const expectNoDialog = () => expect(document.querySelector('[role=alertdialog]')).toBeNull();
const readAlert = async (name: string) => {
  press('OK');
  await waitForExpectation(expectNoDialog);
  await waitForExpectation(() => expect(button(name)).toHaveFocus());
};

const onTopic = ({ api, runtime }: JourneyCaseDependencies) => (
  <TwelveStepPage
    api={api}
    runtime={runtime}
    storage={memoryStorage()}
    theme="light"
    hostname="app.example"
  />
);

const start = () => {
  type('Research topic', 'Solar cells');
  focusAndPress('Start Your Journey');
};

const getStep = (step: number) => one('ol', 'Research journey steps').children[step - 1];

/** A failed step of the twelve-step journey: the run stops and can be repeated from this step. */
const step = (call: JourneyCase['calls'][number], number: number, title: string): JourneyCase => ({
  calls: [call],
  screen: onTopic,
  submit: start,
  expectFailure: (failure) => {
    expect(within(alert()).getByText(errorTexts.step(failure, number, title))).toBeInTheDocument();
    expect(getStep(number)).toHaveTextContent('error');
    expect(getStep(number - 1)).toHaveTextContent('completed');
  },
  expectInputUnchanged: () => expect(field('Research topic')).toHaveValue('Solar cells'),
  retry: () => focusAndPress(`Repeat from step ${number}`),
  expectSuccess: () => {
    expect(getStep(number)).toHaveTextContent('completed');
    expectNoAlert();
  },
});

const dashboard = ({ api, runtime }: JourneyCaseDependencies) => (
  <FeatureDashboard api={api} runtime={runtime} theme="light" />
);

/** The only field of a template. */
const title = () => fieldIn('[role=dialog] input, dialog input');

const HAMILTONIAN = 'Hamiltonian as a sum of Pauli strings';

const TEMPLATE = 'Use Template: Grant Proposal';

export const platformCases = {
  'creating a circuit': {
    calls: ['quantum.createCircuit'],
    screen: quantum,
    enter: () => void type('Number of qubits', '2'),
    submit: () => focusAndPress('Create Circuit'),
    expectFailure: (failure) =>
      alerts(
        errorTexts.quantum(
          'Error creating quantum circuit',
          'Using demo quantum circuit. Full quantum computing features coming soon!',
        )(failure),
      ),
    expectInputUnchanged: () => expect(field('Number of qubits')).toHaveValue(2),
    retry: async () => {
      await readAlert('Create Circuit');
      focusAndPress('Create Circuit');
    },
    expectSuccess: () => {
      expect(screen.getByText('Circuit with 2 qubits')).toBeInTheDocument();
      expectNoDialog();
    },
  },
  'running a circuit': {
    calls: ['quantum.runSimulation'],
    screen: quantum,
    enter: async () => {
      type('Number of qubits', '2');
      press('Create Circuit');
      await waitForExpectation(() => screen.getByText('Circuit with 2 qubits'));
    },
    submit: () => focusAndPress('Run Simulation'),
    expectFailure: (failure) =>
      alerts(
        errorTexts.quantum(
          'Error running quantum simulation',
          'Showing demo quantum simulation results. Full quantum computing features coming soon!',
        )(failure),
      ),
    expectInputUnchanged: () =>
      expect(screen.getByText('Circuit with 2 qubits')).toBeInTheDocument(),
    retry: async () => {
      await readAlert('Run Simulation');
      focusAndPress('Run Simulation');
    },
    expectSuccess: () => {
      expect(one('[role=list]', 'Simulation results')).toHaveTextContent('11: 514');
      expectNoDialog();
    },
  },
  'optimizing a molecule': {
    calls: ['quantum.optimizeMolecule'],
    screen: quantum,
    enter: () => void type('Molecule name', 'H2'),
    submit: () => focusAndPress('Optimize Molecule'),
    expectFailure: (failure) =>
      alerts(
        errorTexts.quantum(
          'Error optimizing molecule',
          /^Demo ground state energy: -[\d.]+ Hartree\. Full quantum chemistry features coming soon!$/,
        )(failure),
      ),
    expectInputUnchanged: () => expect(field('Molecule name')).toHaveValue('H2'),
    retry: async () => {
      await readAlert('Optimize Molecule');
      focusAndPress('Optimize Molecule');
    },
    expectSuccess: () =>
      expect(screen.getByText('Ground state energy: -1.137 Hartree')).toBeInTheDocument(),
  },
  'computing energies': {
    calls: ['quantum.computeEnergies'],
    screen: quantum,
    enter: () => void type(HAMILTONIAN, '-ZZ - IX - XI'),
    submit: () => focusAndPress('Compute energies'),
    expectFailure: (failure) =>
      alerts(
        errorTexts.quantum(
          'Error computing energies',
          'This server does not compute energies of a Hamiltonian.',
        )(failure),
      ),
    expectInputUnchanged: () => expect(field(HAMILTONIAN)).toHaveValue('-ZZ - IX - XI'),
    retry: async () => {
      await readAlert('Compute energies');
      focusAndPress('Compute energies');
    },
    expectSuccess: () =>
      expect(screen.getByText('Exact ground state energy: -2.236068')).toBeInTheDocument(),
  },
  'step 2 of the twelve-step journey': step('research.run', 2, 'Literature Research'),
  'step 3 of the twelve-step journey': step('research.hypothesis', 3, 'Hypothesis Generation'),
  'step 7 of the twelve-step journey': {
    ...step('research.paper', 7, 'Paper Generation'),
    submit: async () => {
      start();
      for (const simulated of [5, 6]) {
        await waitForExpectation(() => expect(getStep(simulated)).toHaveTextContent('in-progress'));
        await advanceTime(2000);
      }
    },
  },
  'the feature dashboard': {
    calls: ['tenStep.analytics', 'platform.services'],
    isReadOnly: true,
    attempts: 2,
    screen: dashboard,
    submit: null,
    expectFailure: () => {
      const text = 'The overview could not be loaded. The other tabs still work.';
      expect(screen.getByText(text)).toBeInTheDocument();
    },
    retry: () => focusAndPress('Try Again'),
    expectSuccess: () => expect(one('[role=list]', 'Completed requests')).toHaveTextContent('3'),
  },
  'a PDF template': {
    calls: ['pdf.generate'],
    screen: ({ api, runtime }) => (
      <FeatureDashboard api={api} runtime={runtime} theme="light" tab="pdf" />
    ),
    enter: async () => {
      await waitForExpectation(() => button(TEMPLATE));
      focusAndPress(TEMPLATE);
      await waitForExpectation(title);
      fill(title(), 'Sleep');
    },
    submit: () => focusAndPress('Generate PDF'),
    expectFailure: (failure) =>
      expect(screen.getByText(errorTexts.template(failure))).toBeInTheDocument(),
    expectInputUnchanged: () => expect(title()).toHaveValue('Sleep'),
    retry: () => focusAndPress('Generate PDF'),
    expectSuccess: () =>
      expect(screen.getByText('Saved as Grant_Proposal_Sleep_2026-03-02.pdf')).toBeInTheDocument(),
  },
  'the disclaimers': {
    calls: ['platform.disclaimers'],
    isReadOnly: true,
    screen: ({ api, storage, runtime }) => (
      <Disclaimers {...{ api, storage, runtime }} theme="light" />
    ),
    submit: null,
    expectFailure: () => {
      const text = 'The server did not respond. These are the built-in disclaimers.';
      expect(screen.getByText(text)).toBeInTheDocument();
      expect(screen.getByText('No medical or legal advice')).toBeInTheDocument();
    },
    retry: () => focusAndPress('I Understand'),
    expectSuccess: () => expect(screen.queryByText('No medical or legal advice')).toBeNull(),
  },
  'the service status': {
    calls: ['platform.services'],
    isReadOnly: true,
    screen: ({ api, runtime }) => (
      <ServicesStatus api={api} runtime={runtime} theme="light" startsOpen />
    ),
    submit: null,
    expectFailure: () => {
      expect(screen.getByText('Some Services Degraded')).toBeInTheDocument();
      expect(screen.getByText('Status unavailable')).toBeInTheDocument();
    },
    retry: async () => {
      await advanceTime(120_000);
    },
    expectSuccess: () => expect(screen.getByText('All Services Operational')).toBeInTheDocument(),
  },
} as const satisfies Record<string, JourneyCase>;
