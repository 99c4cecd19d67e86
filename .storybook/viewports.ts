const viewport = (width: number, height: number) => ({
  name: `${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** The widths at which we look at every screen. */
export const VIEWPORTS = {
  narrow: viewport(320, 640),
  phone: viewport(390, 844),
  tablet: viewport(768, 1024),
  desk: viewport(1280, 800),
} as const;

export type ViewportName = keyof typeof VIEWPORTS;
