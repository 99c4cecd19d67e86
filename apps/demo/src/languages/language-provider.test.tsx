import { LANGUAGES } from '@spinout/languages';
import { LanguageProvider } from './language-provider.js';
import { useLocale } from '@spinout/flow-kit/react';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

const Locale = () => useLocale();

it('provides the language to the page and to its parts, and leaves the page as it was', async () => {
  const [{ tag }] = LANGUAGES;
  const { unmount } = render(
    <LanguageProvider lang={tag}>
      <Locale />
    </LanguageProvider>,
  );
  expect(await screen.findByText(tag)).toBeVisible();
  expect(document.documentElement.lang).toBe(tag);
  unmount();
  expect(document.documentElement.lang).toBe('');
});

it('marks what is English in a page of another language', async () => {
  render(
    <LanguageProvider lang="de">
      <Locale />
      <p>These results have not been replicated.</p>
    </LanguageProvider>,
  );
  const quote = screen.getByText('These results have not been replicated.');
  await waitFor(() => expect(quote).toHaveAttribute('lang', 'en'));
});
