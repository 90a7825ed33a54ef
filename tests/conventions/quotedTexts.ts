/** Texts that the specification quotes, and that are written as it writes them whatever the rules say. */
export const quotedTexts: readonly string[] = [
  'Sending...',
  'Signing In...',
  'Resetting...',
  "Didn't receive OTP? Resend",
  "Email address already exists as a freelancer. Can't use same email for a client account.",
  "Email address already exists as a client. Can't use same email for a freelancer account.",
  "Email address already exists as a {}. Can't use same email for a {} account.",
  "Email not available: This user hasn't provided an email address.",
  'API Connection Issue: Using demo mode...',
  'Using demo mode...',
];
