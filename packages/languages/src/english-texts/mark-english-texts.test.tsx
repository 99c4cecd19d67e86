import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { markEnglishTexts } from './mark-english-texts.js';

const QUOTE = 'Further research will be needed to clarify the relationship.';
let stop = () => {};
afterEach(() => stop());

const open = (content: React.ReactNode, language = 'ar') => {
  const view = render(<main>{content}</main>);
  stop = markEnglishTexts(view.container, language);
  const rerender = (next: React.ReactNode) => view.rerender(<main>{next}</main>);
  return { ...view, rerender };
};

it('marks English texts, and what is in another language within them', () => {
  open(
    <>
      <p>ورقتك</p>
      <button>
        {QUOTE} <span>صفحة ٤</span>
      </button>
      <p lang="fr">La relation</p>
    </>,
  );
  expect(screen.getByText('ورقتك')).not.toHaveAttribute('lang');
  expect(screen.getByRole('button')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('صفحة ٤')).toHaveAttribute('lang', 'ar');
  expect(screen.getByText('La relation')).toHaveAttribute('lang', 'fr');
});

it('follows what changes', async () => {
  const { rerender } = open(<p>ورقتك</p>);
  rerender(<p>{QUOTE}</p>);
  await waitFor(() => expect(screen.getByText(QUOTE)).toHaveAttribute('lang', 'en'));
  rerender(<p>ورقتك</p>);
  await waitFor(() => expect(screen.getByText('ورقتك')).not.toHaveAttribute('lang'));
  rerender(<blockquote>{QUOTE}</blockquote>);
  await waitFor(() => expect(screen.getByText(QUOTE)).toHaveAttribute('lang', 'en'));
});

it('marks what is in a field, also while a person types', async () => {
  open(<textarea aria-label="f" defaultValue={QUOTE} />, 'de');
  const field = screen.getByRole('textbox');
  expect(field).toHaveAttribute('lang', 'en');
  await userEvent.clear(field);
  await userEvent.type(field, 'Die Rolle der Telomere');
  expect(field).not.toHaveAttribute('lang');
});

it('removes its marks when it stops, and no others', () => {
  open(
    <>
      <p>{QUOTE}</p>
      <p lang="fr">La relation</p>
    </>,
  );
  stop();
  expect(screen.getByText(QUOTE)).not.toHaveAttribute('lang');
  expect(screen.getByText('La relation')).toHaveAttribute('lang', 'fr');
});
