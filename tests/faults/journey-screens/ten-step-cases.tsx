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
  waitForExpectation,
  fieldIn,
  fill,
  expectNoAlert,
  one,
  advanceTime,
  press,
  focusAndPress,
} from '../screens/page.js';
import { adviceTexts } from '../screens/texts.js';
import { errorTexts } from './error-texts.js';
import type { JourneyCase, JourneyCaseDependencies } from './journey-case.types.js';

/** The only field of the dialog for the research interest. */
const answer = () => fieldIn('[role=dialog] input, dialog input');

const submit = () => focusAndPress('Start Your Journey');
const giveReply = async (interest: string) => {
  await advanceTime(0);
  submit();
  await waitForExpectation(answer);
  fill(answer(), interest);
};

const isAt = (step: number) =>
  expect(one('[role=progressbar]', 'Journey progress')).toHaveAttribute(
    'aria-valuenow',
    String(step * 10),
  );

const journey = ({ api, storage, runtime }: JourneyCaseDependencies) => (
  <TenStepJourney {...{ api, storage, runtime }} theme="light" hostname="app.example" />
);

/** A saved journey at a step. */
const journeyAt = (step: number) => (dependencies: JourneyCaseDependencies) => {
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

/** A background call: its failure is only logged, and the step continues. */
const backgroundCall = (call: JourneyCase['calls'][number], from: number): JourneyCase => ({
  calls: [call],
  isReadOnly: call === 'tenStep.analytics',
  screen: journeyAt(from),
  enter: () => waitForExpectation(() => expect(button('Continue')).toBeEnabled()),
  submit: () => focusAndPress('Continue'),
  expectFailure: () => {
    isAt(from + 1);
    expectNoAlert();
  },
  expectInputUnchanged: () => {
    expect(one('[role=list]', 'Journey details')).toHaveTextContent('Sleep and memory');
  },
  retry: () => focusAndPress('Continue'),
  expectSuccess: () => isAt(from + 2),
});

/** The advice shown below the specified text. */
const advice = (failure: Failure) => {
  const { expected, lines } = adviceTexts(failure);
  if (expected === null) return;
  const line =
    expected === 'offline'
      ? 'You are offline. Your interest is still here. Try again when you are connected.'
      : lines[expected];
  expect(screen.getByText(line)).toBeInTheDocument();
};

const RUN_MS = 20_000;

/** A download of the results: after a failure there is an alert and the button is enabled again. */
const download = (
  call: 'pdf.summary' | 'pdf.researchPaper',
  name: string,
  text: (failure: Failure) => string,
): JourneyCase => ({
  calls: [call],
  screen: ({ api, runtime }) => (
    <ResultsPanel api={api} runtime={runtime} bundle={exampleBundle} theme="light" />
  ),
  submit: () => focusAndPress(name),
  expectFailure: (failure) => {
    expect(within(dialog()).getByText(text(failure))).toBeInTheDocument();
  },
  retry: async () => {
    press('OK');
    await waitForExpectation(() => expect(button(name)).toHaveFocus());
    focusAndPress(name);
  },
  expectSuccess: () => {
    expect(document.querySelector('[role=alertdialog]')).toBeNull();
    expect(screen.getByText(/^Saved as .*\.pdf$/)).toBeInTheDocument();
  },
});

export const tenStepCases = {
  'the landing page': {
    calls: ['tenStep.start'],
    screen: journey,
    enter: () => giveReply('Sleep and memory'),
    submit: () => focusAndPress('OK'),
    expectFailure: (failure) => {
      expect(within(alert()).getByText(errorTexts.start(failure))).toBeInTheDocument();
      advice(failure);
      expect(button('Start Your Journey')).toHaveFocus();
    },
    expectInputUnchanged: async () => {
      submit();
      await waitForExpectation(() => expect(answer()).toHaveValue('Sleep and memory'));
    },
    retry: () => focusAndPress('OK'),
    expectSuccess: () => {
      isAt(1);
      expectNoAlert();
    },
  },
  'the ten-step journey at step 2': backgroundCall('tenStep.analytics', 1),
  'the ten-step journey at step 6': backgroundCall('tenStep.paper', 5),
  'the header of the main page': {
    calls: ['tenStep.health'],
    isReadOnly: true,
    screen: ({ api, storage, runtime }) => (
      <MainPage {...{ api, storage, runtime }} theme="light" hostname="app.example" />
    ),
    submit: null,
    expectFailure: (failure) => {
      const word = errorTexts.backend(failure);
      expect(one('[role=status]', 'Backend status')).toHaveTextContent(word);
      expect(screen.getByText(`Backend: ${word}`)).toBeInTheDocument();
    },
    retry: async () => {
      await giveReply('Sleep and memory');
      focusAndPress('OK');
    },
    expectSuccess: () => isAt(1),
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
    submit: null,
    expectFailure: () => {
      expect(
        screen.getByText('Research service failed; running the simulated pipeline instead'),
      ).toBeInTheDocument();
      expect(one('[role=status]', 'Research phase')).toHaveTextContent('research');
    },
    retry: async () => {
      await waitForExpectation(() => expect(button('Cancel Run')).toBeEnabled());
      for (let wait = 0; wait < 8; wait += 1) await advanceTime(RUN_MS / 8);
      await waitForExpectation(() => button('Run Again'));
      focusAndPress('Run Again');
    },
    expectSuccess: () => {
      expect(screen.getByText(/^Research service responded: /)).toBeInTheDocument();
      expect(one('section', 'Final summary')).toHaveTextContent('Data source: ');
    },
  },
  'the summary of a run': download('pdf.summary', 'Download Summary PDF', errorTexts.summary),
  'the paper of a run': download(
    'pdf.researchPaper',
    'Download Full Research Paper',
    errorTexts.paper,
  ),
} as const satisfies Record<string, JourneyCase>;
