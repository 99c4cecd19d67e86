import { styled } from 'styled-components';

export const Passage = styled.figure`
  display: grid;
  gap: var(--spinout-space-2);
  margin: 0;
  padding-inline-start: var(--spinout-space-4);
  border-inline-start: 2px solid var(--spinout-color-accent-text);
  blockquote {
    max-inline-size: var(--spinout-size-measure);
    margin: 0;
    color: var(--spinout-color-text-muted);
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

/** A sentence that opens its source: looks like text, and is underlined where it is pointed at. */
export const Sentence = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: underline dotted var(--spinout-color-border-control);
  text-decoration-thickness: 1px;
  text-underline-offset: 0.25em;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover {
    text-decoration: underline solid var(--spinout-color-accent-text);
  }
  &:focus-visible {
    outline: 2px solid var(--spinout-color-focus);
    outline-offset: 2px;
  }
`;
