import { bidiPlaintext } from '@spinout/design-system';
import { styled } from 'styled-components';

export const Entry = styled.li`
  display: grid;
  gap: var(--spinout-space-1);
  padding-block: var(--spinout-space-3);
  border-block-start: 1px solid var(--spinout-color-hairline);
  overflow-wrap: anywhere;
`;

export const Bullets = styled.ul`
  display: grid;
  gap: var(--spinout-space-1);
  margin: 0;
  padding-inline-start: 1.2em;
  font-size: var(--spinout-text-ui);
  overflow-wrap: anywhere;
  > li {
    ${bidiPlaintext}
  }
`;
