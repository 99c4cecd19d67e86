/** What a person reads whose call was refused or stopped. */
export const poolMessages = {
  busy: 'The server is busy with other requests. Please try again in a few seconds.',
  start: 'The server could not start this request. Please try again in a few seconds.',
  stopping: 'The server is restarting. Please try again in a few seconds.',
  time: 'This request needed more computing time than one call may use and was stopped. Try it with a shorter text or a smaller file.',
  memory:
    'This request needed more memory than one call may use and was stopped. Try it with a shorter text or a smaller file.',
  left: 'The request was canceled.',
} as const;
