'use client';
import { useThemeElement } from '@spinout/design-system';
import { forwardRef, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { drawScene } from './draw-scene.js';
import { paletteAt } from './palette.js';
import type { Shape } from './scene.js';
import { Canvas } from './structure-card.styles.js';
import { CANVAS } from './structure.constants.js';

interface StructureCanvasProps {
  readonly shapes: readonly Shape[];
  readonly label: string;
  /** Id of the words that say what is drawn. */
  readonly describedBy: string;
}

const THEME_QUERIES = [
  '(prefers-color-scheme: dark)',
  '(prefers-contrast: more)',
  '(forced-colors: active)',
];

/** TWELVE-07: the canvas; draws anew with each scene and when the theme changes. */
export const StructureCanvas = forwardRef<HTMLCanvasElement, StructureCanvasProps>(
  function StructureCanvas({ shapes, label, describedBy }, ref) {
    const canvas = useRef<HTMLCanvasElement>(null);
    const theme = useThemeElement();
    useImperativeHandle(ref, () => canvas.current as HTMLCanvasElement);
    useLayoutEffect(() => {
      const draw = () => {
        const context = canvas.current?.getContext('2d');
        if (canvas.current && context) drawScene(context, shapes, paletteAt(canvas.current));
      };
      draw();
      return onThemeChange(theme ?? null, draw);
    }, [shapes, theme]);
    return (
      <Canvas
        ref={canvas}
        width={CANVAS.width}
        height={CANVAS.height}
        role="img"
        aria-label={label}
        aria-describedby={describedBy}
      />
    );
  },
);

/** A canvas keeps what was painted: someone has to tell it that the colours are others now. */
const onThemeChange = (theme: HTMLElement | null, changed: () => void) => {
  const observer = new MutationObserver(changed);
  if (theme) observer.observe(theme, { attributeFilter: ['data-theme'] });
  const queries = THEME_QUERIES.flatMap((query) => globalThis.matchMedia?.(query) ?? []);
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    for (const query of queries) query.removeEventListener('change', changed);
  };
};
