/** Heights of controls and widths of columns. */
export const size = {
  /** 40 px: buttons and fields. */
  control: '2.5rem',
  /** 32 px: the same in dense places. */
  'control-dense': '2rem',
  /** 24 px: the least a finger or a shaky hand is given. */
  target: '1.5rem',
  /** Widest page. */
  content: '72rem',
  /** Widest form. */
  form: '40rem',
  /** Longest line of running text. */
  measure: '66ch',
  hairline: '1px',
} as const;
