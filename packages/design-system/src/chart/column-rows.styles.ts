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
    grid-template-columns: 10rem minmax(0, 1fr);
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
  padding-inline: 0.5rem;
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
  max-inline-size: 2.5rem;
  min-block-size: 3px;
  border-start-start-radius: 2px;
  border-start-end-radius: 2px;
  ${seriesFill}
`;

export const Axis = styled.div`
  display: flex;
  gap: 2px;
  padding-inline: 0.5rem;
  color: var(--spinout-color-text-muted);
  ${wide} {
    margin-inline-start: 11rem;
  }
`;

export const AxisLabel = styled.span`
  white-space: nowrap;
`;
