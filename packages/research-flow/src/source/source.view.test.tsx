import { ThemeRoot } from '@spinout/design-system';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { sourceFixtures } from './source.fixtures.js';
import type { SourcePageModel } from './source-page.model.js';
import { SourcePanelView, SourceSheetView } from './source.view.js';

const show = (model: SourcePageModel, View = SourcePanelView) => {
  const [send, onClose] = [vi.fn(), vi.fn()];
  render(
    <ThemeRoot theme="light">
      <View model={model} send={send} text={sourceFixtures.text} onClose={onClose} />
    </ThemeRoot>,
  );
  return { send, onClose };
};

describe('the source beside the work', () => {
  it('is named and focused by its heading, with the page and its number', () => {
    show(sourceFixtures.drawn());
    const source = screen.getByRole('complementary', { name: 'Example paper' });
    expect(within(source).getByRole('heading', { name: 'Example paper' })).toHaveFocus();
    expect(within(source).getByText('Page 2 of 3')).toBeVisible();
    expect(
      within(source).getByRole('img', { name: 'Page 2 of 3 of Example paper' }),
    ).toBeInTheDocument();
    expect(source.querySelectorAll('[data-source-mark]')).toHaveLength(1);
  });

  it('opens the pages beside it', async () => {
    const { send } = show(sourceFixtures.drawn());
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(send.mock.calls).toEqual([
      [{ type: 'page.changed', number: 1 }],
      [{ type: 'page.changed', number: 3 }],
    ]);
  });

  it('closes on Escape and by its button', async () => {
    const { onClose } = show(sourceFixtures.drawn());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close source' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('says that the page is being opened', () => {
    show(sourceFixtures.opening);
    expect(screen.getByText('Opening the page…')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull();
  });

  it.each([
    ['gone after a reload', sourceFixtures.gone, /is no longer in this browser/],
    ['damaged', sourceFixtures.failed, /could not be shown/],
    ['not there', sourceFixtures.pasted, /the part of the text that we quote/],
  ])('is the text with the passage marked if the file is %s', (_, model, note) => {
    show(model);
    expect(screen.getByText(note)).toBeVisible();
    const text = screen.getByRole('group', { name: 'Text of the source' });
    expect(text.querySelector('mark')).toHaveTextContent('Sleep spindles rose after training.');
    expect(text.textContent).toMatch(/^In both groups .* slow waves\.$/);
  });
});

describe('the source above the work', () => {
  it('is a dialog named by title and page, with the same pages', async () => {
    const { send, onClose } = show(sourceFixtures.drawn(), SourceSheetView);
    const dialog = await screen.findByRole('dialog', { name: 'Example paper, page 2' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next page' }));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'page.changed', number: 3 });
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
