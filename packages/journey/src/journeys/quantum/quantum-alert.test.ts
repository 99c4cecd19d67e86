import { ApiError } from '@spinout/api-client';
import { parseQasm } from '@spinout/domain/circuits';
import { describe, expect, it } from 'vitest';
import { formatAlert, formatEnergy, type QuantumAlert } from './quantum-alert.js';
import { createReplyError } from './quantum-reply-error.js';
import { quantumMessages as messages } from './quantum.messages.js';

const endpoint = 'quantum.createCircuit';
const text = (alert: QuantumAlert) => formatAlert(alert, messages, 'en-US');
const failed = (error: unknown) => text({ code: 'circuitFailed', error });

const programFault = (() => {
  try {
    return parseQasm('qubit[2] q;\n  foo q;');
  } catch (error) {
    return error;
  }
})();

describe('formatAlert', () => {
  it.each([
    ['unreachable', 'Network error'],
    ['timeout', 'Network error'],
    ['malformed', 'Invalid response format'],
  ] as const)('QC-17 after %s is "Error creating quantum circuit: %s" (T-19)', (code, detail) => {
    expect(failed(new ApiError(code, { endpoint }))).toBe(
      `Error creating quantum circuit: ${detail}`,
    );
  });

  it('QC-17, QC-10 uses the server’s text if there is one', () => {
    const refused = new ApiError('status', { endpoint, status: 422, serverMessage: 'Too many' });
    expect(failed(refused)).toBe('Error creating quantum circuit: Too many');
    expect(failed(createReplyError('No room'))).toBe('Error creating quantum circuit: No room');
    expect(failed(createReplyError('  '))).toBe(
      'Error creating quantum circuit: Invalid response format',
    );
    expect(failed(new ApiError('status', { endpoint, status: 500 }))).toBe(
      'Error creating quantum circuit: The server responded with status 500',
    );
  });

  it('names line and column of an invalid program, but no internal error', () => {
    expect(failed(programFault)).toMatch(
      /^Error creating quantum circuit: Line 2, column 3: “foo”/,
    );
    expect(failed(new TypeError('x is undefined'))).toBe(
      'Error creating quantum circuit: An unexpected error occurred',
    );
  });

  it('QC-18, QC-19 begins with the failed work', () => {
    const error = new ApiError('timeout', { endpoint });
    expect(text({ code: 'simulationFailed', error })).toBe(
      'Error running quantum simulation: Network error',
    );
    expect(text({ code: 'optimizationFailed', error })).toBe(
      'Error optimizing molecule: Network error',
    );
  });

  it('formats an energy to the microhartree by locale', () => {
    expect(formatEnergy(-1.137306041, 'en-US')).toBe('-1.137306');
    expect(formatEnergy(-75.5, 'en-US')).toBe('-75.5');
    expect(formatEnergy(-1.25, 'de')).toBe('-1,25');
  });
});
