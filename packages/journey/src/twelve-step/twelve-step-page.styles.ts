import { bidiPlaintext } from '@spinout/design-system';
import { styled } from 'styled-components';

/** Container query root: the layout follows its width, not the window's. */
export const Root = styled.section`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--spinout-space-8);
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: var(--spinout-space-3) var(--spinout-space-6);
  align-items: center;
  justify-content: space-between;
`;

export const Welcome = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--spinout-space-6) var(--spinout-space-12);
  @container (min-inline-size: 60rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

export const Features = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--spinout-space-4) var(--spinout-space-8);
  margin: 0;
  padding: 0;
  list-style: none;
  @container (min-inline-size: 34rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
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
`;

/** Topic field and buttons in one row, stacked in narrow layouts. */
export const TopicRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--spinout-space-3);
  max-inline-size: 48rem;
`;

export const Run = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--spinout-space-8);
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
  font-size: clamp(2.074rem, 1.2rem + 4cqi, 3.583rem);
  line-height: 1.1;
  font-variant-numeric: lining-nums;
`;
