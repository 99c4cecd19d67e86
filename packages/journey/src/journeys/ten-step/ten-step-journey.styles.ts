import { styled } from 'styled-components';

export const JourneyRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--spinout-space-6);
  inline-size: 100%;
  max-inline-size: var(--spinout-size-content);
  margin-inline: auto;
`;

/** Keeps the place of the button that opens a bundle, which is loaded after the page. */
export const BundlePlace = styled.div`
  min-block-size: var(--spinout-size-control);
`;
