import { styled } from 'styled-components';
import { Chip, seriesFill } from './chart.styles.js';

export const Bars = styled.div`
  display: grid;
  gap: var(--spinout-space-3);
`;

export const Row = styled.div`
  display: grid;
  gap: var(--spinout-space-1);
`;

export const Name = styled.div`
  font-size: var(--spinout-text-sm);
  font-weight: var(--spinout-weight-medium);
`;

export const Bar = styled.div`
  display: flex;
  block-size: calc(2.25 * var(--spinout-text-md));
  border-radius: var(--spinout-radius-control);
  overflow: hidden;
`;

/** A part of a bar. What it says depends on its own width. */
export const Segment = styled.div`
  box-sizing: border-box;
  container-type: inline-size;
  display: grid;
  place-items: center;
  min-inline-size: 2px;
  overflow: hidden;
  ${seriesFill}
  & + & {
    border-inline-start: 1px solid var(--spinout-color-surface);
  }
`;

export const Full = styled(Chip)`
  display: none;
  box-sizing: border-box;
  max-inline-size: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  @container (min-inline-size: 10.5rem) {
    display: block;
  }
`;

export const Short = styled(Chip)`
  display: none;
  @container (min-inline-size: 4rem) and (max-inline-size: 10.499rem) {
    display: block;
  }
`;

export const Key = styled(Chip)`
  display: none;
  padding-inline: calc(0.1 * var(--spinout-text-md));
  @container (min-inline-size: 0.8rem) and (max-inline-size: 3.999rem) {
    display: block;
  }
`;
