import { bidiPlaintext } from '@spinout/design-system';
import { styled } from 'styled-components';

export const CardHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--spinout-space-2) var(--spinout-space-4);
  align-items: center;
  justify-content: space-between;
`;

export const Entries = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

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
