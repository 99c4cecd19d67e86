import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { exampleClaims } from '../../evidence/evidence.fixtures.js';
import { EvidenceMap } from './evidence-map.view.js';
import { hypothesisModels } from './hypothesis.fixtures.js';
import { HypothesisStepView } from './hypothesis-step.view.js';
import { linkEvidence } from './link-evidence.js';

const { supported, twiceSupported, unsupported } = exampleClaims;
const CLAIMS = [supported, twiceSupported, unsupported];

describe('the evidence map', () => {
  it('shows which source supports which claim, and the same as a table', async () => {
    render(<HypothesisStepView model={hypothesisModels.manyClaims} send={vi.fn()} />);
    const name = 'Claims and their sources';
    expect(
      screen.getByRole('img', {
        name: 'Claims with a source: 2 of 3. Sources that support them: 2.',
      }),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: `Show as table (${name})` }));
    const rows = within(screen.getByRole('table', { name })).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Claim', 'Source', 'Passages'],
      [supported.text, 'Example paper', '1'],
      [twiceSupported.text, 'Example paper and Example summary', '2'],
      [unsupported.text, 'Unsupported', '0'],
    ]);
  });

  it('draws a line for each pair', () => {
    const { container } = render(<EvidenceMap claims={CLAIMS} />);
    expect(container.querySelectorAll('path[d^="M0"]')).toHaveLength(3);
  });

  it('counts no quote that the text of the paper does not contain', () => {
    const { claims, sources } = linkEvidence(CLAIMS, ({ kind }) => kind === 'uploaded');
    expect(claims.map(({ sources: ids }) => ids)).toEqual([[], ['library-7'], []]);
    expect(sources.map(({ title }) => title)).toEqual(['Example summary']);
    render(<EvidenceMap claims={CLAIMS} pastedPaper={{ documentId: 'doc-1', text: 'Other.' }} />);
    expect(screen.getByRole('img', { name: /^Claims with a source: 1 of 3/ })).toBeInTheDocument();
  });

  it('is not shown for a single claim, and not without a source', () => {
    const { container, rerender } = render(<EvidenceMap claims={[supported]} />);
    expect(container).toBeEmptyDOMElement();
    rerender(<EvidenceMap claims={[unsupported, unsupported]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
