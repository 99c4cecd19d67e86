import type { Room } from './room.types.js';
import { platformRooms } from './rooms-of-platform.js';
import { signInRooms } from './rooms-of-sign-in.js';
import { tenStepRooms } from './rooms-of-ten-steps.js';

/** Every call of the journeys, the panels and sign-in, each as a person meets it. */
export const rooms = { ...tenStepRooms, ...platformRooms, ...signInRooms } as const;

export type RoomName = keyof typeof rooms;

export const roomOf = (name: RoomName): Room => rooms[name];
