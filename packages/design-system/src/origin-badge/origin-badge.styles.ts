import { styled } from 'styled-components';
import { attributeRules, bidiPlaintext, quietTone } from '../styles/shared.js';
import { light } from '../themes/light.js';

const tones = attributeRules('data-origin', Object.keys(light.origins), (origin) =>
  quietTone(`origin-${origin}`),
);

export const Root = styled.span`
  ${bidiPlaintext}
  box-sizing: border-box;
  display: inline-flex;
  align-items: center;
  gap: var(--spinout-space-1);
  min-block-size: 1.5rem;
  padding-block: 0.0625rem;
  padding-inline: 0.375rem var(--spinout-space-2);
  border: 1px solid transparent;
  border-radius: var(--spinout-radius-full);
  font-size: var(--spinout-text-sm);
  line-height: var(--spinout-leading-control);
  white-space: nowrap;

  ${tones}
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;
