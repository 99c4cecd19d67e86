'use client';
import { useThemeElement } from '@spinout/design-system';
import { useLatest } from '@spinout/flow-kit/react';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { onThemeChange } from '../on-theme-change.js';
import { paletteAt } from '../palette.js';
import type { StructureViewState } from '../structure.types.js';
import type { StructureViewer } from './structure-viewer.types.js';

export interface ViewerOptions {
  /** Holds the viewer while it is open. */
  readonly viewerRef: RefObject<StructureViewer | null>;
  readonly viewState: StructureViewState;
  /** Called when the viewer cannot open or draw. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Keeps a viewer open in its container and redraws it when the view state or theme changes.
 * @param open must be stable for the same structure
 * @returns a ref to the container
 */
export function useStructureViewer<Container extends HTMLElement>(
  open: (container: Container) => StructureViewer,
  { viewerRef, viewState, onFailure }: ViewerOptions,
): RefObject<Container | null> {
  const containerRef = useRef<Container>(null);
  const theme = useThemeElement();
  const listener = useLatest({ onFailure });
  useLayoutEffect(() => {
    const container = containerRef.current;
    if (!container) return;
    try {
      viewerRef.current = open(container);
    } catch (error) {
      listener.onFailure(error);
    }
    return () => {
      viewerRef.current?.close();
      viewerRef.current = null;
    };
  }, [open, viewerRef, listener]);
  useLayoutEffect(() => {
    const show = () => {
      const container = containerRef.current;
      if (!container) return;
      try {
        viewerRef.current?.show({ viewState, palette: paletteAt(container) });
      } catch (error) {
        listener.onFailure(error);
      }
    };
    show();
    return onThemeChange(theme ?? null, show);
  }, [open, viewState, theme, viewerRef, listener]);
  return containerRef;
}
