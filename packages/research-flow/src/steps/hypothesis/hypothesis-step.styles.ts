import { bidiPlaintext } from '@spinout/design-system';
import { styled } from 'styled-components';

/** The error in the step. Not a live region, because the banner announces it. */
export const ErrorBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--spinout-space-3);
  align-items: center;
  justify-content: space-between;
  padding: var(--spinout-space-4);
  border: 1px solid var(--spinout-color-danger-text);
  border-radius: var(--spinout-radius-card);
  background: var(--spinout-color-danger-quiet);
`;

export const Measure = styled.div`
  display: grid;
  gap: var(--spinout-space-2);
  max-inline-size: calc(40 * var(--spinout-text-md));
`;

/** The claim. Its edge is broken where the evidence is weak, thin where there is some, and thick where it is strong. */
export const ClaimBlock = styled.div`
  display: grid;
  gap: var(--spinout-space-1);
  &[data-strength] {
    padding-inline-start: var(--spinout-space-4);
    border-inline-start: 4px dashed var(--spinout-color-warning-text);
  }
  &[data-strength='someEvidence'] {
    border-inline-start: 2px solid var(--spinout-color-border-control);
  }
  &[data-strength='strongEvidence'] {
    border-inline-start: 6px solid var(--spinout-color-success-text);
  }
`;

/** The sentence of the claim, the largest text of the card. */
export const ClaimHeading = styled.h3`
  ${bidiPlaintext}
  max-inline-size: calc(46 * var(--spinout-text-md));
  margin: 0;
  font-family: var(--spinout-font-serif, Charter, 'Iowan Old Style', Georgia, serif);
  font-size: var(--spinout-text-xl);
  font-weight: var(--spinout-weight-medium);
  line-height: 1.3;
  overflow-wrap: anywhere;
  text-wrap: pretty;
  @container (max-inline-size: 34rem) {
    font-size: var(--spinout-text-lg);
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: var(--spinout-space-2);
  margin: 0;
  padding-inline-start: 1.6em;
  font-size: var(--spinout-text-ui);
  li {
    ${bidiPlaintext}
    padding-inline-start: var(--spinout-space-1);
    overflow-wrap: anywhere;
  }
  li::marker {
    color: var(--spinout-color-text-muted);
    font-variant-numeric: tabular-nums;
  }
`;

/** Two lists beside each other where there is room; one without content takes none. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--spinout-space-6) var(--spinout-space-8);
  align-items: start;
  &:empty,
  > :empty {
    display: none;
  }
  @container (min-inline-size: 44rem) {
    grid-auto-flow: column;
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
  }
`;

export const Ruled = styled.div`
  padding-block-start: var(--spinout-space-4);
  border-block-start: 1px solid var(--spinout-color-hairline);
`;

/** One line of the check: an icon and a text. */
export const CheckLine = styled.li`
  display: flex;
  gap: var(--spinout-space-2);
  align-items: start;
  > svg {
    flex: none;
    margin-block-start: 0.25em;
  }
  &[data-tone='success'] > svg {
    color: var(--spinout-color-success-text);
  }
  &[data-tone='warning'] > svg {
    color: var(--spinout-color-warning-text);
  }
`;

/** The buttons of a form, which stay on the screen while its fields are longer than that. A field with the focus is clear of them. */
export const FormActions = styled.div`
  position: sticky;
  inset-block-end: var(--spinout-screen-end, 0px);
  z-index: var(--spinout-layer-sticky, 10);
  display: flex;
  flex-wrap: wrap;
  gap: var(--spinout-space-3);
  padding-block: var(--spinout-space-3);
  background: var(--spinout-color-surface);
  border-block-start: 1px solid var(--spinout-color-hairline);
  :has(> &) * {
    scroll-margin-block-end: calc(7 * var(--spinout-text-md) + var(--spinout-screen-end, 0px));
  }
`;

/** A line that ends where there is no more room, on narrow screens only. */
export const ShortCheck = styled.span`
  flex: 1 0 100%;
  overflow: hidden;
  color: var(--spinout-color-text-muted);
  font-size: var(--spinout-text-sm);
  text-overflow: ellipsis;
  white-space: nowrap;
  @container (min-inline-size: 34rem) {
    display: none;
  }
`;
