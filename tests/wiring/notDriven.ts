/** Scenarios that are not driven, by flow and name, each with the reason. One that can be driven does not belong here. */
export const notDriven: Readonly<Record<string, string>> = {
  'contact withoutEmail': 'The server knows no freelancer without an address.',
  'editJob closedBefore': 'The address names the job that the other scenarios edit, which is open.',
  'freelancerWaiting whole': 'So much waits that the profile is no longer listed, which it is at the server.',
  'jobDirectory filtered': 'The job takes longer than the filter wants.',
  'jobSearch filtered': 'The job is none that the filters let through.',
  'talentDirectory filtered': 'The freelancer is not available, as the filter wants.',
  'talentSearch filtered': 'The freelancer is not available, as the filter wants.',
};
