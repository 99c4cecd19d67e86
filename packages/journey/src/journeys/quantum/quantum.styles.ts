import { bidiPlaintext } from '@spinout/design-system';
import { styled } from 'styled-components';

/** Container query root: the layout follows its width, not the window's. */
export const SectionRoot = styled.section`
  container-type: inline-size;
  display: grid;
  gap: var(--spinout-space-6);
  min-inline-size: 0;
`;

/** Number field and select in one row, aligned at their controls. */
/** What a choice costs; its place is kept until it is known, so that nothing below moves. */
export const Costs = styled.div`
  display: grid;
  align-content: start;
  gap: var(--spinout-space-2);
  min-block-size: calc(3 * var(--spinout-text-md));
`;

export const Fields = styled.div`
  display: grid;
  gap: var(--spinout-space-4);
  align-items: start;
  @container (min-inline-size: 34rem) {
    grid-template-columns: calc(12 * var(--spinout-text-md)) minmax(
        0,
        calc(24 * var(--spinout-text-md))
      );
    &[data-one] {
      grid-template-columns: minmax(0, calc(24 * var(--spinout-text-md)));
    }
  }
`;

export const Program = styled.div`
  display: grid;
  gap: var(--spinout-space-4);
  align-items: start;
  textarea {
    font-family: var(--spinout-font-mono, ui-monospace, 'SF Mono', Menlo, Consolas, monospace);
    font-size: var(--spinout-text-sm);
  }
  @container (min-inline-size: 48rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

/** The created circuit, below a line. */
export const Made = styled.div`
  display: grid;
  gap: var(--spinout-space-6);
  min-inline-size: 0;
  padding-block-start: var(--spinout-space-6);
  border-block-start: 1px solid var(--spinout-color-hairline);
  &[data-empty] {
    gap: 0;
    margin-block-start: calc(-1 * var(--spinout-space-6));
    padding: 0;
    border: 0;
  }
`;

/** The result, below a line. */
export const Found = styled(Made)`
  gap: var(--spinout-space-2);
`;

export const FactLine = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--spinout-space-1) var(--spinout-space-6);
  margin: 0;
  font-size: var(--spinout-text-ui);
  div {
    display: flex;
    gap: var(--spinout-space-2);
  }
  dt {
    flex: none;
    color: var(--spinout-color-text-muted);
  }
  dd {
    ${bidiPlaintext}
    margin: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

export const Outcomes = styled.ul`
  display: grid;
  gap: var(--spinout-space-2);
  max-inline-size: calc(44 * var(--spinout-text-md));
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--spinout-text-ui);
  li {
    display: grid;
    gap: var(--spinout-space-1) var(--spinout-space-4);
    align-items: center;
    grid-template-columns: minmax(0, 1fr) 4.5em;
  }
  @container (min-inline-size: 34rem) {
    li {
      grid-template-columns:
        minmax(9em, max-content) minmax(calc(8 * var(--spinout-text-md)), 1fr)
        4.5em;
    }
    li[data-long] {
      grid-template-columns: minmax(0, 22em) minmax(calc(8 * var(--spinout-text-md)), 1fr) 4.5em;
    }
  }
`;

export const Digits = styled.span`
  grid-column: 1 / -1;
  direction: ltr;
  text-align: start;
  font-family: var(--spinout-font-mono, ui-monospace, 'SF Mono', Menlo, Consolas, monospace);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  @container (min-inline-size: 34rem) {
    grid-column: auto;
  }
`;

export const Share = styled.span`
  color: var(--spinout-color-text-muted);
  font-size: var(--spinout-text-sm);
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

export const Listing = styled.div`
  textarea {
    max-block-size: calc(20 * var(--spinout-text-md));
    font-family: var(--spinout-font-mono, ui-monospace, 'SF Mono', Menlo, Consolas, monospace);
    font-size: var(--spinout-text-sm);
  }
`;

/** A long table scrolls in its own focusable container. */
export const LongTable = styled.div`
  max-block-size: calc(24 * var(--spinout-text-md));
  overflow-y: auto;
`;
