import { launch } from './browsers.ts';
import type { Defect } from './defects/defect.ts';
import { defects } from './defects/index.ts';
import type { Verdict } from './defects/testTheAudit.ts';
import { testTheAudit } from './defects/testTheAudit.ts';
import type { DefectsResult } from './report/report.ts';

interface Work {
  /** The served Storybook. */
  storybook: string;
  /** The demo marketplace. */
  product: string;
  /** Browsers at once. */
  workers: number;
}

/** Puts every known defect into its page, and tells which of them the checks caught. */
export async function testedAudit({ storybook, product, workers }: Work): Promise<DefectsResult> {
  console.log(`${defects.length} defects are put into pages, to see whether they are caught …`);
  const shares = Array.from({ length: workers }, (_, share) =>
    defects.filter((_each, index) => index % workers === share),
  );
  const verdicts = (await Promise.all(shares.map((share) => judge(share, { storybook, product })))).flat();
  const missed = verdicts.filter(({ isCaught }) => !isCaught);
  return {
    injected: verdicts.length,
    caught: verdicts.length - missed.length,
    missed: missed.map(({ defect: { id, title, criterion }, because }) => ({ id, title, criterion, because })),
  };
}

async function judge(share: readonly Defect[], places: { storybook: string; product: string }): Promise<Verdict[]> {
  const browser = await launch();
  try {
    return await testTheAudit(browser, share, places, ({ defect, isCaught, because }) => {
      if (!isCaught) console.log(`missed: ${defect.title} (${because})`);
    });
  } finally {
    await browser.close();
  }
}
