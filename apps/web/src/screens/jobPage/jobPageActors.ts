import type { Api } from '../../api.ts';
import { jobDetailActors } from '../jobDialog/jobDialogActors.ts';
import { jobSearchActors } from '../jobs/jobSearchActors.ts';

export const jobPageActors = (api: Api) => ({ ...jobDetailActors(api), ...jobSearchActors(api) });
