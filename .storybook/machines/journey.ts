import { authMachine } from '../../packages/journey/src/account/auth/auth.machine.js';
import { pipelineMachine } from '../../packages/journey/src/journeys/pipeline/pipeline.machine.js';
import { circuitMachine } from '../../packages/journey/src/journeys/quantum/circuit/circuit.machine.js';
import { moleculeMachine } from '../../packages/journey/src/journeys/quantum/molecule/molecule.machine.js';
import { resultsMachine } from '../../packages/journey/src/journeys/results/results.machine.js';
import { tenStepMachine } from '../../packages/journey/src/journeys/ten-step/ten-step.machine.js';
import { twelveStepMachine } from '../../packages/journey/src/journeys/twelve-step/twelve-step.machine.js';
import { disclaimersMachine } from '../../packages/journey/src/panels/disclaimers/disclaimers.machine.js';
import { servicesStatusMachine } from '../../packages/journey/src/panels/services-status/services-status.machine.js';
import { mainPageMachine } from '../../packages/journey/src/shell/main-page/main-page.machine.js';
import { NO_SCREEN, type MachineEntry } from './machine-entry.js';

/** The machines of the journeys and their panels. */
export const journeyMachines: readonly MachineEntry[] = [
  {
    name: 'Main page',
    machine: mainPageMachine,
    stories: 'Journey/Main page',
    screens: {
      checking: ['Checking'],
      ready: ['Landing', 'Platform', 'Journey', 'Demo', 'DesignSystem'],
      error: ['BackendInError'],
      offline: ['Offline'],
    },
  },
  {
    name: 'Ten steps',
    machine: tenStepMachine,
    stories: 'Journey/Ten-step journey',
    screens: {
      restoring: NO_SCREEN.atOnce,
      landing: ['Question'],
      'landing.idle': 'The landing page: Journey › Main page.',
      'landing.starting': ['Processing'],
      active: ['Hypothesis', 'Literature', 'Results', 'Complete'],
      'active.fetchingAnalytics': ['Processing'],
      'active.requestingPaper': ['Processing'],
      'active.advancing': ['Processing'],
    },
  },
  {
    name: 'Twelve steps',
    machine: twelveStepMachine,
    stories: 'Journey/Twelve steps',
    screens: {
      restoring: NO_SCREEN.atOnce,
      ready: ['Opened', 'Typed', 'Failed', 'Stopped', 'Completed'],
      running: ['Researching'],
      'running.choosing': NO_SCREEN.atOnce,
      'running.simulating': ['Simulating'],
    },
  },
  {
    name: 'Research agents',
    machine: pipelineMachine,
    stories: 'Journey/Research agents',
    screens: {
      restoring: NO_SCREEN.atOnce,
      opening: ['Opening'],
      initialization: ['Waiting', 'BlankTopic'],
      interrupted: ['Interrupted'],
      research: ['Asking'],
      'research.designing': ['Designing'],
      completed: ['Completed', 'WithoutProtein', 'Outputs'],
      error: ['Failed'],
    },
  },
  {
    name: 'Circuit',
    machine: circuitMachine,
    stories: 'Journey/Quantum/Circuit',
    screens: {
      idle: ['Fresh', 'Created', 'Ran', 'TooLong'],
      preparing: ['Creating'],
      creating: ['Creating'],
      demonstrating: ['Creating', 'Demo'],
      running: ['Running'],
    },
  },
  {
    name: 'Molecule',
    machine: moleculeMachine,
    stories: 'Journey/Quantum/Molecule',
    screens: { idle: ['Empty', 'Found'], optimizing: ['Optimizing'] },
  },
  {
    name: 'Results',
    machine: resultsMachine,
    stories: 'Journey/Results',
    screens: {
      summary: ['Offered'],
      paper: ['Offered'],
      json: ['Offered'],
      bundle: ['Offered'],
      'summary.saving': ['Generating'],
      'paper.saving': ['Generating'],
      'json.saving': ['Generating'],
      'bundle.saving': ['Generating'],
    },
  },
  {
    name: 'Sign-in',
    machine: authMachine,
    stories: 'Journey/Authentication',
    screens: {
      opening: NO_SCREEN.loading,
      callback: ['Authenticating'],
      'callback.refused': ['Refused'],
      redirecting: ['Redirecting'],
      navigating: ['Redirecting'],
      checking: ['Checking'],
      'checking.loadingAgain': ['CheckingAgain'],
      choosingAccount: ['DemoAccount'],
      signedOut: ['SignedOut'],
      unverified: ['Unverified', 'NotVerified'],
      signedIn: ['SignedIn'],
      guest: ['SignedOut'],
      demo: ['DemoAccount'],
      signingIn: ['Redirecting', 'ServiceUnavailable'],
      mocking: ['DemoAccount'],
      savingAccount: ['Checking'],
      signingOut: ['Checking'],
    },
  },
  {
    name: 'Disclaimers',
    machine: disclaimersMachine,
    stories: 'Journey/Disclaimers',
    screens: {
      opening: NO_SCREEN.loading,
      loadingDismissal: NO_SCREEN.loading,
      reading: NO_SCREEN.loading,
      showing: ['Shown', 'Opened', 'BuiltIn', 'InFull'],
      saving: NO_SCREEN.behind,
      understood: ['Understood'],
      dismissedEarlier: ['Understood'],
    },
  },
  {
    name: 'Services status',
    machine: servicesStatusMachine,
    stories: 'Journey/Services status',
    screens: {
      checking: ['Checking'],
      waiting: ['Operational', 'Degraded', 'Unavailable', 'Closed'],
      paused: NO_SCREEN.behind,
    },
  },
];
