import { styled } from 'styled-components';

/** A muted line below the name; a long address breaks anywhere. */
export const Detail = styled.span`
  color: var(--spinout-color-text-muted);
  font-size: var(--spinout-text-sm);
  font-weight: var(--spinout-weight-regular);
  overflow-wrap: anywhere;
`;

/** The select and, once the choice differs from the current role, its button. */
export const RoleCell = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--spinout-space-2) var(--spinout-space-3);
  align-items: center;
  @container (min-width: 44rem) {
    inline-size: calc(28 * var(--spinout-text-md));
  }
  > :first-child {
    flex: 0 1 calc(11 * var(--spinout-text-md));
    min-inline-size: calc(9 * var(--spinout-text-md));
  }
`;

/** Unavailable buttons look disabled but stay focusable. */
export const Pages = styled.nav`
  button[aria-disabled='true'] {
    border-color: var(--spinout-color-border);
    background: var(--spinout-color-sunken);
    color: var(--spinout-color-text-muted);
    cursor: not-allowed;
    @media (forced-colors: active) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

export const Title = styled.div`
  > :focus-visible {
    outline: 2px solid var(--spinout-color-focus);
    outline-offset: 2px;
  }
`;
