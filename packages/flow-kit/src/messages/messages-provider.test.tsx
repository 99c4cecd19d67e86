import { render, screen } from '@testing-library/react';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { defineMessages } from './define-messages.js';
import { MessagesProvider, useLocale, useMessages } from './messages-provider.js';
import { usePrintMessages } from './use-print-messages.js';

declare module './define-messages.js' {
  interface MessageCatalogs {
    readonly paperList: typeof paperListMessages;
  }
}

const paperListMessages = defineMessages('paperList', {
  empty: 'Nothing yet',
  count: '{n} papers',
});
const PaperList = () => `${useMessages(paperListMessages).empty} ${useLocale()}`;

describe('useMessages', () => {
  it('returns the defaults without a provider', () => {
    render(<PaperList />);
    expect(screen.getByText('Nothing yet en-US')).toBeInTheDocument();
  });

  it('returns the texts and the language of the host inside the provider', () => {
    render(
      <MessagesProvider messages={{ paperList: { empty: 'Noch nichts' } }} locale="de-DE">
        <PaperList />
      </MessagesProvider>,
    );
    expect(screen.getByText('Noch nichts de-DE')).toBeInTheDocument();
  });

  it('returns those of the outer provider where the inner one sets none', () => {
    render(
      <MessagesProvider messages={{ paperList: { empty: 'Noch nichts' } }} locale="de-DE">
        <MessagesProvider messages={undefined} locale="de-AT">
          <PaperList />
        </MessagesProvider>
      </MessagesProvider>,
    );
    expect(screen.getByText('Noch nichts de-AT')).toBeInTheDocument();
  });

  it('says what is wrong if the catalog has no namespace', () => {
    const Wrong = () => useMessages({ title: 'Title' }).title;
    expect(() => render(<Wrong />)).toThrow('useMessages() needs a catalog that defineMessages()');
  });
});

describe('usePrintMessages', () => {
  const Printed = () => {
    const { messages, locale } = usePrintMessages(paperListMessages);
    return `${messages.empty} ${locale}`;
  };

  it.each([
    ['de', 'Noch nichts', 'Noch nichts de'],
    ['ar', 'لا شيء بعد', 'Nothing yet en-US'],
  ])('returns texts in %s only if the fonts of PDFs have its script', (locale, empty, shown) => {
    render(
      <MessagesProvider messages={{ paperList: { empty } }} locale={locale}>
        <Printed />
      </MessagesProvider>,
    );
    expect(screen.getByText(shown)).toBeInTheDocument();
  });
});

describe('defineMessages', () => {
  it('adds nothing to the texts and keeps their literal types', () => {
    expect(Object.keys(paperListMessages)).toEqual(['empty', 'count']);
    expect({ ...paperListMessages }).toEqual({ empty: 'Nothing yet', count: '{n} papers' });
    expectTypeOf(paperListMessages.count).toEqualTypeOf<'{n} papers'>();
  });
});
