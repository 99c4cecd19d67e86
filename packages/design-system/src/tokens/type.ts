/** Type sizes, each 1.2 times the one before, around 1rem; `xs` and `ui` are half steps. */
export const fontSize = {
  xs: '0.761rem',
  sm: '0.833rem',
  ui: '0.913rem',
  md: '1rem',
  lg: '1.2rem',
  xl: '1.44rem',
  '2xl': '1.728rem',
  '3xl': '2.074rem',
} as const;

/** Line heights of body text, controls and headings. */
export const lineHeight = { body: '1.5', control: '1.3', heading: '1.2' } as const;

/** Font weights. */
export const fontWeight = { regular: '400', medium: '500', strong: '600' } as const;

/** Names of the type sizes. */
export type FontSize = keyof typeof fontSize;
