import { createApiClient } from '@spinout/api-client';
import {
  exampleCompany,
  exampleHypothesis,
  exampleReplies,
  scriptedTransport,
} from '@spinout/api-client/testing';
import { testRuntime } from '@spinout/flow-kit/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ClaimList } from './evidence/claim-list.view.js';
import { exampleClaims } from './evidence/evidence.fixtures.js';
import { SlotsContext } from './slots/slot.js';
import type { FlowSlots } from './slots/slots.types.js';
import { LiteratureStep } from './steps/literature/literature-step.js';
import { completeStepsBefore, getCurrentStep, open, walk } from './testing/render-flow.js';

describe('a host', () => {
  it('puts its own content around the progress, and knows the step', async () => {
    const header: FlowSlots['header'] = ({ step, children }) => (
      <header>
        <p>Lab notebook: {step}</p>
        {children}
      </header>
    );
    open({ slots: { header } });
    const banner = await screen.findByRole('banner');
    expect(within(banner).getByText('Lab notebook: topic')).toBeVisible();
    expect(within(banner).getByRole('progressbar')).toBeVisible();
    await walk.topic();
    expect(await screen.findByText('Lab notebook: paper')).toBeVisible();
  });

  it('adds an action of its own to those of each step', async () => {
    const stepFooter: FlowSlots['stepFooter'] = ({ step, children }) => (
      <>
        <button>Ask a colleague about {step}</button>
        {children}
      </>
    );
    open({ slots: { stepFooter } });
    await completeStepsBefore(2);
    const ask = await screen.findByRole('button', { name: 'Ask a colleague about paper' });
    expect(ask.closest('[data-part="step-footer"]')).toContainElement(
      screen.getByRole('button', { name: 'Analyze Paper' }),
    );
  });

  it('leaves out what it does not want', async () => {
    open({ slots: { header: () => null } });
    expect(await screen.findByRole('radiogroup', { name: 'Research topics' })).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('puts content of its own on the page at the end, with what the flow has found', async () => {
    const completion: FlowSlots['completion'] = ({ data, children }) => (
      <>
        <p>Sent to the library: {data.companyStructure?.name}</p>
        {children}
      </>
    );
    open({ defaultStep: 6, slots: { completion } });
    await walk.company();
    expect(await screen.findByText(`Sent to the library: ${exampleCompany.name}`)).toBeVisible();
    expect(document.querySelector('[data-part="completion"]')).toBeVisible();
    expect(getCurrentStep()).toBe(6);
  });

  it('puts content of its own on each card of a paper, also in a step on its own', async () => {
    function Save({ title }: { readonly title: string }) {
      const [isSaved, save] = useState(false);
      return <button onClick={() => save(true)}>{isSaved ? `Saved ${title}` : 'Save'}</button>;
    }
    render(
      <LiteratureStep
        api={createApiClient({ transport: scriptedTransport(exampleReplies) })}
        journeyId="journey-1"
        hypothesis={exampleHypothesis}
        runtime={testRuntime()}
        slots={{
          paperCard: ({ paper, children }) => (
            <>
              {children}
              <Save title={paper.title} />
            </>
          ),
        }}
      />,
    );
    const [first] = await screen.findAllByRole('button', { name: 'Save' });
    if (first) await userEvent.click(first);
    await userEvent.click(screen.getByRole('checkbox', { name: /An example paper with a DOI/ }));
    const saved = screen.getByRole('button', { name: /^Saved / });
    const card = within(screen.getAllByRole('article')[0]!).getByRole('heading');
    expect(saved).toHaveTextContent(`Saved ${card.textContent}`);
  });

  it('puts content of its own beside a passage', () => {
    const slots: FlowSlots = {
      evidence: ({ evidence, children }) => (
        <>
          {children}
          <a href={`#${evidence.page}`}>Open in our reader</a>
        </>
      ),
    };
    render(
      <SlotsContext.Provider value={slots}>
        <ClaimList label="Claims" claims={[exampleClaims.supported]} quotes="open" />
      </SlotsContext.Provider>,
    );
    const [passage] = exampleClaims.supported.evidence;
    expect(screen.getByText(passage.quote)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open in our reader' })).toHaveAttribute(
      'href',
      `#${passage.page}`,
    );
  });
});
