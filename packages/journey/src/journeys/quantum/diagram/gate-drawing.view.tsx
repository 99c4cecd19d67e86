import type { Gate, Measurement, Reset } from '@spinout/domain/circuits';
import { useLocale } from '@spinout/flow-kit/react';
import { formatAngle, BOX_DIGITS, gateSymbols } from './describe-gate.js';
import { BOX, columnCenter, wireCenter, DOT, TARGET } from './diagram-grid.js';
import type { PlacedOperation } from './layout-circuit.js';

interface GateDrawingProps {
  readonly gate: Gate;
  readonly column: number;
}

/** One operation; what depends on measured bits is dashed. */
export function OperationDrawing({ placed }: { readonly placed: PlacedOperation }) {
  const { operation, conditions, column } = placed;
  return (
    <g data-conditional={conditions.length > 0 || undefined}>
      {'kind' in operation ? (
        <BitDrawing operation={operation} column={column} />
      ) : (
        <GateDrawing gate={operation} column={column} />
      )}
    </g>
  );
}

/** A measurement or a reset before the end of a circuit. */
function BitDrawing({
  operation,
  column,
}: {
  readonly operation: Measurement | Reset;
  readonly column: number;
}) {
  const [x, y] = [columnCenter(column), wireCenter(operation.qubit)];
  if (operation.kind === 'measure') return <MeasurementDrawing x={x} y={y} />;
  return (
    <>
      <Box x={x} y={y} />
      <text x={x} y={y}>
        |0⟩
      </text>
    </>
  );
}

/** One gate: controls, connecting line and target. */
function GateDrawing({ gate, column }: GateDrawingProps) {
  const x = columnCenter(column);
  const wires = gate.qubits.map(wireCenter);
  const isSwap = gate.name === 'swap';
  const target = wires.at(-1) ?? 0;
  const controls = isSwap ? [] : wires.slice(0, -1);
  return (
    <g>
      {wires.length > 1 && (
        <line className="link" x1={x} x2={x} y1={Math.min(...wires)} y2={Math.max(...wires)} />
      )}
      {controls.map((y) => (
        <circle key={y} className="dot" cx={x} cy={y} r={DOT} />
      ))}
      {isSwap ? (
        wires.map((y) => <Cross key={y} x={x} y={y} />)
      ) : (
        <Target gate={gate} x={x} y={target} />
      )}
    </g>
  );
}

interface PointProps {
  readonly x: number;
  readonly y: number;
}

const Cross = ({ x, y }: PointProps) => (
  <path
    className="link"
    d={`M${x - DOT - 1} ${y - DOT - 1}l${2 * DOT + 2} ${2 * DOT + 2}m0 ${-2 * DOT - 2}l${-2 * DOT - 2} ${2 * DOT + 2}`}
  />
);

function Target({ gate: { name, params }, x, y }: PointProps & Pick<GateDrawingProps, 'gate'>) {
  const locale = useLocale();
  if (name === 'cx' || name === 'ccx') {
    return (
      <>
        <circle className="target" cx={x} cy={y} r={TARGET} />
        <path
          className="link"
          d={`M${x - TARGET} ${y}h${2 * TARGET}M${x} ${y - TARGET}v${2 * TARGET}`}
        />
      </>
    );
  }
  const [angle] = params;
  return (
    <>
      <Box x={x} y={y} />
      <text x={x} y={angle === undefined ? y : y - 6}>
        {gateSymbols[name]}
      </text>
      {angle !== undefined && (
        <text className="angle" x={x} y={y + 7}>
          {formatAngle(angle, locale, BOX_DIGITS)}
        </text>
      )}
    </>
  );
}

const Box = ({ x, y, kind }: PointProps & { readonly kind?: 'measure' }) => (
  <rect
    className="box"
    data-kind={kind}
    x={x - BOX / 2}
    y={y - BOX / 2}
    width={BOX}
    height={BOX}
    rx={3}
  />
);

/** Measurement symbol. */
export const MeasurementDrawing = ({ x, y }: PointProps) => (
  <g>
    <Box x={x} y={y} kind="measure" />
    <path className="mark" d={`M${x - 9} ${y + 6}a9 9 0 0 1 18 0M${x} ${y + 6}l7 -11`} />
  </g>
);
