'use client';
import type { MessageOverrides } from '@spinout/design-system';
import { createMessagesContext } from '@spinout/flow-kit/react';
import type { JourneyCatalogs } from './journey-catalogs.js';

/** Messages that replace ours, by catalog and key. */
export type JourneyMessages = MessageOverrides<JourneyCatalogs>;

export const { MessagesProvider, useMessages, useLocale } =
  createMessagesContext<JourneyCatalogs>();
