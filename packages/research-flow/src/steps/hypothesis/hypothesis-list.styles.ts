import { styled } from 'styled-components';

/** The hypotheses to choose from, in rows whose columns line up where there is room. */
export const Candidates = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  border-block-start: 1px solid var(--spinout-color-hairline);
`;

export const Candidate = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--spinout-space-2) var(--spinout-space-6);
  align-items: center;
  padding-block: var(--spinout-space-3);
  border-block-end: 1px solid var(--spinout-color-hairline);
  &[aria-current] {
    padding-inline-start: var(--spinout-space-3);
    border-inline-start: 3px solid var(--spinout-color-accent-text);
  }
  @container (min-inline-size: 40rem) {
    grid-template-columns: calc(10.5 * var(--spinout-text-md)) minmax(0, 1fr) calc(
        7 * var(--spinout-text-md)
      );
    > :last-child {
      justify-content: end;
    }
  }
`;

/** A short bar for each passage. */
export const TallyMarks = styled.span`
  display: inline-flex;
  gap: 3px;
  > span {
    inline-size: 4px;
    block-size: 0.75rem;
    border-radius: 1px;
    background: var(--spinout-color-accent-text);
  }
  @media (forced-colors: active) {
    > span {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;
