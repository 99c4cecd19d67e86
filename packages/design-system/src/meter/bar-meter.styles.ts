import { styled } from 'styled-components';
import { attributeRules, tabularFigures, track, trackFill } from '../styles/shared.js';
import { strongTone } from '../styles/strong-tone.js';

export const Bar = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--spinout-space-2);
  inline-size: 100%;
  max-inline-size: calc(14 * var(--spinout-text-md));
  font-size: var(--spinout-text-sm);
  ${tabularFigures}
  &[data-full] {
    max-inline-size: none;
  }
`;

export const Track = styled.span`
  flex: 1;
  display: block;
  min-inline-size: calc(2.5 * var(--spinout-text-md));
  block-size: 6px;
  ${track}
`;

export const Fill = styled.span`
  display: block;
  inline-size: 100%;
  ${trackFill}
  transition: inline-size var(--spinout-motion-move) var(--spinout-motion-ease);
  ${attributeRules('data-tone', ['success', 'warning', 'danger'], strongTone('background'))}
`;
