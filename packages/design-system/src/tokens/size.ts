/** Heights of controls and widths of columns. */
export const size = {
  /** 40 px: buttons and fields. */
  control: '2.5rem',
  /** 32 px: buttons and fields in dense layouts. */
  'control-dense': '2rem',
  /** 24 px: minimum target size (WCAG 2.2, 2.5.8). */
  target: '1.5rem',
  /** 20 px: icons, checkboxes and radio buttons. */
  mark: '1.25rem',
  /** Maximum width of a page. */
  content: '72rem',
  /** Maximum width of a form. */
  form: '40rem',
  /** Widths of the column beside the main content of a page. */
  aside: '20rem',
  'aside-wide': '22rem',
  /** Maximum line length of body text. */
  measure: '66ch',
  hairline: '1px',
} as const;
