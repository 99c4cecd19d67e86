import { styled } from 'styled-components';
import { controlStyles } from '../field/field.styles.js';
import { tabularFigures } from '../styles/shared.js';

export const Frame = styled.div`
  display: flex;
  align-items: center;
  gap: var(--spinout-space-2);
`;

export const Control = styled.input`
  ${controlStyles}
  ${tabularFigures}
  flex: 1;
  min-inline-size: 0;
`;

export const Unit = styled.span`
  flex: none;
  color: var(--spinout-color-text-muted);
  font-size: var(--spinout-text-ui);
`;
