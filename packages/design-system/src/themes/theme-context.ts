'use client';
import { createContext, useContext } from 'react';

/**
 * The nearest theme root's element, where things that float are put so that they keep its theme.
 * `null` until it is mounted, `undefined` outside any theme root.
 */
export const ThemeElement = createContext<HTMLElement | null | undefined>(undefined);

/** Returns the element of the nearest theme root, see {@link ThemeElement}. */
export const useThemeElement = () => useContext(ThemeElement);
