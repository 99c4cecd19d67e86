import { styled } from 'styled-components';
import { seriesFill } from './chart.styles.js';

const wide = '@container (min-inline-size: 34rem)';

export const Rows = styled.div`
  display: grid;
  gap: var(--spinout-space-2);
`;

export const Row = styled.div`
  display: grid;
  ${wide} {
    grid-template-columns: calc(10 * var(--spinout-text-md)) minmax(0, 1fr);
    gap: var(--spinout-space-4);
    align-items: end;
  }
`;

export const Name = styled.div`
  padding-block-end: 2px;
  font-size: var(--spinout-text-sm);
  font-weight: var(--spinout-weight-medium);
  overflow-wrap: anywhere;
`;

export const Area = styled.div`
  display: flex;
  gap: 2px;
  padding-inline: calc(0.5 * var(--spinout-text-md));
  border-block-end: 1px solid var(--spinout-color-border-control);
`;

export const Slot = styled.div`
  flex: 1 1 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: flex-end;
  min-inline-size: 0;
`;

export const Count = styled.span`
  color: var(--spinout-color-text);
  white-space: nowrap;
`;

export const Column = styled.span`
  box-sizing: border-box;
  inline-size: 100%;
  max-inline-size: calc(2.5 * var(--spinout-text-md));
  min-block-size: 3px;
  border-start-start-radius: 2px;
  border-start-end-radius: 2px;
  ${seriesFill}
`;

export const Axis = styled.div`
  display: flex;
  gap: 2px;
  padding-inline: calc(0.5 * var(--spinout-text-md));
  color: var(--spinout-color-text-muted);
  ${wide} {
    margin-inline-start: calc(11 * var(--spinout-text-md));
  }
`;

export const AxisLabel = styled.span`
  white-space: nowrap;
`;
