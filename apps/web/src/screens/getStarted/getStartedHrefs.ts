/** Where the page leads. */
export interface GetStartedHrefs {
  clientSignup: string;
  freelancerSignup: string;
  postJob: string;
  findWork: string;
  howToFindWork: string;
  successTips: string;
  skillDevelopment: string;
  successStories: string;
}
