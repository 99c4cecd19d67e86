import { Disclaimers, FeatureDashboard, ServicesStatus } from '@spinout/journey/panels';
import { QuantumSection } from '@spinout/journey/quantum';
import { TwelveStepPage } from '@spinout/journey/twelve-step';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import {
  alert,
  button,
  dialog,
  eventually,
  field,
  fieldIn,
  fill,
  noAlert,
  one,
  pass,
  press,
  type,
  reachAndPress,
} from '../screens/page.js';
import { roomTexts } from './room-texts.js';
import type { Room, RoomDependencies } from './room.types.js';

const quantum = ({ api, runtime }: RoomDependencies) => (
  <QuantumSection api={api} runtime={runtime} theme="light" />
);

const alerts = (text: string | RegExp) =>
  expect(within(dialog()).getByText(text)).toBeInTheDocument();
const noDialog = () => expect(document.querySelector('[role=alertdialog]')).toBeNull();
const readAlert = async (name: string) => {
  press('OK');
  await eventually(noDialog);
  await eventually(() => expect(button(name)).toHaveFocus());
};

const onTopic = ({ api, runtime }: RoomDependencies) => (
  <TwelveStepPage api={api} runtime={runtime} theme="light" hostname="app.example" />
);

const start = () => {
  type('Research topic', 'Solar cells');
  reachAndPress('Start Your Journey');
};

const stepOf = (step: number) => one('ol', 'Research journey steps').children[step - 1];

/** A step of the twelve whose call fails: the run stops there and can be repeated from there. */
const step = (call: Room['calls'][number], number: number, title: string): Room => ({
  calls: [call],
  screen: onTopic,
  ask: start,
  failed: (failure) => {
    expect(within(alert()).getByText(roomTexts.step(failure, number, title))).toBeInTheDocument();
    expect(stepOf(number)).toHaveTextContent('error');
    expect(stepOf(number - 1)).toHaveTextContent('completed');
  },
  kept: () => expect(field('Research topic')).toHaveValue('Solar cells'),
  again: () => reachAndPress(`Repeat from step ${number}`),
  good: () => {
    expect(stepOf(number)).toHaveTextContent('completed');
    noAlert();
  },
});

const dashboard = ({ api, runtime }: RoomDependencies) => (
  <FeatureDashboard api={api} runtime={runtime} theme="light" />
);

/** The one field of a template. */
const title = () => fieldIn('[role=dialog] input, dialog input');

const TEMPLATE = 'Use Template: Grant Proposal';

