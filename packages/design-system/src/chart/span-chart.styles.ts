import { css, styled } from 'styled-components';
import { seriesFill } from './chart.styles.js';

/** From this width on, the names are beside the bars. */
const wide = '@container (min-inline-size: 34rem)';

export const Rows = styled.div`
  display: grid;
`;

export const Row = styled.div`
  display: grid;
  gap: 2px;
  padding-block-start: var(--spinout-space-2);
  ${wide} {
    grid-template-columns: calc(12 * var(--spinout-text-md)) minmax(0, 1fr);
    gap: var(--spinout-space-4);
    align-items: center;
    padding-block-start: 0;
  }
`;

export const Name = styled.span`
  font-size: var(--spinout-text-sm);
  font-weight: var(--spinout-weight-medium);
  overflow-wrap: anywhere;
`;

export const Detail = styled.span`
  display: inline-block;
  color: var(--spinout-color-text-muted);
`;

export const Area = styled.div`
  position: relative;
  block-size: calc(1.5 * var(--spinout-text-md));
  border-block-end: 1px solid var(--spinout-color-hairline);
  ${wide} {
    block-size: calc(2.5 * var(--spinout-text-md));
  }
`;

export const Gridline = styled.span`
  position: absolute;
  inset-block: 0;
  border-inline-start: 1px solid var(--spinout-color-hairline);
`;

const bar = css`
  position: absolute;
  min-inline-size: 3px;
  box-sizing: border-box;
`;

export const Span = styled.span`
  ${bar}
  inset-block: calc(0.25 * var(--spinout-text-md));
  border-radius: 3px;
  ${seriesFill}
  ${wide} {
    inset-block: calc(0.5 * var(--spinout-text-md));
  }
`;

export const Wait = styled.span`
  ${bar}
  inset-block-start: 50%;
  border-block-start: 1.5px dashed var(--spinout-color-text-muted);
`;

export const Axis = styled.div`
  position: relative;
  block-size: calc(1.35 * var(--spinout-text-md));
  color: var(--spinout-color-text-muted);
  ${wide} {
    margin-inline-start: calc(13 * var(--spinout-text-md));
  }
`;

/** A label in the middle of its tick; the first and the last one stay within the picture. */
export const Tick = styled.span`
  position: absolute;
  inset-block-start: calc(0.2 * var(--spinout-text-md));
  inline-size: 0;
  display: flex;
  justify-content: center;
  white-space: nowrap;
  &:first-child {
    justify-content: flex-start;
  }
  &[data-end] {
    justify-content: flex-end;
  }
`;

export const AxisTitle = styled.div`
  color: var(--spinout-color-text-muted);
  text-align: end;
`;
