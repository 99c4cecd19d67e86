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
