export { SignInDialog, type SignInDialogProps } from './sign-in-dialog.js';
export { SignInPrompt } from './sign-in-prompt.js';
export type { SignInActions, SignInProps, SignInProvider, SignInState } from './sign-in.types.js';
