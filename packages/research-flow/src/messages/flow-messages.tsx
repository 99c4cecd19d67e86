'use client';
import type { MessageOverrides } from '@spinout/design-system';
import { createMessagesContext } from '@spinout/flow-kit/react';
import type { FlowCatalogs } from './flow-catalogs.js';

/** Texts that replace the defaults, by namespace and name. */
export type FlowMessages = MessageOverrides<FlowCatalogs>;

export const { MessagesProvider, useMessages, useLocale } = createMessagesContext<FlowCatalogs>();
