import { styled } from 'styled-components';

export const ShowcaseRoot = styled.section`
  container-type: inline-size;
  display: grid;
  gap: var(--spinout-space-8);
`;

export const Feature = styled.div`
  min-inline-size: 0;
  padding-block: var(--spinout-space-2);
  border-block-start: 1px solid var(--spinout-color-border-control);
  &:has([aria-expanded='true']) {
    border-block-start-color: var(--spinout-color-accent-text);
    box-shadow: inset 0 1px var(--spinout-color-accent-text);
  }
`;

export const Name = styled.span`
  display: flex;
  gap: var(--spinout-space-3);
  align-items: center;
  font-size: var(--spinout-text-md);
  font-weight: var(--spinout-weight-strong);
  > svg {
    flex: none;
    color: var(--spinout-color-accent-text);
  }
`;
