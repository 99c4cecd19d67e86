'use client';
import { forwardRef, useCallback, useImperativeHandle, useRef, type RefObject } from 'react';
import { paletteAt } from './palette.js';
import type { Palette } from './palette.types.js';
import { Canvas, Stage, ViewerContainer } from './structure-card.styles.js';
import { CANVAS } from './structure.constants.js';
import type { Backbone, StructureViewState, Subject } from './structure.types.js';
import { useDrag } from './use-drag.js';
import { openCanvasViewer } from './viewer/canvas-viewer.js';
import type { OpenStructureViewer, StructureViewer } from './viewer/structure-viewer.types.js';
import { useStructureViewer } from './viewer/use-structure-viewer.js';
import { createViewedStructure } from './viewer/viewed-structure.js';

interface StructurePictureProps {
  readonly subject: Subject;
  readonly viewState: StructureViewState;
  readonly label: string;
  /** Id of the description. */
  readonly describedBy: string;
  /** Opens the viewer over the canvas; null if the canvas is visible. */
  readonly openViewer: OpenStructureViewer | null;
  readonly onDrag: (degrees: number) => void;
  readonly onViewerFailure: (error: unknown) => void;
}

/** The currently visible picture. */
export interface CapturedPicture {
  readonly picture: HTMLCanvasElement;
  readonly palette: Palette;
}

export interface StructurePictureHandle {
  captured(): CapturedPicture | null;
}

/**
 * The canvas with name and description, and the optional viewer over it. A horizontal drag rotates like the Rotate
 * button, in smaller steps.
 */
export const StructurePicture = forwardRef<StructurePictureHandle, StructurePictureProps>(
  function StructurePicture({ subject, label, describedBy, openViewer, onDrag, ...shown }, ref) {
    const containerRef = useRef<HTMLCanvasElement>(null);
    const viewerRef = useRef<StructureViewer>(null);
    const overlayRef = useRef<StructureViewer>(null);
    const open = useCallback(
      (canvas: HTMLCanvasElement) => openCanvasViewer(canvas, subject),
      [subject],
    );
    useStructureViewer(open, {
      ...shown,
      containerRef,
      viewerRef,
      onFailure: shown.onViewerFailure,
    });
    useImperativeHandle(ref, () => ({
      captured: () => {
        const picture = (overlayRef.current ?? viewerRef.current)?.picture();
        return picture && containerRef.current
          ? { picture, palette: paletteAt(containerRef.current) }
          : null;
      },
    }));
    return (
      <Stage {...useDrag(onDrag)}>
        <Canvas
          ref={containerRef}
          width={CANVAS.width}
          height={CANVAS.height}
          role="img"
          aria-label={label}
          aria-describedby={describedBy}
        />
        {openViewer && subject.kind === 'backbone' && (
          <ViewerOverlay {...shown} {...{ openViewer, subject }} viewerRef={overlayRef} />
        )}
      </Stage>
    );
  },
);

interface ViewerOverlayProps extends Pick<StructurePictureProps, 'viewState' | 'onViewerFailure'> {
  readonly openViewer: OpenStructureViewer;
  readonly subject: Backbone;
  readonly viewerRef: RefObject<StructureViewer | null>;
}

/** Hidden from assistive technology: the canvas below has name and description. */
function ViewerOverlay({
  openViewer,
  subject,
  viewerRef,
  viewState,
  onViewerFailure,
}: ViewerOverlayProps) {
  const containerRef = useRef<HTMLDivElement>(null);
  const open = useCallback(
    (place: HTMLDivElement) => openViewer(place, createViewedStructure(subject)),
    [openViewer, subject],
  );
  useStructureViewer(open, { containerRef, viewerRef, viewState, onFailure: onViewerFailure });
  return <ViewerContainer ref={containerRef} aria-hidden />;
}
