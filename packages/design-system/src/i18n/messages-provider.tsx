'use client';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { mergeMessages, type MessageOverrides } from './merge-messages.js';

/** Locale for numbers and dates if the host sets none. */
export const DEFAULT_LOCALE = 'en-US';

export interface MessagesProviderProps<Messages> {
  /** Overrides for any of the default texts. */
  messages?: MessageOverrides<Messages> | undefined;
  /** Language tag for numbers, money and dates. @default 'en-US' */
  locale?: string | undefined;
  children: ReactNode;
}

/**
 * Creates the message provider and the hooks for one package's catalog.
 * @example
 * const { MessagesProvider, useMessages, useLocale } = createMessages({ topic: topicMessages });
 * const messages = useMessages('topic');
 */
export function createMessages<const Messages extends object>(defaults: Messages) {
  const MessagesContext = createContext<Messages>(defaults);
  const LocaleContext = createContext(DEFAULT_LOCALE);

  function MessagesProvider({
    messages,
    locale = DEFAULT_LOCALE,
    children,
  }: MessagesProviderProps<Messages>) {
    const merged = useMemo(() => mergeMessages(defaults, messages), [messages]);
    return (
      <LocaleContext.Provider value={locale}>
        <MessagesContext.Provider value={merged}>{children}</MessagesContext.Provider>
      </LocaleContext.Provider>
    );
  }

  /** Returns one group of the catalog, with the host's overrides. */
  const useMessages = <Group extends keyof Messages>(group: Group): Messages[Group] =>
    useContext(MessagesContext)[group];

  /** Returns the locale for numbers and dates. */
  const useLocale = () => useContext(LocaleContext);

  return { MessagesProvider, useMessages, useLocale };
}
