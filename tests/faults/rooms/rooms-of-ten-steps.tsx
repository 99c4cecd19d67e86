import { FEATURE_FLAGS } from '@spinout/api-client';
import { exampleBundle } from '@spinout/api-client/testing';
import { MainPage } from '@spinout/journey';
import { AgenticResearch, ResultsPanel } from '@spinout/journey/pipeline';
import { TenStepJourney } from '@spinout/journey/ten-step';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Failure } from '../screens/faults.js';
import {
  alert,
  button,
  dialog,
  eventually,
  fieldIn,
  fill,
  noAlert,
  one,
  pass,
  press,
  reachAndPress,
} from '../screens/page.js';
import { advices } from '../screens/texts.js';
import { roomTexts } from './room-texts.js';
import type { Room, RoomDependencies } from './room.types.js';

/** The one field of the question for the interest. */
const answer = () => fieldIn('[role=dialog] input, dialog input');

const ask = () => reachAndPress('Start Your Journey');
const give = async (interest: string) => {
  await pass(0);
  ask();
  await eventually(answer);
  fill(answer(), interest);
};

const isAt = (step: number) =>
  expect(one('[role=progressbar]', 'Journey progress')).toHaveAttribute(
    'aria-valuenow',
    String(step * 10),
  );

const journey = ({ api, storage, runtime }: RoomDependencies) => (
  <TenStepJourney {...{ api, storage, runtime }} theme="light" hostname="app.example" />
);

/** A journey at a step, as a browser keeps it (ENT-24). */
const journeyAt = (step: number) => (dependencies: RoomDependencies) => {
  void dependencies.storage.write(
    'current-journey',
    JSON.stringify({
      journeyId: 'journey-1',
      journeyData: { interest: 'Sleep and memory' },
      currentStep: step,
      showAgenticSystem: false,
      timestamp: '2026-03-02T10:00:00.000Z',
    }),
  );
  return journey(dependencies);
};

/** TEN-29: a side call that fails is only logged, and the step goes on. */
const sideCall = (call: Room['calls'][number], from: number): Room => ({
  calls: [call],
  reads: call === 'tenStep.analytics',
  screen: journeyAt(from),
  enter: () => eventually(() => expect(button('Continue')).toBeEnabled()),
  ask: () => reachAndPress('Continue'),
  failed: () => {
    isAt(from + 1);
    noAlert();
  },
  kept: () => {
    expect(one('[role=list]', 'Journey details')).toHaveTextContent('Sleep and memory');
  },
  again: () => reachAndPress('Continue'),
  good: () => isAt(from + 2),
});

/** The second line, beside the specified one (T-80). */
const advice = (failure: Failure) => {
  const { expected, lines } = advices(failure);
  if (expected === null) return;
  const line =
    expected === 'offline'
      ? 'You are offline. Your interest is still here. Try again when you are connected.'
      : lines[expected];
  expect(screen.getByText(line)).toBeInTheDocument();
};

const RUN_MS = 20_000;

/** A download of the results: its failure is an alert, and the button is there again. */
const download = (
  call: 'pdf.summary' | 'pdf.researchPaper',
  name: string,
  text: (failure: Failure) => string,
): Room => ({
  calls: [call],
  screen: ({ api, runtime }) => (
    <ResultsPanel api={api} runtime={runtime} bundle={exampleBundle} theme="light" />
  ),
  ask: () => reachAndPress(name),
  failed: (failure) => {
    expect(within(dialog()).getByText(text(failure))).toBeInTheDocument();
  },
  again: async () => {
    press('OK');
    await eventually(() => expect(button(name)).toHaveFocus());
    reachAndPress(name);
  },
  good: () => {
    expect(document.querySelector('[role=alertdialog]')).toBeNull();
    expect(screen.getByText(/^Saved as .*\.pdf$/)).toBeInTheDocument();
  },
});

export const tenStepRooms = {
  'the landing, asked for a journey': {
    calls: ['tenStep.start'],
    screen: journey,
    enter: () => give('Sleep and memory'),
    ask: () => reachAndPress('OK'),
    failed: (failure) => {
      expect(within(alert()).getByText(roomTexts.start(failure))).toBeInTheDocument();
      advice(failure);
      expect(button('Start Your Journey')).toHaveFocus();
    },
    kept: async () => {
      ask();
      await eventually(() => expect(answer()).toHaveValue('Sleep and memory'));
    },
    again: () => reachAndPress('OK'),
    good: () => {
      isAt(1);
      noAlert();
    },
  },
  'a journey that reaches step 2': sideCall('tenStep.analytics', 1),
  'a journey that reaches step 6': sideCall('tenStep.paper', 5),
  'the header of the main page': {
    calls: ['tenStep.health'],
    reads: true,
    screen: ({ api, storage, runtime }) => (
      <MainPage {...{ api, storage, runtime }} theme="light" hostname="app.example" />
    ),
    ask: null,
    failed: (failure) => {
      const word = roomTexts.backend(failure);
      expect(one('[role=status]', 'Backend status')).toHaveTextContent(word);
      expect(screen.getByText(`Backend: ${word}`)).toBeInTheDocument();
    },
    again: async () => {
      await give('Sleep and memory');
      reachAndPress('OK');
    },
    good: () => isAt(1),
  },
  'the research agents': {
    calls: ['research.run'],
    screen: ({ api, storage, runtime }) => (
      <AgenticResearch
        {...{ api, storage, runtime }}
        theme="light"
        topic="BRCA1 protein"
        hostname="localhost"
        features={{ ...FEATURE_FLAGS, quantum: false, pdfExport: false }}
      />
    ),
    ask: null,
    failed: () => {
      expect(
        screen.getByText('Research service failed; running the simulated pipeline instead'),
      ).toBeInTheDocument();
      expect(one('[role=status]', 'Research phase')).toHaveTextContent('research');
    },
    again: async () => {
      await eventually(() => expect(button('Cancel Run')).toBeEnabled());
      for (let wait = 0; wait < 8; wait += 1) await pass(RUN_MS / 8);
      await eventually(() => button('Run Again'));
      reachAndPress('Run Again');
    },
    good: () => {
      expect(screen.getByText(/^The research service answered: /)).toBeInTheDocument();
      expect(one('section', 'Final summary')).toHaveTextContent('Data source: ');
    },
  },
  'the summary of a run': download('pdf.summary', 'Download Summary PDF', roomTexts.summary),
  'the paper of a run': download(
    'pdf.researchPaper',
    'Download Full Research Paper',
    roomTexts.paper,
  ),
} as const satisfies Record<string, Room>;
