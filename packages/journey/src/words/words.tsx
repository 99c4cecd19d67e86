'use client';
import type { MessageOverrides } from '@spinout/design-system';
import { createWords } from '@spinout/journey-kit/react';
import type { JourneyWords } from './journey-words.js';

/** Words that replace ours, any of them, by room and name. */
export type JourneyMessages = MessageOverrides<JourneyWords>;

export const { WordsProvider, useWords, useLocale } = createWords<JourneyWords>();
