'use client';
import { useRef, type PointerEvent } from 'react';
import { CANVAS } from './structure.constants.js';

/** A drag across the whole canvas is one full rotation. */
const DEGREES_PER_PIXEL = 360 / CANVAS.width;

/**
 * Rotates by horizontal pointer drags; vertical ones scroll the page.
 * @param onDrag called with whole degrees, negative to the left
 */
export const useDrag = (onDrag: (degrees: number) => void) => {
  const startRef = useRef<number | null>(null);
  const endDrag = () => {
    startRef.current = null;
  };
  return {
    onPointerDown({ button, isPrimary, clientX, currentTarget, pointerId }: PointerEvent) {
      if (button !== 0 || !isPrimary) return;
      startRef.current = clientX;
      currentTarget.setPointerCapture?.(pointerId);
    },
    onPointerMove({ isPrimary, clientX }: PointerEvent) {
      if (startRef.current === null || !isPrimary) return;
      const degrees = Math.trunc((clientX - startRef.current) * DEGREES_PER_PIXEL);
      if (degrees === 0) return;
      startRef.current += degrees / DEGREES_PER_PIXEL;
      onDrag(degrees);
    },
    onPointerUp: endDrag,
    onPointerCancel: endDrag,
  };
};
