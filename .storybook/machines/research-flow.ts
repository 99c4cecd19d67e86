import { downloadMachine } from '../../packages/research-flow/src/download/download.machine.js';
import { flowMachine } from '../../packages/research-flow/src/flow/flow.machine.js';
import { companyMachine } from '../../packages/research-flow/src/steps/company/company.machine.js';
import { experimentMachine } from '../../packages/research-flow/src/steps/experiment/experiment.machine.js';
import { hypothesisMachine } from '../../packages/research-flow/src/steps/hypothesis/hypothesis.machine.js';
import { literatureMachine } from '../../packages/research-flow/src/steps/literature/literature.machine.js';
import { paperMachine } from '../../packages/research-flow/src/steps/paper/paper.machine.js';
import { topicMachine } from '../../packages/research-flow/src/steps/topic/topic.machine.js';
import { NO_SCREEN, type MachineEntry } from './machine-entry.js';

/** The machines of the research flow, in the order of the steps. */
export const researchFlowMachines: readonly MachineEntry[] = [
  {
    name: 'Flow of six steps',
    machine: flowMachine,
    stories: 'Research flow/Flow',
    screens: {
      restoring: ['Restoring'],
      opening: NO_SCREEN.atOnce,
      fetching: NO_SCREEN.loading,
      loadFailed: ['LoadFailed'],
      topic: 'The screen of the topic step.',
      paper: 'The screen of the paper step.',
      hypothesis: ['Workbench', 'SourceOnPhone'],
      literature: 'The screen of the literature step.',
      experiment: 'The screen of the experiment step.',
      company: 'The screen of the company step.',
      unknown: 'A step number that does not exist has no screen.',
    },
  },
  {
    name: 'Topic',
    machine: topicMachine,
    stories: 'Research flow/Topic',
    screens: {
      choosing: ['Opened', 'Browsing', 'Writing'],
      'choosing.ready': [
        'Opened',
        'Suggested',
        'NothingSuggested',
        'Selected',
        'Browsing',
        'Writing',
      ],
      'choosing.suggesting': ['Generating'],
      completed: NO_SCREEN.done,
    },
  },
  {
    name: 'Paper',
    machine: paperMachine,
    stories: 'Research flow/Paper',
    screens: {
      choosing: ['Opened', 'FileChosen', 'FileLost', 'Address', 'PastedText'],
      analyzing: ['Analyzing', 'OpeningPaper', 'Reading'],
      continuing: NO_SCREEN.atOnce,
      completed: NO_SCREEN.done,
    },
  },
  {
    name: 'Hypothesis',
    machine: hypothesisMachine,
    stories: 'Research flow/Hypothesis',
    screens: {
      routing: NO_SCREEN.atOnce,
      idle: ['Idle', 'WithoutPaper'],
      generating: ['Generating'],
      generated: ['Generated', 'WeakEvidence', 'EvidenceMap'],
      editing: ['Editing', 'EditingIncomplete'],
      writingOwn: ['WritingOwn', 'OwnTyped'],
      unsupported: ['Unsupported', 'UnsupportedWithoutPaper', 'UnsupportedAgain'],
      failed: ['Failed', 'Invalid', 'FailedAgain'],
      completed: NO_SCREEN.done,
    },
  },
  {
    name: 'Literature',
    machine: literatureMachine,
    stories: 'Research flow/Literature',
    screens: {
      opening: NO_SCREEN.atOnce,
      searching: ['Searching'],
      choosing: ['Found', 'Selected', 'NothingFound', 'ByYear'],
      reviewing: ['Reviewing'],
      completed: NO_SCREEN.done,
    },
  },
  {
    name: 'Experiment',
    machine: experimentMachine,
    stories: 'Research flow/Experiment',
    screens: {
      opening: NO_SCREEN.atOnce,
      interrupted: ['Interrupted'],
      designing: ['Designing'],
      editing: ['Overview', 'Explained', 'Variables', 'Timeline', 'Resources'],
      completed: NO_SCREEN.done,
    },
  },
  {
    name: 'Company',
    machine: companyMachine,
    stories: 'Research flow/Company',
    screens: {
      opening: NO_SCREEN.atOnce,
      interrupted: ['Interrupted'],
      creating: ['Creating'],
      preparing: NO_SCREEN.atOnce,
      unavailable: ['Unavailable'],
      forming: ['Overview', 'LegalDocs', 'Fundraising', 'IpStrategy', 'Compliance'],
      'forming.completed': ['Completed'],
    },
  },
  {
    name: 'Downloads',
    machine: downloadMachine,
    stories: 'Research flow/Download options',
    screens: { ready: ['Ready', 'Saved', 'Failed'], generating: ['Generating'] },
  },
];
