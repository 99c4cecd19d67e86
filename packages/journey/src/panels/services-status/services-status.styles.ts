import { styled } from 'styled-components';

export const Widget = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`;

export const ServiceList = styled.ul`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, calc(13 * var(--spinout-text-md))), 1fr)
  );
  gap: 0 var(--spinout-space-6);
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--spinout-text-ui);
`;

export const ServiceItem = styled.li`
  display: flex;
  gap: var(--spinout-space-2);
  align-items: baseline;
  min-inline-size: 0;
  padding-block: var(--spinout-space-1);
  border-block-end: 1px solid var(--spinout-color-hairline);
  overflow-wrap: anywhere;
  &[data-online='false'] {
    font-weight: var(--spinout-weight-medium);
  }
`;
