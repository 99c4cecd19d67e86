import type { AnyCircuit } from '@spinout/domain/circuits';
import { Stack, Text, fill, fillPlural, formatNumber } from '@spinout/design-system';
import { UncontrolledDisclosure, useLocale, useMessages } from '@spinout/flow-kit/react';
import { memo, useMemo } from 'react';
import { DRAWN_COLUMNS, LISTED_GATES } from '../quantum.constants.js';
import { quantumMessages, type QuantumMessages } from '../quantum.messages.js';
import { Caption, Drawing, Paper, Scroll, GateList } from './circuit-diagram.styles.js';
import {
  columnCenter,
  wireCenter,
  COLUMN,
  NAME_WIDTH,
  UNITS_PER_REM,
  WIRE,
} from './diagram-grid.js';
import { MeasurementDrawing, OperationDrawing } from './gate-drawing.view.js';
import { describeOperation } from './describe-gate.js';
import { type CircuitLayout, layoutCircuit, listOperations } from './layout-circuit.js';

interface CircuitDiagramProps {
  readonly circuit: AnyCircuit;
  /** Name of the circuit. */
  readonly name: string;
}

/** Circuit diagram with a text alternative. */
export const CircuitDiagram = memo(function CircuitDiagram({ circuit, name }: CircuitDiagramProps) {
  const messages = useMessages(quantumMessages);
  const locale = useLocale();
  const layout = useMemo(() => layoutCircuit(circuit, DRAWN_COLUMNS), [circuit]);
  const whole = layout.drawn === layout.columns;
  return (
    <Stack gap={2}>
      <Stack as="figure" gap={2}>
        <Paper>
          <WireNames numQubits={circuit.numQubits} />
          {/* A scrollable region must be reachable by keyboard. */}
          <Scroll role="group" aria-label={messages.diagramScroll} tabIndex={0}>
            <Wires circuit={circuit} label={fill(messages.diagram, { name })} layout={layout} />
          </Scroll>
        </Paper>
        <Caption>
          {formatCaption(circuit, layout, messages, locale)}{' '}
          {!whole &&
            fill(messages.diagramCut, {
              drawn: formatNumber(layout.drawn, locale),
              columns: formatNumber(layout.columns, locale),
            })}
        </Caption>
      </Stack>
      <GateDescriptions circuit={circuit} />
    </Stack>
  );
});

function formatCaption(
  circuit: AnyCircuit,
  layout: CircuitLayout,
  messages: QuantumMessages,
  locale: string,
) {
  const operations = listOperations(circuit);
  const numGates = operations.filter(({ operation }) => !('kind' in operation)).length;
  const listQubits = (count: number) => fillPlural(messages.qubitCount, count, locale);
  const slots = {
    qubits: listQubits(circuit.numQubits),
    gates: fillPlural(messages.gateCount, numGates, locale),
    columns: fillPlural(messages.columnCount, layout.columns, locale),
  };
  if ('operations' in circuit) {
    const bits = fillPlural(messages.bitCount, circuit.numBits, locale);
    return fill(messages.diagramCaptionDynamic, { ...slots, bits });
  }
  const { readout } = circuit;
  if (!readout) return fill(messages.diagramCaption, slots);
  return fill(messages.diagramCaptionBits, {
    ...slots,
    measured: listQubits(measuredQubits(circuit).size),
    bits: fillPlural(messages.bitCount, readout.length, locale),
  });
}

/** Qubits whose measurement at the end is not one of the operations. */
function measuredQubits(circuit: AnyCircuit): ReadonlySet<number> {
  if ('operations' in circuit) return new Set();
  const { numQubits, readout } = circuit;
  return new Set(readout ? readout.filter((qubit) => qubit !== null) : listWires(numQubits));
}

const rem = (units: number) => `${units / UNITS_PER_REM}rem`;
const listWires = (numQubits: number) => Array.from({ length: numQubits }, (_, q) => q);

function WireNames({ numQubits }: { readonly numQubits: number }) {
  const height = numQubits * WIRE;
  return (
    <Drawing
      aria-hidden="true"
      viewBox={`0 0 ${NAME_WIDTH} ${height}`}
      style={{ inlineSize: rem(NAME_WIDTH), blockSize: rem(height) }}
    >
      {listWires(numQubits).map((q) => (
        <text key={q} className="name" x={NAME_WIDTH - 8} y={wireCenter(q)}>
          q{q}
        </text>
      ))}
    </Drawing>
  );
}

interface WiresProps {
  readonly circuit: AnyCircuit;
  readonly label: string;
  readonly layout: CircuitLayout;
}

function Wires({ circuit, label, layout }: WiresProps) {
  const { numQubits } = circuit;
  const measured = measuredQubits(circuit);
  const whole = layout.drawn === layout.columns;
  // One more column for the measurements or the marks of omitted gates.
  const width = (layout.drawn + 1) * COLUMN;
  const height = numQubits * WIRE;
  const end = layout.drawn * COLUMN;
  return (
    <Drawing
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      style={{ inlineSize: rem(width), blockSize: rem(height) }}
    >
      {listWires(numQubits).map((q) => (
        <g key={q}>
          <line
            className="wire"
            x1={0}
            x2={whole ? columnCenter(layout.drawn) : end}
            y1={wireCenter(q)}
            y2={wireCenter(q)}
          />
          {whole && measured.has(q) && (
            <MeasurementDrawing x={columnCenter(layout.drawn)} y={wireCenter(q)} />
          )}
          {!whole && (
            <line
              className="wire"
              data-cut=""
              x1={end}
              x2={width}
              y1={wireCenter(q)}
              y2={wireCenter(q)}
            />
          )}
        </g>
      ))}
      {layout.placed.map((placed, index) => (
        <OperationDrawing key={index} placed={placed} />
      ))}
    </Drawing>
  );
}

function GateDescriptions({ circuit }: { readonly circuit: AnyCircuit }) {
  const messages = useMessages(quantumMessages);
  const locale = useLocale();
  const operations = listOperations(circuit);
  const readout = 'gates' in circuit ? (circuit.readout ?? []) : [];
  const listed = operations.slice(0, LISTED_GATES);
  return (
    <UncontrolledDisclosure label={messages.gateDescriptions}>
      {operations.length === 0 && <Text size="ui">{messages.noGates}</Text>}
      {operations.length + readout.length > 0 && (
        <GateList aria-label={messages.gateDescriptions}>
          {listed.map((each, index) => (
            <li key={index}>{describeOperation(each, messages, locale)}</li>
          ))}
          {readout.map(
            (qubit, bit) =>
              qubit !== null && (
                <li key={`bit ${bit}`}>{fill(messages.measuredInto, { qubit, bit })}</li>
              ),
          )}
        </GateList>
      )}
      {listed.length < operations.length && (
        <Text size="sm" tone="muted">
          {fill(messages.gatesCut, {
            listed: formatNumber(listed.length, locale),
            gates: formatNumber(operations.length, locale),
          })}
        </Text>
      )}
    </UncontrolledDisclosure>
  );
}
