'use client';
import { createContext } from 'react';

/**
 * The element of the nearest theme root, into which dialogs and menus are rendered so that they have its theme.
 * `null` until it is mounted, `undefined` outside any theme root.
 */
export const ThemeElement = createContext<HTMLElement | null | undefined>(undefined);
