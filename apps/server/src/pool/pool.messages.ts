/** What a person reads whose call was refused or stopped. */
export const poolMessages = {
  busy: 'The server is busy with other requests. Try again in a few seconds.',
  start: 'The server could not start this request. Try again in a few seconds.',
  stopping: 'The server is restarting. Try again in a few seconds.',
  time: 'This request took too much computing time and was stopped. Try a shorter text or a smaller file.',
  memory:
    'This request needed too much memory and was stopped. Try a shorter text or a smaller file.',
  left: 'The request was canceled.',
} as const;
