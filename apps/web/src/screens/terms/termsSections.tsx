import type { ReadingSection } from '../../shell/ReadingPage.tsx';

/** The terms, section by section. */
export const termsSections = (brand: string): ReadingSection[] => [
  {
    id: 'what-it-is',
    title: `What ${brand} is`,
    body: (
      <>
        <p>
          {brand} is a marketplace. Clients post projects, freelancers send proposals, and a client who accepts one
          assigns the project to that freelancer. We provide the place: accounts, profiles, posts, applications,
          messages by email and ratings.
        </p>
        <p>
          By creating an account you accept these terms. If you act for a company, you confirm that you may do so in its
          name.
        </p>
      </>
    ),
  },
  {
    id: 'your-contract',
    title: 'Your contract is between you',
    body: (
      <>
        <p>
          <strong>We are not a party to any contract between a client and a freelancer.</strong> When a client accepts
          an application, the two of them agree on the work. We do not employ freelancers, do not act for clients, and
          do not supervise, check or guarantee the work.
        </p>
        <p>
          Write down what matters to you before work begins: what is delivered, by when, who owns the result, and what
          happens when plans change. The project page records the description, the budget range and the duration that
          were posted; it does not replace an agreement.
        </p>
      </>
    ),
  },
  {
    id: 'payment',
    title: 'Payment',
    body: (
      <>
        <p>
          <strong>Users settle payment among themselves.</strong> We do not collect, hold, transfer or refund money for
          work, and no bank or card details are asked for anywhere in the product.
        </p>
        <p>
          Budgets and rates are shown in US dollars so that they can be compared. In which currency, by which means and
          when you pay or are paid is for the two of you to agree. Taxes and invoices are yours too.
        </p>
      </>
    ),
  },
  {
    id: 'your-account',
    title: 'Your account',
    body: (
      <ul>
        <li>One email address is one account, and an account has one role: client or freelancer.</li>
        <li>Use your own name and an address that is yours. We send a code to it before the account is made.</li>
        <li>Keep your password to yourself. What is done while logged in as you counts as done by you.</li>
        <li>You must be at least 18 years old.</li>
      </ul>
    ),
  },
  {
    id: 'posting',
    title: 'Posting a project',
    body: (
      <ul>
        <li>Describe work that exists, with a budget and a duration that you mean.</li>
        <li>
          Decide on applications in reasonable time. Accepting one assigns the project and closes it for the others, who
          are told that the position is filled.
        </li>
        <li>Approve completion when the work is done. If it is not, say what is missing; the freelancer reads it.</li>
        <li>Rate what you experienced. One rating for each completed project.</li>
      </ul>
    ),
  },
  {
    id: 'applying',
    title: 'Applying and working',
    body: (
      <ul>
        <li>Say in your profile only what is true: skills, experience, rates, former work.</li>
        <li>Write each proposal for the project it answers. You can apply to a project once.</li>
        <li>Ask for completion when the work is delivered, not before.</li>
      </ul>
    ),
  },
  {
    id: 'not-allowed',
    title: 'What is not allowed',
    body: (
      <>
        <ul>
          <li>Work that is against the law, or that helps to break it.</li>
          <li>Deceit: false names, invented ratings, copied portfolios, posts meant to collect free work.</li>
          <li>Insults, threats, discrimination, and messages that nobody asked for.</li>
          <li>Collecting other people’s data, or overloading or attacking the service.</li>
        </ul>
        <p>We remove such content, and we close accounts that make it a habit.</p>
      </>
    ),
  },
  {
    id: 'your-content',
    title: 'What you write stays yours',
    body: (
      <p>
        Your texts, pictures and portfolio belong to you. You allow us to store them and to show them in the product, to
        the people they are meant for, for as long as they are there.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'What we answer for',
    body: (
      <>
        <p>
          We run the service with care, but we cannot promise that it is always reachable or free of errors. We answer
          for damage that we cause on purpose or by gross negligence, and wherever the law does not allow to limit
          liability.
        </p>
        <p>
          We do not answer for what users agree, deliver, pay or leave unpaid. If a dispute arises between a client and
          a freelancer, it is theirs to settle.
        </p>
      </>
    ),
  },
  {
    id: 'ending',
    title: 'Leaving',
    body: (
      <p>
        You can stop at any time: log out, and ask our support to close the account. Agreements that you made with
        another user go on without us. How long records are kept after that stands in the privacy notice.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'When these terms change',
    body: (
      <p>
        The date at the top says when this page last changed. If a change affects your rights, we tell you by email
        before it takes effect.
      </p>
    ),
  },
];
