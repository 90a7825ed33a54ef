import type { DeliveryEvent } from '../../repositories/projectEvents.ts';
import type { Schemas } from './common.ts';
import { instant } from './common.ts';

type Delivery = Schemas['Delivery'];

/** What was handed in, the first first, each with what became of it. */
export function toDeliveries(events: readonly DeliveryEvent[]): Delivery[] {
  const deliveries: Delivery[] = [];
  for (const { type, at, details } of events) {
    const { delivered = null, reason = null, isPartlyKnown = false } = details;
    // PostgreSQL writes instants in a form of its own.
    const when = instant(new Date(at));
    if (type === 'COMPLETION_REQUESTED') {
      deliveries.push({ deliveredAt: when, delivered, sentBackAt: null, reason: null, isPartlyKnown });
      continue;
    }
    const last = deliveries.at(-1);
    const sentBack = { sentBackAt: when, reason };
    if (last?.sentBackAt === null) Object.assign(last, sentBack);
    else deliveries.push({ deliveredAt: null, delivered: null, ...sentBack, isPartlyKnown: true });
  }
  return deliveries;
}
