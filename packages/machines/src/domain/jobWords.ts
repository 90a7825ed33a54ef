const amounts = {
  missing: 'Please enter both minimum and maximum budget.',
  invalid: 'Please enter valid budget amounts.',
} as const;

/** The specification's words for what is wrong with a job that is being posted, by the contract's fields. */
export const jobWords = {
  title: { missing: 'Please enter a job title.' },
  description: { missing: 'Please enter a job description.' },
  skillsRequired: { missing: 'Please select at least one skill.' },
  budgetMin: amounts,
  budgetMax: amounts,
  duration: { missing: 'Please select a project duration.' },
} as const;
