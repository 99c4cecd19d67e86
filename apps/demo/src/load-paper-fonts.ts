/** A Greek and a Polish letter; the fonts have their scripts in files of their own. */
const SAMPLE = 'αł';
const FAMILIES = ['Source Sans 3 Variable', 'Source Serif 4 Variable'];

/** Loads the letters that papers often have besides basic Latin ones, so that lines do not break anew when they are shown. */
export const loadPaperFonts = (): void => {
  const fonts = document.fonts as FontFaceSet | undefined;
  for (const family of FAMILIES) {
    // Without the fonts, the page uses others.
    fonts?.load(`1em "${family}"`, SAMPLE).catch(() => undefined);
  }
};
