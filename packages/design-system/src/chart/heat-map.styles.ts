import { styled } from 'styled-components';

/** Positions along a chain or a line run from left to right in every language. */
export const Root = styled.div`
  direction: ltr;
  display: grid;
  grid-template-columns: auto minmax(0, calc(20 * var(--spinout-text-md)));
  justify-content: start;
  gap: var(--spinout-space-1) var(--spinout-space-2);
  font-size: var(--spinout-text-sm);
  color: var(--spinout-color-text-muted);
  font-variant-numeric: tabular-nums;
`;

export const Squares = styled.svg`
  box-sizing: border-box;
  inline-size: 100%;
  aspect-ratio: 1;
  border: 1px solid var(--spinout-color-border-control);
  background: var(--spinout-color-surface);
  path {
    fill: var(--spinout-color-accent-text);
  }
  @media (forced-colors: active) {
    path {
      fill: CanvasText;
    }
  }
`;

export const Side = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  text-align: end;
`;

export const Below = styled.div`
  grid-column: 2;
  display: flex;
  justify-content: space-between;
`;

export const Scale = styled.div`
  grid-column: 2;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--spinout-space-2);
  align-items: center;
`;

export const Ramp = styled.svg`
  box-sizing: border-box;
  inline-size: 100%;
  block-size: calc(0.75 * var(--spinout-text-md));
  border: 1px solid var(--spinout-color-border-control);
  rect {
    fill: var(--spinout-color-accent-text);
  }
  @media (forced-colors: active) {
    rect {
      fill: CanvasText;
    }
  }
`;
