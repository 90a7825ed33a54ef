/** `otpVerification.waiting` → `OtpVerificationWaiting`: what the story of a state is exported as. */
export const storyOfState = (state: string): string =>
  state
    .split('.')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
