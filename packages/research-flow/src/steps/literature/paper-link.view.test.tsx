import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { literatureModels } from './literature.fixtures.js';
import { PaperLink } from './paper-link.view.js';

const URL_OF_PAPER = 'https://arxiv.org/abs/0000.00000';

const show = (fields: { readonly doi?: string; readonly url?: unknown }) => {
  const [row] = literatureModels.found.papers;
  if (!row) throw new Error('There is no paper.');
  render(<PaperLink paper={{ ...row.paper, doi: undefined, ...fields }} describedBy="title" />);
};

it('LIT-07 links to the DOI, also where the paper has another address', () => {
  show({ doi: '10.1000/example', url: URL_OF_PAPER });
  expect(screen.getByRole('link', { name: /^View Paper/ })).toHaveAttribute(
    'href',
    'https://doi.org/10.1000/example',
  );
});

it('links a paper without a DOI to its own page, and names the site', () => {
  show({ url: URL_OF_PAPER });
  expect(screen.getByRole('link', { name: /^View at arxiv\.org/ })).toHaveAttribute(
    'href',
    URL_OF_PAPER,
  );
});

it.each([undefined, 'javascript:alert(1)'])('has no link for %j', (url) => {
  show({ url });
  expect(screen.queryByRole('link')).toBeNull();
});
