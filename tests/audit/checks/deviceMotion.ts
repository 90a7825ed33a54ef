import { pageCheck } from './support/pageCheck.ts';
import { once } from './support/where.ts';

export const deviceMotion = pageCheck({
  id: 'device-motion',
  title: 'Nothing is worked by shaking or tilting',
  criteria: ['2.5.4'],
  method:
    'The browser is asked for everything that listens on the window: nothing may listen to motion or orientation of the device.',
  appliesTo: once,
  async faults(page) {
    const cdp = await page.context().newCDPSession(page);
    try {
      const { result } = await cdp.send('Runtime.evaluate', { expression: 'window' });
      if (result.objectId === undefined) return [];
      const { listeners } = await cdp.send('DOMDebugger.getEventListeners', { objectId: result.objectId });
      return listeners
        .filter(({ type }) => /^device(motion|orientation)/.test(type))
        .map(({ type }) => ({ target: 'html', message: `The page listens to ${type}.` }));
    } finally {
      await cdp.detach();
    }
  },
});
