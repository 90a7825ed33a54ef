/** How many times slower than it is the browser's processor is made: `SLOWDOWN=6 npm run test:e2e -- session`. */
export const slowdown = Number(process.env['SLOWDOWN'] ?? 1);
