import { bidiPlaintext } from '@spinout/design-system';
import { styled } from 'styled-components';

export const Figure = styled.figure`
  max-inline-size: calc(36 * var(--spinout-text-md));
  margin: 0;
  min-inline-size: 0;
`;

/** A notebook page; its margin rule continues as the line through the steps. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  padding-block: var(--spinout-space-4);
  border: 1px solid var(--spinout-color-border);
  border-radius: var(--spinout-radius-card);
  background: var(--spinout-color-surface);
  @container (max-inline-size: 31.99rem) {
    grid-template-columns: minmax(0, 1fr);
    padding-block: var(--spinout-space-3);
  }
`;

export const Margin = styled.div`
  padding: var(--spinout-space-3) var(--spinout-space-4);
  padding-inline-start: var(--spinout-space-6);
  color: var(--spinout-color-text-muted);
  font-size: var(--spinout-text-sm);
  line-height: calc(1.6 * var(--spinout-text-md));
  text-align: end;
  /* Above its entry, so that an example fits on the first screen of a phone. */
  @container (max-inline-size: 31.99rem) {
    padding: var(--spinout-space-2) var(--spinout-space-4) 0;
    line-height: 1.4;
    text-align: start;
  }
`;

export const Entry = styled.div`
  position: relative;
  padding: var(--spinout-space-3) var(--spinout-space-6);
  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: -0.75px;
    border-inline-start: 1.5px solid var(--spinout-color-accent-text);
  }
  &::after {
    content: '';
    position: absolute;
    inset-block-start: calc(var(--spinout-space-3) + 0.55rem);
    inset-inline-start: -0.25rem;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: 50%;
    background: var(--spinout-color-accent-text);
  }
  &[data-first]::before {
    inset-block-start: calc(var(--spinout-space-3) + 0.75rem);
  }
  &[data-last]::before {
    inset-block-end: auto;
    block-size: calc(var(--spinout-space-3) + 0.75rem);
  }
  @container (max-inline-size: 31.99rem) {
    padding: 0 var(--spinout-space-4) var(--spinout-space-2);
    &&::before,
    &&::after {
      content: none;
    }
  }
`;

export const Marked = styled.span`
  padding-block: 0.12em;
  background: var(--spinout-color-accent-quiet);
  box-decoration-break: clone;
`;

export const Caption = styled.figcaption`
  ${bidiPlaintext}
  display: flex;
  gap: var(--spinout-space-3);
  align-items: center;
  padding-block-start: var(--spinout-space-2);
  color: var(--spinout-color-text-muted);
  font-size: var(--spinout-text-sm);
`;
