import { styled } from 'styled-components';

export const Control = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--spinout-space-1) var(--spinout-space-3);
  margin-inline-start: auto;
  text-align: end;
  /* On a phone the product name is beside it. */
  @media (max-width: 40rem) {
    max-inline-size: calc(11 * var(--spinout-text-md));
  }
  &:focus {
    outline: none;
  }
  &:focus-visible {
    outline: 2px solid var(--spinout-color-focus);
    outline-offset: 2px;
  }
`;

export const NameRow = styled.span`
  display: flex;
  align-items: center;
  gap: var(--spinout-space-2);
  min-inline-size: 0;
`;

/** Hidden from view, but not from assistive technology, where the page has no space for it. */
const hiddenIfCompact = `
  position: var(--spinout-account-position, static);
  clip-path: var(--spinout-account-clip, none);
  max-inline-size: var(--spinout-account-size, 12rem);
  max-block-size: var(--spinout-account-size, none);
  overflow: hidden;
`;

export const AccountBadge = styled.span`
  ${hiddenIfCompact}
`;

/** A long name is truncated here; the menu shows it in full. */
export const Name = styled.bdi`
  ${hiddenIfCompact}
  text-overflow: ellipsis;
  white-space: nowrap;
  @media (max-width: 40rem) {
    max-inline-size: var(--spinout-account-size, 4.5rem);
  }
`;

export const AvatarCircle = styled.span`
  flex: none;
  display: inline-grid;
  place-items: center;
  inline-size: var(--spinout-size-target);
  block-size: var(--spinout-size-target);
  overflow: hidden;
  border-radius: 50%;
  background: var(--spinout-color-accent-quiet);
  color: var(--spinout-color-accent-text);
  font-size: var(--spinout-text-sm);
  font-weight: var(--spinout-weight-strong, 600);
  line-height: 1;
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** Full identity: name, email, role. */
export const Identity = styled.span`
  display: grid;
  justify-items: start;
  gap: var(--spinout-space-1);
  strong {
    font-weight: var(--spinout-weight-medium);
  }
  small {
    color: var(--spinout-color-text-muted);
    font-size: var(--spinout-text-sm);
  }
`;
