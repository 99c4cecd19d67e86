'use client';
import { useThemeElement } from '@spinout/design-system';
import { useLatest } from '@spinout/flow-kit/react';
import { useLayoutEffect, type RefObject } from 'react';
import { onThemeChange } from '../on-theme-change.js';
import { paletteAt } from '../palette.js';
import type { Look } from '../structure.types.js';
import type { StructureViewer } from './structure-viewer.types.js';

interface Shown<Place extends HTMLElement> {
  readonly placeRef: RefObject<Place | null>;
  /** Holds the viewer while it is open. */
  readonly viewerRef: RefObject<StructureViewer | null>;
  readonly look: Look;
  /** Called when the viewer cannot open or draw. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Keeps a viewer open in its place, and lets it show each look, anew when the theme changes.
 * @param open the same function for the same structure
 */
export function useStructureViewer<Place extends HTMLElement>(
  open: (place: Place) => StructureViewer,
  { placeRef, viewerRef, look, onFailure }: Shown<Place>,
): void {
  const theme = useThemeElement();
  const listener = useLatest({ onFailure });
  useLayoutEffect(() => {
    const place = placeRef.current;
    if (!place) return;
    try {
      viewerRef.current = open(place);
    } catch (error) {
      listener.onFailure(error);
    }
    return () => {
      viewerRef.current?.close();
      viewerRef.current = null;
    };
  }, [open, placeRef, viewerRef, listener]);
  useLayoutEffect(() => {
    const show = () => {
      const place = placeRef.current;
      if (!place) return;
      try {
        viewerRef.current?.show({ look, palette: paletteAt(place) });
      } catch (error) {
        listener.onFailure(error);
      }
    };
    show();
    return onThemeChange(theme ?? null, show);
  }, [open, look, theme, placeRef, viewerRef, listener]);
}
