import { hiddenDays } from '@guildhall/machines/domain/ratingReveal';

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
          work, and nowhere do we ask for bank or card details.
        </p>
        <p>
          Budgets and rates are shown in US dollars so that they can be compared. The currency, the method and the
          timing of payment are for the two of you to agree on. Taxes and invoices are your responsibility too.
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
        <li>Use your own name and an address that is yours. We send it a code before the account is created.</li>
        <li>Keep your password to yourself. Anything done while logged in as you counts as done by you.</li>
        <li>You must be at least 18 years old.</li>
      </ul>
    ),
  },
  {
    id: 'posting',
    title: 'Posting a project',
    body: (
      <ul>
        <li>Describe real work, with a realistic budget and duration.</li>
        <li>
          Decide on applications within a reasonable time. Accepting one assigns the project and closes it for the
          others, who are told that the position is filled.
        </li>
        <li>
          Approve completion when the work is done. If it is not, say what is missing; the freelancer will see it.
        </li>
        <li>Rate your own experience. One rating per completed project, which everyone can read at once.</li>
      </ul>
    ),
  },
  {
    id: 'applying',
    title: 'Applying and working',
    body: (
      <ul>
        <li>Keep your profile truthful: skills, experience, rates, past work.</li>
        <li>Write each proposal for the project it is about. You can apply to a project once.</li>
        <li>Request completion when the work is delivered, not before.</li>
        <li>
          You may rate the client once per completed project. Everyone can read it once the client has rated you too, or{' '}
          {hiddenDays} days after completion.
        </li>
      </ul>
    ),
  },
  {
    id: 'not-allowed',
    title: 'What is not allowed',
    body: (
      <>
        <ul>
          <li>Work that is illegal, or that helps others break the law.</li>
          <li>Deception: false names, invented ratings, copied portfolios, posts meant to collect free work.</li>
          <li>Insults, threats, discrimination, and unsolicited messages.</li>
          <li>Collecting other people’s data, or overloading or attacking the service.</li>
        </ul>
        <p>We remove such content, and close accounts that keep posting it.</p>
      </>
    ),
  },
  {
    id: 'your-content',
    title: 'What you write stays yours',
    body: (
      <p>
        Your texts, pictures and portfolio belong to you. You allow us to store them and to show them on {brand}, to the
        people they are meant for, for as long as they are there.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'What we are liable for',
    body: (
      <>
        <p>
          We run the service with care, but we cannot promise that it is always available or free of errors. We are
          liable for damage that we cause intentionally or through gross negligence, and wherever the law does not allow
          liability to be limited.
        </p>
        <p>
          We are not liable for what users agree, deliver, pay or fail to pay. If a dispute arises between a client and
          a freelancer, it is for them to settle.
        </p>
      </>
    ),
  },
  {
    id: 'ending',
    title: 'Leaving',
    body: (
      <p>
        You can stop at any time: close the account on your account page, once no work is open. Agreements you made with
        another user continue without us. The privacy notice says how long records are kept after that.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'When these terms change',
    body: (
      <p>
        The date at the top says when this page last changed. If a change affects your rights, we will tell you by email
        before it takes effect.
      </p>
    ),
  },
];
