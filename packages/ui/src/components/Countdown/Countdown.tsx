import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { announce } from 'react-aria/private/live-announcer/LiveAnnouncer';
import { useListFormatter } from 'react-aria/useListFormatter';
import { useNumberFormatter } from 'react-aria/useNumberFormatter';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Countdown.css.ts';
import { milestoneBetween, remainingUntil } from './remaining.ts';
import type { Milestone } from './remaining.ts';

export interface CountdownProps {
  /** The instant that is waited for: a Date or an ISO 8601 instant. */
  to: Date | string;
  /** The present, given each second by the caller, so that server and browser draw the same. */
  now: Date | string;
  /** What is waited for, above the figures and in front of what is spoken. Default `Starts in`. */
  label?: string;
  /** Stands in place of the figures from the instant on. Default `Live Now`. */
  liveText?: string;
  /** The words under the figures. Default Days, Hours, Min, Sec. */
  unitLabels?: readonly [string, string, string, string];
  /** What is spoken, once each. Defaults: in one hour, ten minutes, one minute, and `liveText`. */
  milestoneText?: (milestone: Milestone) => string;
}

const english = { oneHour: 'in one hour', tenMinutes: 'in ten minutes', oneMinute: 'in one minute' } as const;

/**
 * How long until something starts. It ticks silently: screen readers find the time left when they look for it, and are
 * spoken to at one hour, ten minutes, one minute and when it starts. Keep it mounted then, or it cannot speak.
 */
export function Countdown({
  to,
  now,
  label = 'Starts in',
  liveText = 'Live Now',
  unitLabels = ['Days', 'Hours', 'Min', 'Sec'],
  milestoneText = (milestone) => (milestone === 'live' ? liveText : `${label}: ${english[milestone]}`),
}: CountdownProps) {
  const [instant, present] = [new Date(to), new Date(now)];
  useMilestones(instant, present, milestoneText);
  const twoDigits = useNumberFormatter({ minimumIntegerDigits: 2, useGrouping: false });
  const left = remainingUntil(instant, present);
  const spoken = useDuration(left);
  if (present >= instant) return <span className={styles.live}>{liveText}</span>;

  return (
    <div className={styles.countdown}>
      <span className={styles.label}>{label}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
      <div className={styles.cells} aria-hidden="true">
        {Object.entries(left).map(([name, figure], index) => (
          <span key={name} className={styles.cell}>
            <span className={styles.figure}>{twoDigits.format(figure)}</span>
            <span className={styles.unit}>{unitLabels[index]}</span>
          </span>
        ))}
      </div>
    </div>
  );
}

function useMilestones(to: Date, now: Date, text: (milestone: Milestone) => string) {
  const before = useRef(now);
  const speak = useEffectEvent(() => {
    const milestone = milestoneBetween(to, before.current, now);
    before.current = now;
    if (milestone) announce(text(milestone), 'polite');
  });
  const time = now.getTime();
  useEffect(() => speak(), [time]);
}

/** “2 days, 3 hours, 4 minutes”: to the minute, so that it stands still while it is read; under a minute, to the second. */
function useDuration({ days, hours, minutes, seconds }: ReturnType<typeof remainingUntil>): string {
  const { locale } = useLocale();
  const list = useListFormatter({ type: 'unit', style: 'long' });
  const part = (amount: number, unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
  const parts = [
    ...(days > 0 ? [part(days, 'day')] : []),
    ...(hours > 0 ? [part(hours, 'hour')] : []),
    ...(minutes > 0 ? [part(minutes, 'minute')] : []),
  ];
  return list.format(parts.length > 0 ? parts : [part(seconds, 'second')]);
}
