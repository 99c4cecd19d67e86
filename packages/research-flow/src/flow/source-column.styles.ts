import { styled } from 'styled-components';

/**
 * After the step, also where it comes before it in the document. As high as the step, so that the source stays on the screen while
 * the step scrolls.
 */
export const SourceColumn = styled.div`
  order: 1;
  min-inline-size: 0;
  align-self: stretch;
`;
