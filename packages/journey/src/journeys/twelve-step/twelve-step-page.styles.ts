import { bidiPlaintext } from '@spinout/design-system';
import { styled } from 'styled-components';

/** Container query root: the layout follows its width, not the window's. */
export const Root = styled.section`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--spinout-space-8);
  @container (max-inline-size: 34rem) {
    gap: var(--spinout-space-4);
  }
`;

export const Welcome = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--spinout-space-6) var(--spinout-space-12);
  @container (min-inline-size: 60rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
  @container (max-inline-size: 34rem) {
    row-gap: var(--spinout-space-3);
    > ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      row-gap: var(--spinout-space-2);
      column-gap: var(--spinout-space-4);
    }
  }
`;

export const Feature = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--spinout-space-1) var(--spinout-space-3);
  align-content: start;
  padding-block-start: var(--spinout-space-3);
  border-block-start: 1px solid var(--spinout-color-border);
  > svg {
    color: var(--spinout-color-accent-text);
  }
  > p {
    grid-column: 2;
  }
  @container (max-inline-size: 34rem) {
    > p {
      display: none;
    }
  }
`;

/** Topic field and buttons in one row, stacked in narrow layouts. */
export const TopicRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--spinout-space-3);
  max-inline-size: calc(48 * var(--spinout-text-md));
`;

/** The cards; literature and structure side by side in wide layouts. */
export const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--spinout-space-6);
  align-items: start;
  @container (min-inline-size: 60rem) {
    &[data-pair] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    > [data-wide] {
      grid-column: 1 / -1;
    }
  }
`;

export const Figure = styled.p`
  ${bidiPlaintext}
  margin: 0;
  font-family: var(--spinout-font-serif, Charter, 'Iowan Old Style', Georgia, serif);
  font-size: clamp(
    var(--spinout-text-3xl),
    calc(1.2 * var(--spinout-text-md) + 4cqi),
    calc(3.583 * var(--spinout-text-md))
  );
  line-height: 1.1;
  font-variant-numeric: lining-nums;
`;
