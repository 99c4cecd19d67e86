'use client';
import type { MessageOverrides } from '@spinout/design-system';
import { createMessagesContext } from '@spinout/flow-kit/react';
import type { JourneyCatalogs } from './journey-catalogs.js';

/** Words that replace ours, any of them, by room and name. */
export type JourneyMessages = MessageOverrides<JourneyCatalogs>;

export const { MessagesProvider, useMessages, useLocale } =
  createMessagesContext<JourneyCatalogs>();
