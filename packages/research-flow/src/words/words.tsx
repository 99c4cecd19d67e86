'use client';
import { DEFAULT_LOCALE, mergeMessages, type MessageOverrides } from '@spinout/design-system';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { FlowWords } from './flow-words.js';

/** Words that replace ours, any of them, by room and name. */
export type FlowMessages = MessageOverrides<FlowWords>;

const Overrides = createContext<FlowMessages>({});
const Locale = createContext(DEFAULT_LOCALE);

export interface WordsProps {
  readonly messages?: FlowMessages | undefined;
  /** Language tag for numbers, money and dates. @default 'en-US' */
  readonly locale?: string | undefined;
  readonly children: ReactNode;
}

/** Hands the host's words and locale to the rooms below. */
export function WordsProvider({ messages = {}, locale = DEFAULT_LOCALE, children }: WordsProps) {
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
export function useWords<Room extends keyof FlowWords>(
  room: Room,
  defaults: FlowWords[Room],
): FlowWords[Room] {
  const overrides = useContext(Overrides)[room];
  return useMemo(
    () => mergeMessages(defaults, overrides as MessageOverrides<FlowWords[Room]> | undefined),
    [defaults, overrides],
  );
}

export const useLocale = () => useContext(Locale);
