import type { Config } from '../config.ts';

/**
 * No script runs but our own files, nothing frames us, nothing leaks where people came from. Styles may be inline:
 * react-aria puts a `<style>` into the page; pictures may be data and object URLs (previews of an upload).
 */
const policy = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

/** Vite's development client: an inline preamble, and a socket for hot reload. */
const developmentPolicy = {
  ...policy,
  'script-src': "'self' 'unsafe-inline'",
  'connect-src': "'self' ws: wss:",
};

/** The headers that every answer carries, errors and files included. */
export function securityHeaders(config: Config, isDevServer: boolean): Readonly<Record<string, string>> {
  const directives = Object.entries(isDevServer ? developmentPolicy : policy);
  return {
    'content-security-policy': directives.map(([name, value]) => `${name} ${value}`).join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(config.publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}
