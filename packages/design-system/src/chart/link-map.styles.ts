import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns:
    minmax(0, 1fr) clamp(
      calc(1.75 * var(--spinout-text-md)),
      12cqi,
      calc(7 * var(--spinout-text-md))
    )
    minmax(0, 1fr);
`;

export const Heading = styled.div`
  padding-block-end: var(--spinout-space-1);
  color: var(--spinout-color-text-muted);
  font-size: var(--spinout-text-sm);
  &[data-side='to'] {
    grid-column: 3;
  }
`;

/** Entries of equal height, so that the lines meet their centers. */
export const Column = styled.div`
  display: grid;
  grid-auto-rows: minmax(0, 1fr);
`;

export const Cell = styled.div`
  align-self: center;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 var(--spinout-space-2);
  margin-block: var(--spinout-space-1);
  padding: var(--spinout-space-2);
  border: 1px solid var(--spinout-color-border-control);
  border-radius: var(--spinout-radius-control);
  background: var(--spinout-color-surface);
  &[data-unlinked] {
    border-style: dashed;
  }
`;

export const Key = styled.span`
  font-weight: var(--spinout-weight-strong);
`;

/** At most four lines; the table has the whole text. */
export const Text = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  overflow: hidden;
  overflow-wrap: anywhere;
`;

export const Note = styled.span`
  grid-column: 2;
  color: var(--spinout-color-text-muted);
`;

export const Lines = styled.svg`
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;
  path {
    fill: none;
    stroke: var(--spinout-color-accent-text);
    stroke-width: 1.75px;
    vector-effect: non-scaling-stroke;
  }
  &:dir(rtl) {
    transform: scaleX(-1);
  }
  @media (forced-colors: active) {
    path {
      stroke: CanvasText;
    }
  }
`;
