import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hypothesisModels } from './hypothesis.fixtures.js';
import { HypothesisPlan } from './hypothesis-plan.view.js';

const { hypothesis } = hypothesisModels.structured;

it('shows the parts of a hypothesis, and no empty row for one that names none', () => {
  if (hypothesis === null) throw new Error('no hypothesis');
  const { rerender, container } = render(<HypothesisPlan hypothesis={hypothesis} />);
  expect(screen.getByText('Factor')).toBeVisible();
  rerender(
    <HypothesisPlan
      hypothesis={{
        ...hypothesis,
        structure: undefined,
        estimated_impact: '',
        timeline: '',
        methodology: [],
        next_steps: [],
      }}
    />,
  );
  expect(container).toBeEmptyDOMElement();
});
