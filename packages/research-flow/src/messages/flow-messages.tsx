'use client';
import type { MessageOverrides } from '@spinout/design-system';
import { createMessagesContext } from '@spinout/flow-kit/react';
import type { FlowCatalogs } from './flow-catalogs.js';

/** Words that replace ours, any of them, by room and name. */
export type FlowMessages = MessageOverrides<FlowCatalogs>;

export const { MessagesProvider, useMessages, useLocale } = createMessagesContext<FlowCatalogs>();
