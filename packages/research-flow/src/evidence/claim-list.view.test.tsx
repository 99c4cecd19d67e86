import type { Claim } from '@spinout/api-client';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MessagesProvider } from '@spinout/flow-kit/react';
import { OpenSourceContext, type OpenSource } from '../source/source-context.js';
import { ClaimList } from './claim-list.view.js';
import { exampleClaims } from './evidence.fixtures.js';

const show = (...claims: readonly Claim[]) =>
  render(<ClaimList label="Claims" claims={claims} />).container;

const openPassage = () =>
  userEvent.click(screen.getByRole('button', { name: 'Show source passage' }));

describe('the list of claims', () => {
  it('names each claim and hides its passage until it is requested', () => {
    show(exampleClaims.supported, exampleClaims.unsupported);
    const items = within(screen.getByRole('list', { name: 'Claims' })).getAllByRole('listitem');
    expect(items).toHaveLength(2);
    expect(items[0]).toHaveTextContent('Training raises spindle density.');
    expect(screen.getByRole('button', { name: 'Show source passage' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    expect(screen.queryByText('Sleep spindles rose after training.')).not.toBeInTheDocument();
  });

  it('shows the passage verbatim, highlighted in its context, with its document and page', async () => {
    const container = show(exampleClaims.supported);
    await openPassage();
    expect(container.querySelector('blockquote')).toHaveTextContent(
      'In both groups the pattern was the same. Sleep spindles rose after training. No change was seen in slow waves.',
    );
    expect(container.querySelector('mark')?.textContent).toBe(
      'Sleep spindles rose after training.',
    );
    const caption = container.querySelector('figcaption');
    expect(caption).toHaveTextContent('Example paper');
    expect(caption).toHaveTextContent('page 2');
    expect(caption).toHaveTextContent('Your paper');
  });

  it('distinguishes a library summary from the user’s own paper, and shows no page if there is none', async () => {
    const container = show(exampleClaims.twiceSupported);
    await openPassage();
    const captions = container.querySelectorAll('figcaption');
    expect(captions).toHaveLength(2);
    expect(captions[1]).toHaveTextContent('Summary in the library');
    expect(captions[1]).not.toHaveTextContent('page');
  });

  const pastedPaper = (text: string) => ({ documentId: 'doc-1', text });
  const PAPER_TEXT =
    'In both groups the pattern was the same. Sleep spindles rose after training. No change was seen in slow waves.';

  it('shows a quote from the user’s own text as evidence', async () => {
    const { container } = render(
      <ClaimList
        label="Claims"
        claims={[exampleClaims.supported]}
        pastedPaper={pastedPaper(PAPER_TEXT)}
      />,
    );
    expect(screen.queryByText('Quote not verified')).not.toBeInTheDocument();
    await openPassage();
    expect(container.querySelector('blockquote')).toHaveTextContent(PAPER_TEXT);
  });

  it('shows “Quote not verified” instead of a quote that is not in the user’s text', () => {
    render(
      <ClaimList
        label="Claims"
        claims={[exampleClaims.supported]}
        pastedPaper={pastedPaper('Something else was written.')}
      />,
    );
    expect(screen.getByText('Quote not verified')).toBeVisible();
    expect(screen.getByText(/“Example paper” does not contain this quote/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByText('Sleep spindles rose after training.')).not.toBeInTheDocument();
  });

  it('shows a verified quote without a context that does not match', async () => {
    const { container } = render(
      <ClaimList
        label="Claims"
        claims={[exampleClaims.supported]}
        pastedPaper={pastedPaper('All was new. Sleep spindles rose after training. That is all.')}
      />,
    );
    await openPassage();
    expect(container.querySelector('blockquote')?.textContent).toBe(
      'Sleep spindles rose after training.',
    );
  });

  it('still shows the other passages of a claim, and those that cannot be checked', async () => {
    const container = show(exampleClaims.twiceSupported);
    expect(screen.queryByText('Quote not verified')).not.toBeInTheDocument();
    await openPassage();
    expect(container.querySelectorAll('figure')).toHaveLength(2);
    cleanup();
    const { container: checked } = render(
      <ClaimList
        label="Claims"
        claims={[exampleClaims.twiceSupported]}
        pastedPaper={pastedPaper('No.')}
      />,
    );
    expect(screen.getByText('Quote not verified')).toBeVisible();
    await openPassage();
    const figures = [...checked.querySelectorAll('figure')];
    expect(figures).toHaveLength(1);
    expect(figures[0]).toHaveTextContent('Summary in the library');
  });

  it('shows “Unsupported” and no passage if no passage supports a claim', () => {
    show(exampleClaims.unsupported);
    expect(screen.getByText('Unsupported')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('opens the source of a sentence, and of each passage', async () => {
    const open = vi.fn();
    render(
      <OpenSourceContext.Provider value={open}>
        <ClaimList label="Claims" claims={[exampleClaims.twiceSupported]} />
      </OpenSourceContext.Provider>,
    );
    const [own, library] = exampleClaims.twiceSupported.evidence;
    const sentence = screen.getByRole('button', {
      name: `${exampleClaims.twiceSupported.text} Show in source, page 2`,
    });
    await userEvent.click(sentence);
    await openPassage();
    const passage = screen.getByRole('button', { name: `Show in source: ${library.quote}` });
    await userEvent.click(passage);
    expect(open.mock.calls).toEqual([
      [own, sentence],
      [library, passage],
    ]);
  });

  it('leaves out the button of a sentence that is its own quote where the source can be opened', () => {
    const [passage] = exampleClaims.supported.evidence;
    const claim = { text: passage.quote, evidence: [passage] };
    const list = (open: OpenSource | null) => (
      <OpenSourceContext.Provider value={open}>
        <ClaimList label="Claims" claims={[claim]} />
      </OpenSourceContext.Provider>
    );
    const { rerender } = render(list(null));
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Show source passage' })).toBeVisible();
    rerender(list(vi.fn()));
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(screen.getByRole('button', { name: /^Sleep spindles .* Show in source/ })).toBeVisible();
  });

  it('shows the quotes at once where they are open, and marks a context that begins or ends within a sentence', () => {
    const [passage] = exampleClaims.supported.evidence;
    const evidence = [{ ...passage, before: 'of the pattern. ', after: ' No change was' }];
    const { container } = render(
      <ClaimList
        label="Claims"
        claims={[{ text: 'Your paper “Example …” says so.', evidence }]}
        quotes="open"
      />,
    );
    expect(screen.queryByRole('button')).toBeNull();
    // The title stands below the quote.
    expect(screen.getByText('Your paper says so.')).toBeVisible();
    expect(screen.getByText('Example paper')).toBeVisible();
    expect(container.querySelector('blockquote')).toHaveTextContent(
      '… of the pattern. Sleep spindles rose after training. No change was …',
    );
  });

  it('opens no source of an unsupported sentence, or of a quote that is not in the text', () => {
    const open = vi.fn();
    render(
      <OpenSourceContext.Provider value={open}>
        <ClaimList
          label="Claims"
          claims={[exampleClaims.supported, exampleClaims.unsupported]}
          pastedPaper={pastedPaper('Something else was written.')}
        />
      </OpenSourceContext.Provider>,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows markup in a passage as text', async () => {
    const [evidence] = exampleClaims.supported.evidence;
    const quote = '<img src=x onerror=alert(1)>';
    const container = show({ text: 'A claim.', evidence: [{ ...evidence, quote }] });
    await openPassage();
    expect(container.querySelector('mark')?.textContent).toBe(quote);
    expect(container.querySelector('img')).toBeNull();
  });

  it('uses the host’s messages', () => {
    render(
      <MessagesProvider messages={{ evidence: { unsupported: 'Ohne Beleg' } }}>
        <ClaimList label="Claims" claims={[exampleClaims.unsupported]} />
      </MessagesProvider>,
    );
    expect(screen.getByText('Ohne Beleg')).toBeVisible();
  });
});
