/** When the stories of the screens happen: a day after the latest of the samples that they show. For stories only. */
export const sampleNow = Date.parse('2026-11-20T09:00:00Z');
