const MAX_SWEEPS = 60;

/**
 * Eigenvalues of a symmetric matrix by the cyclic Jacobi method, lowest first. Source: Golub and Van Loan, Matrix Computations, 4th edition,
 * section 8.5.
 * @param matrix its rows; they are overwritten
 */
export function computeEigenvalues(matrix: readonly Float64Array[]): readonly number[] {
  const size = matrix.length;
  const get = (row: number, column: number) => matrix[row]?.[column] ?? 0;
  const norm = matrix.reduce(
    (sum, row) => row.reduce((part, value) => part + value * value, sum),
    0,
  );
  for (let sweep = 0; sweep < MAX_SWEEPS; sweep += 1) {
    let outside = 0;
    for (let p = 0; p < size; p += 1) {
      for (let q = p + 1; q < size; q += 1) outside += 2 * get(p, q) ** 2;
    }
    if (outside <= norm * Number.EPSILON ** 2) break;
    for (let p = 0; p < size; p += 1) {
      for (let q = p + 1; q < size; q += 1) rotate(matrix, p, q);
    }
  }
  return matrix.map((row, at) => row[at] ?? 0).toSorted((a, b) => a - b);
}

/** A rotation in the plane of two axes that makes their entry 0. */
function rotate(matrix: readonly Float64Array[], p: number, q: number): void {
  const [rowP, rowQ] = [matrix[p], matrix[q]];
  if (!rowP || !rowQ) return;
  const entry = rowP[q] ?? 0;
  if (entry === 0) return;
  const ratio = ((rowQ[q] ?? 0) - (rowP[p] ?? 0)) / (2 * entry);
  const tangent = (ratio >= 0 ? 1 : -1) / (Math.abs(ratio) + Math.sqrt(1 + ratio * ratio));
  const cos = 1 / Math.sqrt(1 + tangent * tangent);
  const sin = tangent * cos;
  for (const row of matrix) {
    const [x, y] = [row[p] ?? 0, row[q] ?? 0];
    row[p] = cos * x - sin * y;
    row[q] = sin * x + cos * y;
  }
  for (let k = 0; k < matrix.length; k += 1) {
    const [x, y] = [rowP[k] ?? 0, rowQ[k] ?? 0];
    rowP[k] = cos * x - sin * y;
    rowQ[k] = sin * x + cos * y;
  }
}
