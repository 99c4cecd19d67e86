import { exampleHypothesis } from '@spinout/api-client/testing';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { getStrength } from '../../evidence/strength.js';
import { hypothesisModels } from './hypothesis.fixtures.js';
import { HypothesisStepView } from './hypothesis-step.view.js';

describe('the strength of a hypothesis', () => {
  it.each([
    [0, 'weakEvidence'],
    [0.39, 'weakEvidence'],
    [0.4, 'someEvidence'],
    [0.69, 'someEvidence'],
    [0.7, 'strongEvidence'],
    [1, 'strongEvidence'],
  ])('is at %s %s', (confidence, strength) => {
    expect(getStrength(confidence)).toBe(strength);
  });

  it('looks weak if it is, in words and in the tone of its bar', () => {
    render(<HypothesisStepView model={hypothesisModels.weak} send={vi.fn()} />);
    expect(screen.getByText('Weak evidence')).toBeVisible();
    const meter = screen.getByRole('meter', { name: 'Confidence' });
    expect(meter.querySelector('[data-tone="warning"]')).not.toBeNull();
    expect(screen.getByText('An idea to test, not a finding')).toBeVisible();
  });
});

describe('the hypothesis card', () => {
  it('leads with the claim, and shows the quotes behind it at once', () => {
    render(<HypothesisStepView model={hypothesisModels.generated} send={vi.fn()} />);
    const card = screen.getByRole('article');
    const statement = within(card).getByText(exampleHypothesis.statement);
    expect(within(card).getByRole('heading', { level: 3 }).nextElementSibling).toBe(statement);
    expect(within(card).getByRole('list', { name: 'Claims and their passages' })).toHaveTextContent(
      'In both groups the pattern was the same.',
    );
  });

  it('shows the claim once if its title says the same', () => {
    const hypothesis = {
      ...exampleHypothesis,
      title: exampleHypothesis.statement.slice(0, 20) + ' …',
    };
    render(
      <HypothesisStepView model={{ ...hypothesisModels.generated, hypothesis }} send={vi.fn()} />,
    );
    const card = screen.getByRole('article', { name: exampleHypothesis.statement });
    expect(within(card).getAllByText(/^Sleep spindles mediate/)).toHaveLength(1);
  });
});
