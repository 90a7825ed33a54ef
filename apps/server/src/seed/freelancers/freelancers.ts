import { backend } from './backend.ts';
import { brandDesign } from './brandDesign.ts';
import { contentWriting } from './contentWriting.ts';
import { copywriting } from './copywriting.ts';
import { dataScience } from './dataScience.ts';
import { devops } from './devops.ts';
import { finance } from './finance.ts';
import type { FreelancerPerson } from './freelancer.ts';
import { frontend } from './frontend.ts';
import { fullstack } from './fullstack.ts';
import { gameDev } from './gameDev.ts';
import { machineLearning } from './machineLearning.ts';
import { marketing } from './marketing.ts';
import { mobile } from './mobile.ts';
import { productDesign } from './productDesign.ts';
import { projectManagement } from './projectManagement.ts';
import { security } from './security.ts';
import { seo } from './seo.ts';
import { translation } from './translation.ts';
import { videoMotion } from './videoMotion.ts';
import { virtualAssistant } from './virtualAssistant.ts';
import { wordpress } from './wordpress.ts';

/** Sixty invented people. The first is the demo freelancer. */
export const freelancerPeople: readonly FreelancerPerson[] = [
  ...frontend,
  ...fullstack,
  ...productDesign,
  ...backend,
  ...dataScience,
  ...mobile,
  ...copywriting,
  ...devops,
  ...brandDesign,
  ...marketing,
  ...videoMotion,
  ...security,
  ...finance,
  ...contentWriting,
  ...wordpress,
  ...machineLearning,
  ...translation,
  ...seo,
  ...gameDev,
  ...virtualAssistant,
  ...projectManagement,
];
