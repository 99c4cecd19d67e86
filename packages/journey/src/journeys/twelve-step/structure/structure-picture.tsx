'use client';
import { useCallback, useImperativeHandle, useRef, type Ref } from 'react';
import { paletteAt, type Palette } from './palette.js';
import { drawScene } from './draw-scene.js';
import { createScene } from './scene.js';
import { Canvas, Stage, ViewerContainer } from './structure-card.styles.js';
import { CANVAS } from './structure.constants.js';
import type { Backbone, StructureViewState, Subject } from './structure.types.js';
import { createViewedStructure } from './subject.js';
import { useDrag } from './use-drag.js';
import type { OpenStructureViewer, StructureViewer } from './viewer/structure-viewer.types.js';
import { useStructureViewer, type ViewerOptions } from './viewer/use-structure-viewer.js';

interface StructurePictureProps {
  readonly handle: Ref<StructurePictureHandle>;
  readonly subject: Subject;
  readonly viewState: StructureViewState;
  readonly label: string;
  readonly describedBy: string;
  /** Opens the viewer over the canvas; null if the canvas is visible. */
  readonly openViewer: OpenStructureViewer | null;
  readonly onDrag: (degrees: number) => void;
  readonly onViewerFailure: (error: unknown) => void;
}

export interface StructurePictureHandle {
  /** The visible picture; null before the first. */
  captured(): { readonly picture: HTMLCanvasElement; readonly palette: Palette } | null;
}

/**
 * The canvas with name and description, and the optional viewer over it. A horizontal drag rotates like the Rotate
 * button, in smaller steps.
 */
export function StructurePicture(props: StructurePictureProps) {
  const { handle, subject, viewState, label, describedBy, openViewer, onViewerFailure } = props;
  const viewerRef = useRef<StructureViewer>(null);
  const overlayRef = useRef<StructureViewer>(null);
  const open = useCallback(
    (canvas: HTMLCanvasElement) => openCanvasViewer(canvas, subject),
    [subject],
  );
  const shown = { viewState, onFailure: onViewerFailure };
  const canvasRef = useStructureViewer(open, { ...shown, viewerRef });
  useImperativeHandle(handle, () => ({
    captured: () => {
      const picture = (overlayRef.current ?? viewerRef.current)?.picture();
      const canvas = canvasRef.current;
      return picture && canvas ? { picture, palette: paletteAt(canvas) } : null;
    },
  }));
  return (
    <Stage {...useDrag(props.onDrag)}>
      <Canvas
        ref={canvasRef}
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
}

/** The built-in canvas viewer: always available, and sufficient for illustrations. */
const openCanvasViewer = (canvas: HTMLCanvasElement, subject: Subject): StructureViewer => ({
  show({ viewState, palette }) {
    const context = canvas.getContext('2d');
    if (context) drawScene(context, createScene(subject, viewState), palette);
  },
  picture: () => canvas,
  close: () => undefined,
});

interface ViewerOverlayProps extends ViewerOptions {
  readonly openViewer: OpenStructureViewer;
  readonly subject: Backbone;
}

/** Hidden from assistive technology: the canvas below has name and description. */
function ViewerOverlay({ openViewer, subject, ...shown }: ViewerOverlayProps) {
  const open = useCallback(
    (place: HTMLDivElement) => openViewer(place, createViewedStructure(subject)),
    [openViewer, subject],
  );
  const containerRef = useStructureViewer(open, shown);
  return <ViewerContainer ref={containerRef} aria-hidden />;
}
