import { isApiError } from '@spinout/api-client';
import { fill, formatNumber } from '@spinout/design-system';
import { ENERGY_DIGITS } from './quantum.constants.js';
import { QuantumRefusal } from './quantum-failure.js';
import type { QuantumMessages } from './quantum.messages.js';

/** What must be read before going on; `failed` names the work that failed. */
export type QuantumAlert =
  | {
      readonly code:
        'circuitNeeded' | 'moleculeNeeded' | 'demoCircuit' | 'demoResults' | 'noEnergy';
    }
  | { readonly code: 'demoEnergy'; readonly energy: number }
  | {
      readonly code: 'circuitFailed' | 'simulationFailed' | 'optimizationFailed';
      readonly error: unknown;
    };

/** The exact words of an alert. */
export function alertText(alert: QuantumAlert, messages: QuantumMessages, locale: string): string {
  switch (alert.code) {
    case 'demoEnergy':
      return fill(messages.demoEnergy, { energy: energyText(alert.energy, locale) });
    case 'circuitFailed':
    case 'simulationFailed':
    case 'optimizationFailed':
      return fill(messages[alert.code], { detail: failureText(alert.error, messages) });
    default:
      return messages[alert.code];
  }
}

/** An energy in Hartree, to the microhartree. */
export const energyText = (energy: number, locale: string): string =>
  formatNumber(energy, locale, { maximumFractionDigits: ENERGY_DIGITS });

/** Why it failed. */
function failureText(error: unknown, messages: QuantumMessages): string {
  if (error instanceof QuantumRefusal) return error.detail ?? messages.invalidResponse;
  // A program that cannot be read says itself where and why.
  if (!isApiError(error)) return isReadable(error) ? error.message : messages.unexpected;
  switch (error.code) {
    case 'unreachable':
    case 'timeout':
    case 'aborted':
      return messages.networkError;
    case 'malformed':
      return messages.invalidResponse;
    case 'status':
      return (
        error.details.serverMessage ?? fill(messages.status, { status: error.details.status ?? 0 })
      );
  }
}

/** By name, so that the code that reads circuits is not loaded for its errors. */
const isReadable = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'QuantumError';