export const platformRooms = {
  'the making of a circuit': {
    calls: ['quantum.createCircuit'],
    screen: quantum,
    enter: () => void type('Number of qubits', '2'),
    ask: () => reachAndPress('Create Circuit'),
    failed: (failure) =>
      alerts(
        roomTexts.quantum(
          'Error creating quantum circuit',
          'Using demo quantum circuit. Full quantum computing features coming soon!',
        )(failure),
      ),
    kept: () => expect(field('Number of qubits')).toHaveValue(2),
    again: async () => {
      await readAlert('Create Circuit');
      reachAndPress('Create Circuit');
    },
    good: () => {
      expect(screen.getByText('Circuit: Circuit 2 qubits (2 qubits)')).toBeInTheDocument();
      noDialog();
    },
  },
  'the running of a circuit': {
    calls: ['quantum.runSimulation'],
    screen: quantum,
    enter: async () => {
      type('Number of qubits', '2');
      press('Create Circuit');
      await eventually(() => screen.getByText('Circuit: Circuit 2 qubits (2 qubits)'));
    },
    ask: () => reachAndPress('Run Simulation'),
    failed: (failure) =>
      alerts(
        roomTexts.quantum(
          'Error running quantum simulation',
          'Showing demo quantum simulation results. Full quantum computing features coming soon!',
        )(failure),
      ),
    kept: () =>
      expect(screen.getByText('Circuit: Circuit 2 qubits (2 qubits)')).toBeInTheDocument(),
    again: async () => {
      await readAlert('Run Simulation');
      reachAndPress('Run Simulation');
    },
    good: () => {
      expect(one('[role=list]', 'Simulation results')).toHaveTextContent('11: 514');
      noDialog();
    },
  },
  'the optimizing of a molecule': {
    calls: ['quantum.optimizeMolecule'],
    screen: quantum,
    enter: () => void type('Molecule name', 'H2'),
    ask: () => reachAndPress('Optimize Molecule'),
    failed: (failure) =>
      alerts(
        roomTexts.quantum(
          'Error optimizing molecule',
          /^Demo ground state energy: -[\d.]+ Hartree\. Full quantum chemistry features coming soon!$/,
        )(failure),
      ),
    kept: () => expect(field('Molecule name')).toHaveValue('H2'),
    again: async () => {
      await readAlert('Optimize Molecule');
      reachAndPress('Optimize Molecule');
    },
    good: () => expect(screen.getByText('Ground state energy: -1.137 Hartree')).toBeInTheDocument(),
  },
  'step 2 of the twelve': step('research.run', 2, 'Literature Research'),
  'step 3 of the twelve': step('research.hypothesis', 3, 'Hypothesis Generation'),
  'step 7 of the twelve': {
    ...step('research.paper', 7, 'Paper Generation'),
    ask: async () => {
      start();
      for (const simulated of [5, 6]) {
        await eventually(() => expect(stepOf(simulated)).toHaveTextContent('in-progress'));
        await pass(2000);
      }
    },
  },
  'the overview of the features': {
    calls: ['tenStep.analytics', 'platform.services'],
    reads: true,
    tries: 2,
    screen: dashboard,
    ask: null,
    failed: () => {
      const text = 'The overview could not be loaded. The other tabs still work.';
      expect(screen.getByText(text)).toBeInTheDocument();
    },
    again: () => reachAndPress('Try Again'),
    good: () => expect(one('[role=list]', 'Completed requests')).toHaveTextContent('3'),
  },
  'a template to be made into a PDF': {
    calls: ['pdf.generate'],
    screen: ({ api, runtime }) => (
      <FeatureDashboard api={api} runtime={runtime} theme="light" tab="pdf" />
    ),
    enter: async () => {
      await eventually(() => button(TEMPLATE));
      reachAndPress(TEMPLATE);
      await eventually(title);
      fill(title(), 'Sleep');
    },
    ask: () => reachAndPress('Generate PDF'),
    failed: (failure) => expect(screen.getByText(roomTexts.template(failure))).toBeInTheDocument(),
    kept: () => expect(title()).toHaveValue('Sleep'),
    again: () => reachAndPress('Generate PDF'),
    good: () =>
      expect(screen.getByText('Saved as Grant_Proposal_Sleep_2026-03-02.pdf')).toBeInTheDocument(),
  },
  'the disclaimers': {
    calls: ['platform.disclaimers'],
    reads: true,
    screen: ({ api, storage, runtime }) => (
      <Disclaimers {...{ api, storage, runtime }} theme="light" />
    ),
    ask: null,
    failed: () => {
      const text = 'The server did not answer; this is the text that comes with the page.';
      expect(screen.getByText(text)).toBeInTheDocument();
      expect(screen.getByText('No medical or legal advice')).toBeInTheDocument();
    },
    again: () => reachAndPress('I Understand'),
    good: () => expect(screen.queryByText('No medical or legal advice')).toBeNull(),
  },
  'the status of the services': {
    calls: ['platform.services'],
    reads: true,
    screen: ({ api, runtime }) => (
      <ServicesStatus api={api} runtime={runtime} theme="light" startsOpen />
    ),
    ask: null,
    failed: () => {
      expect(screen.getByText('Some Services Degraded')).toBeInTheDocument();
      expect(screen.getByText('Status unavailable')).toBeInTheDocument();
    },
    again: async () => {
      await pass(120_000);
    },
    good: () => expect(screen.getByText('All Services Operational')).toBeInTheDocument(),
  },
} as const satisfies Record<string, Room>;
