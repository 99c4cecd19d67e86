export const HOUR_MS = 60 * 60 * 1000;
export const ENDPOINT = 'POST /api/journey/hypothesis/generate';
export const HASH = 'sha256-of-the-body';
export const REPLY = {
  status: 201,
  contentType: 'application/pdf',
  body: Uint8Array.from({ length: 256 }, (_, byte) => byte),
};

/** A clock that changes only when it is advanced. */
export const createClock = () => {
  let time = Date.parse('2026-03-01T12:00:00Z');
  return {
    now: () => new Date(time),
    advance: (ms: number) => {
      time += ms;
    },
  };
};
