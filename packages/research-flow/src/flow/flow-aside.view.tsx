'use client';
import { useRef, type ReactNode } from 'react';
import { Rail } from './flow-aside.styles.js';
import { WIDE_FLOW_REM } from './flow-width.js';
import { SourceColumn } from './source-column.styles.js';
import { useIsWide } from '../view/use-is-wide.js';

export interface FlowAsideViewProps {
  /** The results of earlier steps, beside the step where there is room. @default none */
  readonly rail?: ReactNode;
  /** The source of a passage; `isWide` tells whether there is room beside the step. @default none is open */
  readonly renderSource?: ((isWide: boolean) => ReactNode) | undefined;
}

/** What stands beside the step: results before it, the source of a passage after it. */
export function FlowAsideView({ rail, renderSource }: FlowAsideViewProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const isWide = useIsWide(mark, WIDE_FLOW_REM);
  const source = renderSource?.(isWide);
  return (
    <>
      <span ref={mark} hidden />
      {rail !== undefined && <Rail data-aside="rail">{isWide && rail}</Rail>}
      {source !== undefined &&
        (isWide ? <SourceColumn data-aside="source">{source}</SourceColumn> : source)}
    </>
  );
}
