import { bidiPlaintext } from '@spinout/design-system';
import { styled } from 'styled-components';
import { BAND_COLORS } from './palette.js';
import type { PlddtBand } from './structure.constants.js';

/** As large as the canvas. Horizontal drags rotate, vertical ones scroll the page. */
export const Stage = styled.div`
  position: relative;
  inline-size: fit-content;
  max-inline-size: 100%;
  cursor: grab;
  touch-action: pan-y pinch-zoom;
  user-select: none;
  &:active {
    cursor: grabbing;
  }
`;

/** 600 by 400 pixels, smaller in narrow layouts. */
export const Canvas = styled.canvas`
  display: block;
  max-inline-size: 100%;
  block-size: auto;
  border: 1px solid var(--spinout-color-hairline);
  border-radius: var(--spinout-radius-control);
`;

/** On the canvas, inside its border. */
export const ViewerContainer = styled.div`
  position: absolute;
  inset: 1px;
  overflow: hidden;
  border-radius: var(--spinout-radius-control);
`;

export const Caption = styled.figcaption`
  display: grid;
  gap: var(--spinout-space-2);
  color: var(--spinout-color-text-muted);
  font-size: var(--spinout-text-sm);
  > span {
    ${bidiPlaintext}
  }
`;

const createBandRule = (band: PlddtBand, pixels: number) => `&[data-band='${band}']::before {
  border-block-start: ${pixels}px solid var(--spinout-color-data-${BAND_COLORS[band]});
}`;

/** As thick as the drawn chain, so that color is not the only cue. */
export const Key = styled.li`
  display: flex;
  gap: var(--spinout-space-2);
  align-items: center;
  &::before {
    content: '';
    inline-size: 1.5em;
    forced-color-adjust: none;
  }
  ${createBandRule('veryHigh', 5)}
  ${createBandRule('confident', 4)}
  ${createBandRule('low', 3)}
  ${createBandRule('veryLow', 2)}
  ${createBandRule('unknown', 3)}
`;
