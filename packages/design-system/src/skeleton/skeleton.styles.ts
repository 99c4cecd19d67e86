import { keyframes, styled } from 'styled-components';

const shimmer = keyframes`
  from { background-position: 150% 0; }
  to { background-position: -50% 0; }
`;

/** One pass of the shimmer takes 2 s; with reduced motion it stops. */
export const Shimmer = styled.span`
  display: block;
  inline-size: 100%;
  block-size: 1em;
  border-radius: var(--spinout-radius-control);
  background-color: var(--spinout-color-hairline);
  background-image: linear-gradient(
    100deg,
    transparent 30%,
    var(--spinout-color-surface) 50%,
    transparent 70%
  );
  background-size: 200% 100%;
  background-repeat: no-repeat;
  animation: ${shimmer} var(--spinout-motion-shimmer, 2s) linear infinite;
  opacity: 0.7;

  &[data-shape='text'] {
    block-size: 0.8em;
    margin-block: 0.35em;
    border-radius: 4px;
  }
  &[data-shape='title'] {
    block-size: 1.2em;
  }
  &[data-shape='tag'] {
    inline-size: calc(6 * var(--spinout-text-md));
    block-size: calc(1.5 * var(--spinout-text-md));
    border-radius: var(--spinout-radius-full);
  }
  &[data-shape='control'] {
    inline-size: calc(8 * var(--spinout-text-md));
    block-size: var(--spinout-size-control);
  }
  &[data-shape='block'] {
    block-size: calc(8 * var(--spinout-text-md));
    border-radius: var(--spinout-radius-card);
  }
  &[data-shape='circle'] {
    inline-size: calc(2.5 * var(--spinout-text-md));
    block-size: calc(2.5 * var(--spinout-text-md));
    border-radius: var(--spinout-radius-full);
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
    background-image: none;
  }
`;
