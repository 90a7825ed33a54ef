import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { reportPage } from './html/reportPage.ts';
import { openAcrYaml } from './openAcr.ts';
import type { Report } from './report.ts';

const folder = join(import.meta.dirname, '../../../a11y-report');

/** Writes the report for people, for programs and for other reports. */
export async function writeReport(report: Report): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(join(folder, 'index.html'), reportPage(report)),
    writeFile(join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`),
    writeFile(join(folder, 'openacr.yaml'), openAcrYaml(report)),
  ]);
}
