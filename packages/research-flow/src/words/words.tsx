'use client';
import type { MessageOverrides } from '@spinout/design-system';
import { createWords } from '@spinout/journey-kit/react';
import type { FlowWords } from './flow-words.js';

/** Words that replace ours, any of them, by room and name. */
export type FlowMessages = MessageOverrides<FlowWords>;

export const { WordsProvider, useWords, useLocale } = createWords<FlowWords>();
