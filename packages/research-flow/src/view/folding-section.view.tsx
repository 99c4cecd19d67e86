'use client';
import { UncontrolledDisclosure } from '@spinout/flow-kit/react';
import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Section } from './section.view.js';
import { useIsWide } from './use-is-wide.js';

/** Width of a step below which its sections would be screens apart. */
const FOLD_BELOW_REM = 34;

interface FoldingSectionProps {
  readonly title: string;
  /** Whether it is open where there is little room. @default false */
  readonly startsOpen?: boolean | undefined;
  readonly children: ReactNode;
}

/** A part of a step with its title; on a phone, a button with the title opens it. */
export function FoldingSection({ title, startsOpen, children }: FoldingSectionProps) {
  const root = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(root, FOLD_BELOW_REM, true);
  return (
    <div ref={root}>
      {isWide ? (
        <Section title={title}>{children}</Section>
      ) : (
        <UncontrolledDisclosure region label={title} startsOpen={startsOpen}>
          <FoldedContent>{children}</FoldedContent>
        </UncontrolledDisclosure>
      )}
    </div>
  );
}

const FoldedContent = styled.div`
  display: grid;
  gap: var(--spinout-space-3);
`;

/** Sections under each other; with lines between them where they fold. */
export const FoldingSections = styled.div`
  display: grid;
  gap: var(--spinout-space-8);
  @container (max-inline-size: ${FOLD_BELOW_REM}rem) {
    gap: 0;
    border-block-start: 1px solid var(--spinout-color-hairline);
    > * {
      border-block-end: 1px solid var(--spinout-color-hairline);
    }
  }
`;
