import { backend } from './backend.ts';
import { brandDesign } from './brandDesign.ts';
import { contentWriting } from './contentWriting.ts';
import { copywriting } from './copywriting.ts';
import { dataScience } from './dataScience.ts';
import { devops } from './devops.ts';
import { finance } from './finance.ts';
import { frontend } from './frontend.ts';
import { fullstack } from './fullstack.ts';
import { gameDev } from './gameDev.ts';
import { machineLearning } from './machineLearning.ts';
import { marketing } from './marketing.ts';
import { mobile } from './mobile.ts';
import { productDesign } from './productDesign.ts';
import type { ProjectGroup } from './project.ts';
import { projectManagement } from './projectManagement.ts';
import { security } from './security.ts';
import { seo } from './seo.ts';
import { translation } from './translation.ts';
import { videoMotion } from './videoMotion.ts';
import { virtualAssistant } from './virtualAssistant.ts';
import { wordpress } from './wordpress.ts';

/** A hundred and fifty projects, grouped by what they ask for. */
export const projectGroups: readonly ProjectGroup[] = [
  ...fullstack,
  ...productDesign,
  ...mobile,
  ...backend,
  ...brandDesign,
  ...copywriting,
  ...devops,
  ...marketing,
  ...dataScience,
  ...security,
  ...videoMotion,
  ...wordpress,
  ...machineLearning,
  ...translation,
  ...frontend,
  ...finance,
  ...seo,
  ...contentWriting,
  ...gameDev,
  ...virtualAssistant,
  ...projectManagement,
];
