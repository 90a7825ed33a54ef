/** Scenarios that are not driven, by flow and name, each with the reason. One that can be driven does not belong here. */
export const notDriven: Readonly<Record<string, string>> = {
  ...of(
    'jobPage',
    ['shown', 'marking', 'closed', 'forFreelancers', 'applied'],
    'No job of the samples is like the one that is shown.',
  ),
  'contact withoutEmail': 'The server knows no freelancer without an address.',
  ...of('freelancerWaiting', ['nothing', 'profileAlone'], 'A client has yet to be rated, which waits.'),
  'jobDirectory filtered': 'The job takes longer than the filter wants.',
  'jobSearch filtered': 'The job is none that the filters let through.',
  'receivedRatings ofClient': 'They are ratings of a public profile, which do not say the project.',
  'talentDirectory filtered': 'The freelancer is not available, as the filter wants.',
  'talentSearch filtered': 'The freelancer is not available, as the filter wants.',
};

function of(flow: string, names: readonly string[], reason: string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [`${flow} ${name}`, reason]));
}
