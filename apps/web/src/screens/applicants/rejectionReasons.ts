/** Kind words for a rejection, to start from. */
export const rejectionReasons: readonly { label: string; text: string }[] = [
  {
    label: 'Another proposal fits better',
    text: 'Thank you for your proposal. We have chosen to go on with one that is closer to what this project needs. We wish you all the best with your next one.',
  },
  {
    label: 'The budget does not fit',
    text: 'Thank you for your proposal. Your rate is fair, but beyond the budget of this project. We would be glad to hear from you for a larger one.',
  },
  {
    label: 'The timing does not fit',
    text: 'Thank you for your proposal. We need someone who can start earlier than you can. Please do apply again when we post our next project.',
  },
  {
    label: 'Other skills are needed',
    text: 'Thank you for your proposal. Your work is good, but this project needs other skills than those you show. Please keep an eye on our next posts.',
  },
];
