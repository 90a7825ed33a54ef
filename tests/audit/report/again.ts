import { writeReport } from './write.ts';

/** Writes the report again, as of the last run and the verdicts that are signed: `node tests/audit/report/again.ts`. */
await writeReport();
