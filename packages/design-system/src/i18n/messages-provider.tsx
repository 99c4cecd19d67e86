'use client';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { mergeMessages, type MessageOverrides } from './merge-messages.js';

/** Locale for numbers and dates when the host names none. */
export const DEFAULT_LOCALE = 'en-US';

export interface MessagesProviderProps<Messages> {
  /** Words that replace ours, any of them. */
  messages?: MessageOverrides<Messages> | undefined;
  /** Language tag for numbers, money and dates. @default 'en-US' */
  locale?: string | undefined;
  children: ReactNode;
}

/**
 * Makes the provider and the hooks of one package's catalogue.
 * @example
 * const { MessagesProvider, useMessages, useLocale } = createMessages({ topic: topicMessages });
 * const messages = useMessages('topic');
 */
export function createMessages<const Messages extends object>(defaults: Messages) {
  const Words = createContext<Messages>(defaults);
  const Locale = createContext(DEFAULT_LOCALE);

  function MessagesProvider({
    messages,
    locale = DEFAULT_LOCALE,
    children,
  }: MessagesProviderProps<Messages>) {
    const merged = useMemo(() => mergeMessages(defaults, messages), [messages]);
    return (
      <Locale.Provider value={locale}>
        <Words.Provider value={merged}>{children}</Words.Provider>
      </Locale.Provider>
    );
  }

  /** Returns one group of the catalogue, with the host's words. */
  const useMessages = <Group extends keyof Messages>(group: Group): Messages[Group] =>
    useContext(Words)[group];

  /** Returns the locale for numbers and dates. */
  const useLocale = () => useContext(Locale);

  return { MessagesProvider, useMessages, useLocale };
}
