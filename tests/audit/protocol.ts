import { performance } from 'node:perf_hooks';

import type { Auditor, Places } from './browsers.ts';
import { openAuditor } from './browsers.ts';
import type { Check } from './check.ts';
import type { Journal } from './journal.ts';
import type { VisitResult } from './results.ts';
import type { Visit } from './visit.ts';
import { keyOf } from './visit.ts';

const duration = (milliseconds: number) => {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Tells where the run is, every quarter of a minute. */
function progress(total: number, alreadyKnown: number) {
  const start = performance.now();
  let done = 0;
  let found = 0;
  const tell = () => {
    const spent = performance.now() - start;
    const left = done === 0 ? '' : `, about ${duration((spent / done) * (total - done))} to go`;
    console.log(
      `${alreadyKnown + done} of ${alreadyKnown + total} pages, ${found} findings, ${duration(spent)}${left}`,
    );
  };
  const timer = setInterval(tell, 15_000);
  return {
    add({ findings, failures }: VisitResult) {
      done += 1;
      found += findings.filter(({ explanation }) => explanation === undefined).length + failures.length;
    },
    stop() {
      clearInterval(timer);
      tell();
    },
  };
}

interface Work {
  places: Places;
  checks: readonly Check[];
  journal: Journal;
  workers: number;
  /** Lets the visits under way end, and begins no other. */
  signal: AbortSignal;
}

/** Makes all visits, several at once, and gives their results in the visits' order. */
export async function makeVisits(
  visits: readonly Visit[],
  { places, checks, journal, workers, signal }: Work,
): Promise<VisitResult[]> {
  const results = new Map<string, VisitResult>();
  for (const visit of visits) {
    const known = journal.known.get(keyOf(visit));
    if (known) results.set(keyOf(visit), known);
  }
  const waiting = visits.filter((visit) => !results.has(keyOf(visit)));
  const shown = progress(waiting.length, results.size);

  async function work(auditor: Auditor) {
    for (let visit = waiting.shift(); visit !== undefined && !signal.aborted; visit = waiting.shift()) {
      const result = await auditor.audit(visit);
      results.set(result.key, result);
      journal.add(result);
      shown.add(result);
    }
  }

  const auditors = await Promise.all(Array.from({ length: workers }, () => openAuditor(places, checks)));
  try {
    await Promise.all(auditors.map(work));
  } finally {
    shown.stop();
    await Promise.all(auditors.map((auditor) => auditor.close()));
  }
  return visits.flatMap((visit) => results.get(keyOf(visit)) ?? []);
}
