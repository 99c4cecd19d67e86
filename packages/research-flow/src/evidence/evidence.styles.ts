import { styled } from 'styled-components';

export const Passage = styled.figure`
  display: grid;
  gap: var(--spinout-space-1);
  margin: 0;
  padding-inline-start: var(--spinout-space-4);
  border-inline-start: 2px solid var(--spinout-color-accent-text);
  blockquote {
    max-inline-size: var(--spinout-size-measure);
    margin: 0;
    color: var(--spinout-color-text-muted);
    text-align: start;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  mark {
    padding-block: 0.05em;
    border-radius: 2px;
    background: var(--spinout-color-accent-quiet);
    color: var(--spinout-color-text);
    box-decoration-break: clone;
    -webkit-box-decoration-break: clone;
  }
  @media (forced-colors: active) {
    mark {
      background: Mark;
      color: MarkText;
    }
  }
`;

/** A sentence that opens its source. Only what stands behind it looks like a control, so that the text reads as text. */
export const Sentence = styled.button`
  unicode-bidi: plaintext;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  user-select: text;
  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.25em;
    }
  }
  &:focus-visible {
    border-radius: 2px;
    outline: 2px solid var(--spinout-color-focus);
    outline-offset: 2px;
  }
`;

/** Says that a sentence opens its source. */
export const Cue = styled.span`
  display: inline-flex;
  gap: var(--spinout-space-1);
  align-items: center;
  margin-inline-start: var(--spinout-space-1);
  color: var(--spinout-color-accent-text);
  font-family: var(--spinout-font-sans, inherit);
  font-size: var(--spinout-text-sm);
  font-weight: var(--spinout-weight-medium);
  white-space: nowrap;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
`;

/** Claims under each other, with a line between them. */
export const ClaimRows = styled.ul`
  display: grid;
  gap: var(--spinout-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--spinout-space-2);
  }
  > li + li {
    padding-block-start: var(--spinout-space-3);
    border-block-start: 1px solid var(--spinout-color-hairline);
  }
`;
