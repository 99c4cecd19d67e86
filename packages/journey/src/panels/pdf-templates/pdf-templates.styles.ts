import { styled } from 'styled-components';

export const TemplateGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, calc(14.5 * var(--spinout-text-md))), 1fr)
  );
  gap: var(--spinout-space-3) var(--spinout-space-6);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Aligns preview, text and button across cards. */
export const Template = styled.li`
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  min-inline-size: 0;
  margin-block-end: var(--spinout-space-4);
`;

/** Preview of the first page: headings, and lines for the text. */
export const PagePreview = styled.div`
  display: grid;
  align-content: start;
  gap: var(--spinout-space-3);
  min-block-size: calc(16 * var(--spinout-text-md));
  padding: var(--spinout-space-6) var(--spinout-space-6) var(--spinout-space-8);
  border: 1px solid var(--spinout-color-border);
  border-end-end-radius: var(--spinout-radius-card);
  background: var(--spinout-color-surface);
  box-shadow: var(--spinout-shadow-raised);
  h3 {
    padding-block-end: var(--spinout-space-3);
    border-block-end: 1px solid var(--spinout-color-text);
    font-family: var(--spinout-font-serif, Charter, 'Iowan Old Style', Georgia, serif);
    font-weight: 500;
  }
  ol {
    display: grid;
    gap: var(--spinout-space-2);
    margin: 0;
    padding: 0;
    list-style: none;
    font-family: var(--spinout-font-serif, Charter, 'Iowan Old Style', Georgia, serif);
    font-size: var(--spinout-text-sm);
    line-height: var(--spinout-leading-heading);
  }
  li {
    display: flex;
    gap: var(--spinout-space-2);
    align-items: baseline;
  }
  li::after {
    content: '';
    flex: 1;
    min-inline-size: var(--spinout-space-4);
    border-block-end: 1px solid var(--spinout-color-hairline);
  }
`;
