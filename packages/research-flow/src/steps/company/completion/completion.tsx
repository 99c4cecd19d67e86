'use client';
import { scrollToTopUntilInteraction, useLocale, useMessages } from '@spinout/flow-kit/react';
import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import type { FlowData } from '../../../data/flow-data.js';
import { companyMessages } from '../company.messages.js';
import { completionMessages } from './completion.messages.js';
import { completionModel } from './completion.model.js';
import { CompletionView } from './completion.view.js';

export interface CompletionProps {
  readonly data: FlowData;
  /** Whether the flow was completed while it was open, so that the page is shown at once. */
  readonly isNew: boolean;
  /** The download of the report, with a button for the other files beside it. */
  readonly renderDownload: (otherFiles: ReactNode) => ReactNode;
  /** Moves to the files. */
  readonly onShowFiles: (from: HTMLElement) => void;
  /** Opens the legal documents. */
  readonly onShowDrafts: (from: HTMLElement) => void;
}

/** The page at the end of the flow. */
export function Completion({ data, isNew, ...rest }: CompletionProps) {
  const messages = useMessages(completionMessages);
  const documents = useMessages(companyMessages);
  const locale = useLocale();
  const root = useRef<HTMLElement>(null);
  // Before the first paint: the page pushes the step down.
  useLayoutEffect(() => {
    const { current } = root;
    if (!isNew || !current) return undefined;
    // The button that completed the flow is disabled and has lost the focus.
    current.focus({ preventScroll: true });
    return scrollToTopUntilInteraction(current);
  }, [isNew]);
  const model = useMemo(
    () => completionModel(data, { messages, documents, locale }),
    [data, messages, documents, locale],
  );
  return <CompletionView model={model} rootRef={root} {...rest} />;
}
