import { styled } from 'styled-components';

/** The three files beside each other; under each other where there is no room. */
export const Files = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: var(--spinout-space-4) var(--spinout-space-6);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Holds its line also while it has nothing to say, so that nothing below it moves. */
export const Saved = styled.div`
  min-block-size: calc(1em * var(--spinout-line-height-body, 1.5));
  overflow-wrap: anywhere;
`;
