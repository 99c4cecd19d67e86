const FONTS = [
  '1em "Source Sans 3 Variable"',
  '1em "Source Serif 4 Variable"',
  '1em "JetBrains Mono Variable"',
];
/** Letters whose scripts have files of their own: basic Latin ones, accented ones and Greek ones. */
const SAMPLE = 'Aałα';

/** Loads the typefaces that the design system shows, so that its specimens do not move when they arrive. */
export const loadSpecimenFonts = async (): Promise<void> => {
  const fonts = document.fonts as FontFaceSet | undefined;
  // Without the fonts, the page uses others.
  if (fonts) await Promise.allSettled(FONTS.map((font) => fonts.load(font, SAMPLE)));
};
