import { createApiClient } from '@spinout/api-client';
import {
  allExampleReplies,
  exampleAnalysis,
  exampleHypothesis,
  scriptedTransport,
} from '@spinout/api-client/testing';
import { testRuntime } from '@spinout/flow-kit/testing';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { getLanguageModel } from '../saved/step-inputs.js';
import { experimentActors } from '../steps/experiment/experiment.actors.js';
import { experimentMachine } from '../steps/experiment/experiment.machine.js';
import { experimentMessages } from '../steps/experiment/experiment.messages.js';
import { literatureActors } from '../steps/literature/literature.actors.js';
import { literatureMachine } from '../steps/literature/literature.machine.js';
import { literatureMessages } from '../steps/literature/literature.messages.js';
import { LanguageModelNotice } from './language-model-notice.view.js';

const NAMED = { ...exampleAnalysis, language_model: { name: 'made-up-1' } };

describe('the language model of a flow', () => {
  it('is the one that the analysis named, and the choice of the hypothesis step holds', () => {
    expect(getLanguageModel({}, {})).toBeNull();
    expect(getLanguageModel({ paper_analysis: NAMED }, {})).toEqual({
      name: 'made-up-1',
      isAllowed: true,
    });
    expect(
      getLanguageModel(
        { paper_analysis: NAMED },
        { hypothesis: { hypothesis: null, isModelAllowed: false } },
      ),
    ).toEqual({ name: 'made-up-1', isAllowed: false });
  });
});

describe('what a later step says of the language model', () => {
  it.each([
    [
      'literature',
      literatureMessages.languageModelHint,
      /^We send the abstracts of all papers found/,
    ],
    ['experiment', experimentMessages.languageModelHint, /^We send the proposed design/],
  ])('names in the %s step what is sent to whom', (_, hint, text) => {
    render(<LanguageModelNotice model={{ name: 'made-up-1', isAllowed: true }} hint={hint} />);
    const notice = screen.getByText(text);
    expect(notice).toHaveTextContent('to the language model made-up-1');
    expect(notice).toHaveTextContent('You can turn it off in the hypothesis step.');
  });

  it.each([[null], [{ name: 'made-up-1', isAllowed: false }]])(
    'is nothing where nothing is sent',
    (model) => {
      const { container } = render(<LanguageModelNotice model={model} hint="Sent to {name}" />);
      expect(container).toBeEmptyDOMElement();
    },
  );
});

describe('the requests of later steps', () => {
  const start = async (isAllowed: boolean) => {
    const transport = scriptedTransport(allExampleReplies);
    const api = createApiClient({ transport });
    const input = {
      runtime: testRuntime(),
      journeyId: 'journey-1',
      hypothesis: exampleHypothesis,
      languageModel: { name: 'made-up-1', isAllowed },
    };
    const search = createActor(literatureMachine.provide({ actors: literatureActors(api) }), {
      input,
    }).start();
    await waitFor(search, (snapshot) => !snapshot.hasTag('busy'));
    const design = createActor(experimentMachine.provide({ actors: experimentActors(api) }), {
      input,
    }).start();
    await waitFor(design, (snapshot) => !snapshot.hasTag('busy'));
    return ['literature.search' as const, 'experiment.design' as const].flatMap((id) =>
      transport.sentTo(id),
    );
  };

  it('forbid the model where the person turned it off, and say nothing otherwise', async () => {
    expect(await start(false)).toMatchObject([
      { language_model: false },
      { language_model: false },
    ]);
    for (const body of await start(true)) expect(body).not.toHaveProperty('language_model');
  });
});
