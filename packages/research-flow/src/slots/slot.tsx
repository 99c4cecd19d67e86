'use client';
import { createContext, useContext, type ReactNode } from 'react';
import type { FlowSlots } from './slots.types.js';

/** The slots that a host fills. */
export const SlotsContext = createContext<FlowSlots | undefined>(undefined);

type SlotProps<Name extends keyof FlowSlots> = Parameters<NonNullable<FlowSlots[Name]>>[0] & {
  readonly name: Name;
};

/** Shows what the host returns for a slot, or else the children. */
export function Slot<Name extends keyof FlowSlots>({ name, ...content }: SlotProps<Name>) {
  const render = useContext(SlotsContext)?.[name] as ((content: object) => ReactNode) | undefined;
  return render ? render(content) : content.children;
}
