import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ClaimList } from './evidence/claim-list.view.js';
import { exampleClaims } from './evidence/evidence.fixtures.js';
import { flowFixtures } from './flow/flow.fixtures.js';
import { flowMessages } from './flow/flow.messages.js';
import { FlowView } from './flow/flow.view.js';
import { ResultsRail } from './flow/results-rail.view.js';
import { Source } from './source/source.js';
import { ExperimentStepView } from './steps/experiment/experiment-step.view.js';
import { experimentModels } from './steps/experiment/experiment.fixtures.js';
import { HypothesisStepView } from './steps/hypothesis/hypothesis-step.view.js';
import { hypothesisModels } from './steps/hypothesis/hypothesis.fixtures.js';
import { literatureModels } from './steps/literature/literature.fixtures.js';
import { LiteratureTable } from './steps/literature/literature-table.view.js';
import { completeStepsBefore, open, walk } from './testing/render-flow.js';

const TYPES = readFileSync(join(import.meta.dirname, 'view/flow-part.types.ts'), 'utf8');
const documented = [...TYPES.matchAll(/^ {2}\| '([\w-]+)'/gm)].map(([, name]) => name ?? '');

/** Collects the parts that are added to the page, however briefly. */
const shown = new Set<string>();
const observer = new MutationObserver((records) => {
  const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
  for (const element of added.filter((node) => node instanceof Element))
    for (const part of [element, ...element.querySelectorAll('[data-part]')]) {
      const name = part.getAttribute('data-part');
      if (name !== null) shown.add(name);
    }
});

afterEach(() => observer.disconnect());

const send = () => undefined;
const [evidence] = exampleClaims.supported.evidence;

it('a flow shows each part that is documented for its hosts, and no other', async () => {
  observer.observe(document.body, { childList: true, subtree: true });
  const flow = open({ revisit: true });
  await completeStepsBefore(6);
  await walk.company();
  await screen.findByRole('heading', { name: 'Download Options' });
  await screen.findByText('Company formation complete.');
  // Its code is loaded when the flow is completed.
  await waitFor(() => expect(shown).toContain('completion'));
  flow.unmount();
  // What is shown in other states of a step, and where there is more room.
  const data = { interest: { id: 'sleep', title: 'Sleep and memory' } };
  render(
    <>
      <FlowView
        model={{
          ...flowFixtures.paper,
          notice: flowMessages.resultsNotSaved,
          problem: { code: 'paperMissing' },
        }}
        send={send}
      >
        {null}
      </FlowView>
      <ResultsRail data={data} current="hypothesis" />
      <Source evidence={evidence} file={null} pastedText={null} data={data} isWide onClose={send} />
      <ClaimList label="Claims" claims={[exampleClaims.supported]} quotes="open" />
      <HypothesisStepView model={hypothesisModels.structured} send={send} />
      <LiteratureTable model={literatureModels.found} send={send} />
      <ExperimentStepView model={experimentModels.explained} send={send} />
      <ExperimentStepView model={experimentModels.resources} send={send} />
    </>,
  );
  await screen.findAllByRole('tabpanel');
  expect([...shown].toSorted()).toEqual(documented.toSorted());
});
