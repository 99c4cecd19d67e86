import { styled } from 'styled-components';

export const ShowcaseRoot = styled.section`
  container-type: inline-size;
  display: grid;
  gap: var(--spinout-space-8);
`;

/** Cards keep their own height, so that opening one does not move its neighbors. */
export const Features = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--spinout-space-4);
  align-items: start;
  @container (min-inline-size: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--spinout-space-8);
  }
  @container (min-inline-size: 60rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Feature = styled.div`
  min-inline-size: 0;
  padding-block: var(--spinout-space-2);
  border-block-start: 1px solid var(--spinout-color-border-control);
  &[data-open] {
    border-block-start-color: var(--spinout-color-accent-text);
    box-shadow: inset 0 1px var(--spinout-color-accent-text);
  }
`;

export const Name = styled.span`
  display: flex;
  gap: var(--spinout-space-3);
  align-items: center;
  font-size: var(--spinout-text-md);
  font-weight: var(--spinout-weight-strong);
  > svg {
    flex: none;
    color: var(--spinout-color-accent-text);
  }
`;
