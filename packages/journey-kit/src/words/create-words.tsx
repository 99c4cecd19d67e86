'use client';
import { DEFAULT_LOCALE, mergeMessages, type MessageOverrides } from '@spinout/design-system';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

export interface WordsProps<Rooms> {
  /** Words that replace ours, any of them, by room and name. @default none */
  readonly messages?: MessageOverrides<Rooms> | undefined;
  /** Language tag for numbers, money and dates. @default 'en-US' */
  readonly locale?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Makes the words of one journey: its rooms, each with a catalogue, and what a host lays over them.
 * @example export const { WordsProvider, useWords, useLocale } = createWords<FlowWords>();
 */
export function createWords<Rooms extends Readonly<Record<keyof Rooms, object>>>() {
  const Overrides = createContext<MessageOverrides<Rooms>>({});
  const Locale = createContext(DEFAULT_LOCALE);
  const nothing: MessageOverrides<Rooms> = {};

  /** Hands the host's words and locale to the rooms below. */
  function WordsProvider({
    messages = nothing,
    locale = DEFAULT_LOCALE,
    children,
  }: WordsProps<Rooms>) {
    return (
      <Locale.Provider value={locale}>
        <Overrides.Provider value={messages}>{children}</Overrides.Provider>
      </Locale.Provider>
    );
  }

  /**
   * The words of one room, the host's laid over ours. Each room brings its own catalogue, so that the words
   * of a later step are loaded with that step.
   */
  function useWords<Room extends keyof Rooms>(room: Room, defaults: Rooms[Room]): Rooms[Room] {
    const overrides = useContext(Overrides)[room];
    return useMemo(
      () => mergeMessages(defaults, overrides as MessageOverrides<Rooms[Room]> | undefined),
      [defaults, overrides],
    );
  }

  const useLocale = () => useContext(Locale);

  return { WordsProvider, useWords, useLocale };
}
