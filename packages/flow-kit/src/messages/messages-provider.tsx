'use client';
import { canReadNodeEnv } from '@spinout/api-client';
import { DEFAULT_LOCALE, mergeMessages, type MessageOverrides } from '@spinout/design-system';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { checkOverrides } from './check-messages.js';
import { getNamespace, type Messages } from './define-messages.js';
import { NO_NAMES, type Names } from './names.js';

declare const process: { readonly env: { readonly NODE_ENV?: string } };

const NO_OVERRIDES: Messages = {};
const OverridesContext = createContext<Messages>(NO_OVERRIDES);
const LocaleContext = createContext(DEFAULT_LOCALE);

/** The host's texts and language. */
export interface MessagesProviderProps {
  /** Texts that replace the defaults, any of them, by namespace and name. @default those of the provider around it */
  readonly messages?: Messages | undefined;
  /** Language tag for numbers, money and dates. @default that of the provider around it, or 'en-US' */
  readonly locale?: string | undefined;
  /** What is shown in the language. */
  readonly children: ReactNode;
}

/** Provides the host's texts and language. */
export function MessagesProvider({ messages, locale, children }: MessagesProviderProps) {
  const [outerMessages, outerLocale] = [useContext(OverridesContext), useContext(LocaleContext)];
  return (
    <LocaleContext.Provider value={locale ?? outerLocale}>
      <OverridesContext.Provider value={messages ?? outerMessages}>
        {children}
      </OverridesContext.Provider>
    </LocaleContext.Provider>
  );
}

/**
 * Returns a catalog with the host's overrides. A component passes its own catalog, so that the texts of a later step are
 * loaded with that step.
 * @throws if the catalog was not made by `defineMessages`
 */
export function useMessages<Catalog extends object>(catalog: Catalog): Catalog {
  const overrides: object | undefined = useContext(OverridesContext)[getNamespace(catalog)];
  return useMemo(() => {
    if (canReadNodeEnv()) {
      if (process.env.NODE_ENV !== 'production')
        checkOverrides(getNamespace(catalog), catalog, overrides);
    }
    return mergeMessages(catalog, overrides as MessageOverrides<Catalog> | undefined);
  }, [catalog, overrides]);
}

/** Returns the translations of the names of a catalog, by the English names; see `findName`. English needs none. */
export const useNames = (namespace: keyof Messages): Names =>
  (useContext(OverridesContext)[namespace] as Names | undefined) ?? NO_NAMES;

/** Returns the language tag for numbers, money and dates. */
export const useLocale = (): string => useContext(LocaleContext);
