import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { BridgeSection } from './bridge-section.view.js';
import { linkedHypothesis, structuredHypothesis } from './hypothesis-drafts.fixtures.js';
import { hypothesisModels } from './hypothesis.fixtures.js';
import { HypothesisStepView } from './hypothesis-step.view.js';

const NAME = 'What connects factor and outcome';

describe('the bridges of a link', () => {
  it('are listed with the number of papers on both sides', () => {
    render(<HypothesisStepView model={hypothesisModels.further} send={vi.fn()} />);
    const items = within(screen.getByRole('list', { name: NAME })).getAllByRole('button');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'blood viscosity (papers with the factor: 1, with the outcome: 2)',
      'platelet aggregation (papers with the factor: 1, with the outcome: 1)',
    ]);
    expect(
      screen.getByText(/^2 terms connect “fish oil” with “the frequency .* Papers: 3\./),
    ).toBeVisible();
  });

  it('show the quotes of both sides by keyboard', async () => {
    render(<BridgeSection hypothesis={linkedHypothesis} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('“blood viscosity” and “fish oil”')).toBeVisible();
    expect(screen.getByText('Fish oil reduced blood viscosity by 15%.')).toBeVisible();
    expect(screen.getByText('Blood viscosity rose before attacks.')).toBeVisible();
    expect(screen.getByText('Example paper on winter')).toBeVisible();
  });

  it('leave out a quote that the text of the paper does not have, and a bridge without one', () => {
    render(
      <BridgeSection
        hypothesis={linkedHypothesis}
        pastedPaper={{ documentId: 'doc-fingers', text: 'Other.' }}
      />,
    );
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'blood viscosity (papers with the factor: 1, with the outcome: 1)',
    ]);
  });

  it('are not shown for other hypotheses', () => {
    const { container } = render(<BridgeSection hypothesis={structuredHypothesis} />);
    expect(container).toBeEmptyDOMElement();
  });
});
