import { bidiPlaintext } from '@spinout/design-system';
import { styled } from 'styled-components';

/** Print preview of the first page. */
export const PreviewPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--spinout-space-3);
  max-inline-size: calc(48 * var(--spinout-text-md));
  font-family: var(--spinout-font-serif, Charter, 'Iowan Old Style', Georgia, serif);
  overflow-wrap: anywhere;
  p {
    white-space: pre-line;
  }
`;

export const References = styled.ol`
  display: grid;
  gap: var(--spinout-space-1);
  margin: 0;
  padding-inline-start: 1.8em;
  font-size: var(--spinout-text-ui);
  > li {
    ${bidiPlaintext}
  }
`;
