import { bidiPlaintext } from '@spinout/design-system';
import { styled } from 'styled-components';

export const CompletionRoot = styled.section`
  container: completion / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--spinout-space-8);
  scroll-margin-block-start: var(--spinout-space-4);
  &:focus {
    outline: none;
  }
`;

/** What the research has led to: names beside texts, or above them where there is little room. */
export const ResultList = styled.dl`
  display: grid;
  margin: 0;
  border-block-start: 1px solid var(--spinout-color-border);
  > div {
    display: grid;
    gap: var(--spinout-space-1) var(--spinout-space-4);
    padding-block: var(--spinout-space-3);
    border-block-end: 1px solid var(--spinout-color-border);
  }
  dt {
    color: var(--spinout-color-text-muted);
    font-size: var(--spinout-text-ui);
  }
  dd {
    ${bidiPlaintext}
    margin: 0;
    max-inline-size: 68ch;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  @container completion (min-inline-size: 40rem) {
    > div {
      grid-template-columns: calc(8 * var(--spinout-text-md)) minmax(0, 1fr) auto;
      align-items: start;
    }
  }
`;

/** Where results come from: a badge, their names, and what it means. */
export const OriginList = styled.ul`
  display: grid;
  gap: var(--spinout-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--spinout-space-1) var(--spinout-space-3);
  }
`;

/** In the order in which they are to be done; in two columns where there is room. */
export const StepGroups = styled.ol`
  display: grid;
  gap: 0 var(--spinout-space-8);
  align-items: start;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    border-block-end: 1px solid var(--spinout-color-hairline);
  }
  @container completion (min-inline-size: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const StepItems = styled.ul`
  > li {
    ${bidiPlaintext}
  }
  display: grid;
  gap: var(--spinout-space-2);
  max-inline-size: 68ch;
  margin: 0;
  padding-inline-start: var(--spinout-space-5, 1.25rem);
  overflow-wrap: anywhere;
`;
