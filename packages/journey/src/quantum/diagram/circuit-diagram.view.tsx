import type { Circuit } from '@spinout/api-client/circuits';
import { fill, formatNumber, Stack, Text } from '@spinout/design-system';
import { Fold } from '@spinout/journey-kit/react';
import { memo, useMemo } from 'react';
import { counted } from '../counted.js';
import { DRAWN_COLUMNS, TOLD_GATES } from '../quantum.constants.js';
import type { QuantumMessages } from '../quantum.messages.js';
import { Caption, Drawing, Figure, Paper, Scroll, Told } from './circuit-diagram.styles.js';
import {
  centreOfColumn,
  centreOfWire,
  COLUMN,
  NAME_WIDTH,
  UNITS_PER_REM,
  WIRE,
} from './diagram-grid.js';
import { GateDrawing, Measurement } from './gate-drawing.view.js';
import { gateInWords } from './gate-words.js';
import { type CircuitLayout, layoutCircuit } from './layout-circuit.js';

interface CircuitDiagramProps {
  readonly circuit: Circuit;
  /** What the circuit is called. */
  readonly name: string;
  readonly words: QuantumMessages;
  readonly locale: string;
}

/** A circuit as wires and gates, and the same in words. */
export const CircuitDiagram = memo(function CircuitDiagram(props: CircuitDiagramProps) {
  const { circuit, words, locale } = props;
  const layout = useMemo(() => layoutCircuit(circuit, DRAWN_COLUMNS), [circuit]);
  const whole = layout.drawn === layout.columns;
  return (
    <Stack gap={2}>
      <Figure>
        <Paper>
          <WireNames numQubits={circuit.numQubits} />
          {/* Whoever scrolls by keyboard must be able to reach what scrolls. */}
          <Scroll role="group" aria-label={words.diagramScroll} tabIndex={0}>
            <Wires {...props} layout={layout} whole={whole} />
          </Scroll>
        </Paper>
        <Caption>
          {captionOf(props, layout)}{' '}
          {!whole &&
            fill(words.diagramCut, {
              drawn: formatNumber(layout.drawn, locale),
              columns: formatNumber(layout.columns, locale),
            })}
        </Caption>
      </Figure>
      <GatesInWords circuit={circuit} words={words} locale={locale} />
    </Stack>
  );
});

function captionOf({ circuit, words, locale }: CircuitDiagramProps, layout: CircuitLayout) {
  const { numQubits, gates, readout } = circuit;
  const qubitsIn = (count: number) => counted(count, words.oneQubit, words.manyQubits, locale);
  const slots = {
    qubits: qubitsIn(numQubits),
    gates: counted(gates.length, words.oneGate, words.manyGates, locale),
    columns: counted(layout.columns, words.oneColumn, words.manyColumns, locale),
  };
  if (!readout) return fill(words.diagramCaption, slots);
  return fill(words.diagramCaptionBits, {
    ...slots,
    measured: qubitsIn(measuredQubits(circuit).size),
    bits: counted(readout.length, words.oneBit, words.manyBits, locale),
  });
}

/** The qubits that are measured at the end. */
const measuredQubits = ({ numQubits, readout }: Circuit): ReadonlySet<number> =>
  new Set(readout ? readout.filter((qubit) => qubit !== null) : wiresOf(numQubits));

const rem = (units: number) => `${units / UNITS_PER_REM}rem`;
const wiresOf = (numQubits: number) => Array.from({ length: numQubits }, (_, q) => q);

function WireNames({ numQubits }: { readonly numQubits: number }) {
  const height = numQubits * WIRE;
  return (
    <Drawing
      aria-hidden="true"
      viewBox={`0 0 ${NAME_WIDTH} ${height}`}
      style={{ inlineSize: rem(NAME_WIDTH), blockSize: rem(height) }}
    >
      {wiresOf(numQubits).map((q) => (
        <text key={q} className="name" x={NAME_WIDTH - 8} y={centreOfWire(q)}>
          q{q}
        </text>
      ))}
    </Drawing>
  );
}

interface WiresProps extends CircuitDiagramProps {
  readonly layout: CircuitLayout;
  readonly whole: boolean;
}

function Wires({ circuit, name, layout, whole, words, locale }: WiresProps) {
  const { numQubits } = circuit;
  const measured = measuredQubits(circuit);
  // One more column: for the measurements, or for the dashes of what is not drawn.
  const width = (layout.drawn + 1) * COLUMN;
  const height = numQubits * WIRE;
  const end = layout.drawn * COLUMN;
  return (
    <Drawing
      role="img"
      aria-label={fill(words.diagram, { name })}
      viewBox={`0 0 ${width} ${height}`}
      style={{ inlineSize: rem(width), blockSize: rem(height) }}
    >
      {wiresOf(numQubits).map((q) => (
        <g key={q}>
          <line
            className="wire"
            x1={0}
            x2={whole ? centreOfColumn(layout.drawn) : end}
            y1={centreOfWire(q)}
            y2={centreOfWire(q)}
          />
          {whole && measured.has(q) && (
            <Measurement x={centreOfColumn(layout.drawn)} y={centreOfWire(q)} />
          )}
          {!whole && (
            <line
              className="wire"
              data-cut=""
              x1={end}
              x2={width}
              y1={centreOfWire(q)}
              y2={centreOfWire(q)}
            />
          )}
        </g>
      ))}
      {layout.placed.map(({ gate, column }, index) => (
        <GateDrawing key={index} gate={gate} column={column} locale={locale} />
      ))}
    </Drawing>
  );
}

function GatesInWords({
  circuit: { gates, readout = [] },
  words,
  locale,
}: Omit<CircuitDiagramProps, 'name'>) {
  const told = gates.slice(0, TOLD_GATES);
  return (
    <Fold label={words.gatesInWords}>
      {gates.length === 0 && <Text size="ui">{words.noGates}</Text>}
      {gates.length + readout.length > 0 && (
        <Told aria-label={words.gatesInWords}>
          {told.map((gate, index) => (
            <li key={index}>{gateInWords(gate, words, locale)}</li>
          ))}
          {readout.map(
            (qubit, bit) =>
              qubit !== null && (
                <li key={`bit ${bit}`}>{fill(words.measuredInto, { qubit, bit })}</li>
              ),
          )}
        </Told>
      )}
      {told.length < gates.length && (
        <Text size="sm" tone="muted">
          {fill(words.gatesCut, {
            told: formatNumber(told.length, locale),
            gates: formatNumber(gates.length, locale),
          })}
        </Text>
      )}
    </Fold>
  );
}
