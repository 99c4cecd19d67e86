'use client';
import { forwardRef, useCallback, useImperativeHandle, useRef, type RefObject } from 'react';
import { paletteAt } from './palette.js';
import type { Palette } from './palette.types.js';
import { Canvas, Stage, ViewerPlace } from './structure-card.styles.js';
import { CANVAS } from './structure.constants.js';
import type { Backbone, Look, Subject } from './structure.types.js';
import { useDrag } from './use-drag.js';
import { openCanvasViewer } from './viewer/canvas-viewer.js';
import type { OpenStructureViewer, StructureViewer } from './viewer/structure-viewer.types.js';
import { useStructureViewer } from './viewer/use-structure-viewer.js';
import { toViewedStructure } from './viewer/viewed-structure.js';

interface StructurePictureProps {
  readonly subject: Subject;
  readonly look: Look;
  readonly label: string;
  /** Id of the words that say what is drawn. */
  readonly describedBy: string;
  /** Opens the viewer that stands on the canvas; null where the canvas itself is seen. */
  readonly openViewer: OpenStructureViewer | null;
  readonly onDrag: (degrees: number) => void;
  readonly onViewerFailure: (error: unknown) => void;
}

/** What is seen at this moment. */
export interface SeenPicture {
  readonly picture: HTMLCanvasElement;
  readonly palette: Palette;
}

export interface StructurePictureHandle {
  seen(): SeenPicture | null;
}

/**
 * The canvas, with its name and its words, and on it the viewer where there is one. To drag sideways does
 * what Rotate does, by less.
 */
export const StructurePicture = forwardRef<StructurePictureHandle, StructurePictureProps>(
  function StructurePicture({ subject, label, describedBy, openViewer, onDrag, ...shown }, ref) {
    const placeRef = useRef<HTMLCanvasElement>(null);
    const viewerRef = useRef<StructureViewer>(null);
    const onTopRef = useRef<StructureViewer>(null);
    const open = useCallback(
      (canvas: HTMLCanvasElement) => openCanvasViewer(canvas, subject),
      [subject],
    );
    useStructureViewer(open, { ...shown, placeRef, viewerRef, onFailure: shown.onViewerFailure });
    useImperativeHandle(ref, () => ({
      seen: () => {
        const picture = (onTopRef.current ?? viewerRef.current)?.picture();
        return picture && placeRef.current
          ? { picture, palette: paletteAt(placeRef.current) }
          : null;
      },
    }));
    return (
      <Stage {...useDrag(onDrag)}>
        <Canvas
          ref={placeRef}
          width={CANVAS.width}
          height={CANVAS.height}
          role="img"
          aria-label={label}
          aria-describedby={describedBy}
        />
        {openViewer && subject.kind === 'backbone' && (
          <OnTop {...shown} {...{ openViewer, subject }} viewerRef={onTopRef} />
        )}
      </Stage>
    );
  },
);

interface OnTopProps extends Pick<StructurePictureProps, 'look' | 'onViewerFailure'> {
  readonly openViewer: OpenStructureViewer;
  readonly subject: Backbone;
  readonly viewerRef: RefObject<StructureViewer | null>;
}

/** The canvas below keeps name, words and picture: what stands here is for the eye. */
function OnTop({ openViewer, subject, viewerRef, look, onViewerFailure }: OnTopProps) {
  const placeRef = useRef<HTMLDivElement>(null);
  const open = useCallback(
    (place: HTMLDivElement) => openViewer(place, toViewedStructure(subject)),
    [openViewer, subject],
  );
  useStructureViewer(open, { placeRef, viewerRef, look, onFailure: onViewerFailure });
  return <ViewerPlace ref={placeRef} aria-hidden />;
}
