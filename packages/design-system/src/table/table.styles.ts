import { styled } from 'styled-components';
import { focusRing, tabularFigures, visuallyHidden } from '../styles/shared.js';

export const Frame = styled.div`
  max-inline-size: 100%;
  overflow-x: auto;
  border-radius: 4px;
  ${focusRing}
`;

// Words do not break; the frame scrolls.
export const Root = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--spinout-text-ui);
  line-height: var(--spinout-leading-control);
  overflow-wrap: break-word;
  ${tabularFigures}

  caption {
    padding-block-end: var(--spinout-space-2);
    color: var(--spinout-color-text-muted);
    font-size: var(--spinout-text-sm);
    text-align: start;
  }
  caption[data-hidden] {
    ${visuallyHidden}
  }
  th,
  td {
    padding-block: 0.625rem;
    padding-inline: 0 var(--spinout-space-4);
    border-block-end: 1px solid var(--spinout-color-hairline);
    font-weight: var(--spinout-weight-regular);
    text-align: start;
    vertical-align: baseline;
  }
  th:last-child,
  td:last-child {
    padding-inline-end: 0;
  }
  thead th {
    border-block-end-color: var(--spinout-color-border-control);
    color: var(--spinout-color-text-muted);
    font-size: var(--spinout-text-sm);
    font-weight: var(--spinout-weight-medium);
  }
  tbody th {
    font-weight: var(--spinout-weight-medium);
  }
  [data-align='end'] {
    text-align: end;
    white-space: nowrap;
  }
`;
