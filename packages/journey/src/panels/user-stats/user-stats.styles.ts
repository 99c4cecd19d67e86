import { bidiPlaintext } from '@spinout/design-system';
import { styled } from 'styled-components';

export const Panel = styled.section`
  container-type: inline-size;
  display: grid;
  gap: var(--spinout-space-4);
`;

/** Figures in a row between two lines. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin: 0;
  border-block: 1px solid var(--spinout-color-border);
  @container (min-inline-size: 36rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr)) minmax(0, 1.4fr);
  }
`;

export const Figure = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  padding-block: var(--spinout-space-4);
  padding-inline-end: var(--spinout-space-4);
  dt {
    color: var(--spinout-color-text-muted);
    font-size: var(--spinout-text-ui);
  }
  dd {
    ${bidiPlaintext}
    margin: 0;
    font-family: var(--spinout-font-serif, Charter, 'Iowan Old Style', Georgia, serif);
    font-size: var(--spinout-text-2xl);
    line-height: 1.2;
    white-space: nowrap;
    @container (min-inline-size: 36rem) {
      font-size: var(--spinout-text-3xl);
    }
    font-variant-numeric: lining-nums tabular-nums;
  }
`;
