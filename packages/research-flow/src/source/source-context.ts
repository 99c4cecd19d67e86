'use client';
import type { Evidence } from '@spinout/api-client';
import { createContext, useContext } from 'react';

/** Opens the source of a passage. The focus returns to the opener when the source is closed. */
export type OpenSource = (evidence: Evidence, opener: HTMLElement) => void;

/** Null outside a flow: a step alone shows passages without their source. */
export const OpenSourceContext = createContext<OpenSource | null>(null);

export const useOpenSource = (): OpenSource | null => useContext(OpenSourceContext);
