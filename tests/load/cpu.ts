import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of CPU that a process has used, with its living and ended children; undefined where there is no /proc. */
export function cpuOf(pid: number): number | undefined {
  try {
    const own = ticksOf(String(pid));
    const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
    const total = own + children.reduce((sum, child) => sum + ticksOf(child), 0);
    // The kernel counts in hundredths of a second (USER_HZ).
    return total * 10;
  } catch {
    return undefined;
  }
}

/** The numbers of proc_pid_stat(5) from the third on; the second is a name that may hold anything. */
function statOf(pid: string): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch (error) {
    // A child that has ended meanwhile is counted with its parent.
    if (process.platform === 'linux') return [];
    throw error;
  }
}

const parentOf = (pid: string): number => Number(statOf(pid)[1]);

const ticksOf = (pid: string): number =>
  statOf(pid)
    .slice(11, 15)
    .reduce((sum, ticks) => sum + Number(ticks), 0);
