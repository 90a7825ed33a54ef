/** Pages of tests live for seconds: what V8 compiles once more for speed, and the tidying of a small young generation, cost more. */
const shortLived = '--js-flags=--no-turbofan --min-semi-space-size=32 --max-semi-space-size=64';

/** Flags without which a headless Chromium does not start as root, or talks to the network by itself. */
export const launchArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  shortLived,
];
