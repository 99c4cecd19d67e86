'use client';
import { DEFAULT_LOCALE, mergeMessages, type MessageOverrides } from '@spinout/design-system';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

export interface MessagesProviderProps<Catalogs> {
  /** Texts that replace the defaults, any of them, by namespace and name. @default none */
  readonly messages?: MessageOverrides<Catalogs> | undefined;
  /** Language tag for numbers, money and dates. @default 'en-US' */
  readonly locale?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Creates the messages context of one package: a catalog for each namespace, and the host's overrides.
 * @example export const { MessagesProvider, useMessages, useLocale } = createMessagesContext<FlowCatalogs>();
 */
export function createMessagesContext<Catalogs extends Readonly<Record<keyof Catalogs, object>>>() {
  const Overrides = createContext<MessageOverrides<Catalogs>>({});
  const Locale = createContext(DEFAULT_LOCALE);
  const nothing: MessageOverrides<Catalogs> = {};

  /** Provides the host's overrides and locale. */
  function MessagesProvider({
    messages = nothing,
    locale = DEFAULT_LOCALE,
    children,
  }: MessagesProviderProps<Catalogs>) {
    return (
      <Locale.Provider value={locale}>
        <Overrides.Provider value={messages}>{children}</Overrides.Provider>
      </Locale.Provider>
    );
  }

  /**
   * Returns the messages of one namespace with the host's overrides. The caller passes its own catalog, so that
   * the texts of a later step are loaded with that step.
   */
  function useMessages<Namespace extends keyof Catalogs>(
    namespace: Namespace,
    defaults: Catalogs[Namespace],
  ): Catalogs[Namespace] {
    const overrides = useContext(Overrides)[namespace];
    return useMemo(
      () => mergeMessages(defaults, overrides as MessageOverrides<Catalogs[Namespace]> | undefined),
      [defaults, overrides],
    );
  }

  const useLocale = () => useContext(Locale);

  return { MessagesProvider, useMessages, useLocale };
}
