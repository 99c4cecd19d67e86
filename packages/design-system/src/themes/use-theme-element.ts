'use client';
import { useContext } from 'react';
import { ThemeElement } from './theme-context.js';

/** Returns the element of the nearest theme root, see {@link ThemeElement}. */
export const useThemeElement = () => useContext(ThemeElement);
