import { profilesOpened } from '@guildhall/api/limits';
import { recheckDays } from '@guildhall/machines/domain/verificationDays';

import type { ReadingSection } from '../../shell/ReadingPage.tsx';
import { replyPromise } from '../supportRequest/supportWords.ts';

/** The privacy notice, section by section. */
export const privacySections = (brand: string): ReadingSection[] => [
  {
    id: 'what-we-store',
    title: 'What we store, and why',
    body: (
      <>
        <ul>
          <li>
            <strong>Your account:</strong> name, email address and role, so that you can log in and others know who they
            are dealing with. Your password is stored only as a hash, which cannot be turned back into it. For each
            device on which you are logged in we keep the browser, the network address and the time. You see them on
            your account page, and they are deleted 30 days after the session has ended.
          </li>
          <li>
            <strong>Your profile:</strong> what you write about yourself or your company, your skills, rates, links,
            pictures and files. It is how clients and freelancers find and assess each other. A freelancer’s age is
            optional.
          </li>
          <li>
            <strong>How you are verified:</strong> when you ask for it, our server opens the website or the link on your
            profile that you chose, and checks that it belongs to you. While you are verified, it does so again every{' '}
            {recheckDays} days. We keep the address, the date and the result, but not the page itself. Everyone can see
            what verified you and when it was last checked.
          </li>
          <li>
            <strong>Your work:</strong> projects, applications, meetings, decisions and ratings, because they are what{' '}
            {brand} is for.
          </li>
          <li>
            <strong>A record of decisions:</strong> who accepted, rejected, approved or withdrew what, and when, so that
            we can show what happened if you disagree.
          </li>
          <li>
            <strong>What you write to support,</strong> so that we can answer.
          </li>
          <li>
            <strong>Profile views,</strong> counted once a day for each visitor. The visitor is stored as a hash; no one
            is told who looked.
          </li>
        </ul>
        <p>We do not ask for bank or card details: payment is settled between users.</p>
      </>
    ),
  },
  {
    id: 'who-sees-it',
    title: 'Who sees it',
    body: (
      <ul>
        <li>
          <strong>Everyone</strong> sees public profiles, open projects and the ratings of completed ones, with the
          names of the people who gave them and the replies. Visitors who are not logged in never see an email address,
          and no list shows an email address or an age.
        </li>
        <li>
          <strong>People who are logged in</strong> see your email address when they open your profile, so that they can
          contact you. One account can open at most {profilesOpened.count} profiles a day, so that addresses cannot be
          collected.
        </li>
        <li>
          <strong>The client of a project</strong> sees the profile, the age if given, the email address and the
          proposal of everyone who applied to it. While choosing a time for an interview they also see the applicant’s
          time zone, where a saved search has it, and whether the applicant has another meeting then. Applicants see who
          posted it.
        </li>
        <li>
          <strong>The client and the freelancer of an assigned project</strong> see each other’s email address in their
          dashboards, so that they can arrange the work.
        </li>
        <li>
          <strong>No one else.</strong> We do not sell data, do not pass it on for advertising, and load nothing from
          other companies’ servers into our pages.
        </li>
      </ul>
    ),
  },
  {
    id: 'in-your-browser',
    title: 'What stays in your browser',
    body: (
      <>
        <p>
          We set no cookies. When you log in, your browser stores a session key, your role, your name and your email
          address: until you close the tab, or until you log out if you chose “Remember me”. A session ends by itself
          after 30 days.
        </p>
        <p>
          What you type into a longer form is kept in the tab until it is sent, so that a reload does not cost you the
          text. It leaves your browser only when you send the form.
        </p>
        <p>
          While you type a proposal, its draft is saved with us too, so that you can continue on another device. Only
          you see it. It is removed when you send the proposal, when the job is filled or withdrawn, and when your
          account is erased.
        </p>
        <p>
          Jobs that you mark as favorites are kept in the browser where you mark them, even after you log out. The list
          is never sent to us; each job is loaded when you open your favorites.
        </p>
      </>
    ),
  },
  {
    id: 'email',
    title: 'What we send by email',
    body: (
      <>
        <p>Messages about something that you or the other person did:</p>
        <ul>
          <li>a code, to prove an address or to choose a new password;</li>
          <li>
            to clients: that someone applied to a project, submitted work for approval, or proposed another time for a
            meeting;
          </li>
          <li>
            to freelancers: that an application was accepted or rejected, that a position was filled or a project
            withdrawn, that work was approved, sent back or rated, and invitations to meetings with their changes.
          </li>
        </ul>
        <p>
          If you save a search and ask for it, we also send what is new in it, each morning or once a week. Every such
          message has a link that stops it, and you do not have to log in to use it.
        </p>
        <p>
          There is no newsletter. “Message” opens a mail service in a new tab, with the address and the first words
          filled in. We do not see what you write there, or the reply.
        </p>
      </>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: (
      <ul>
        <li>
          <strong>Account and profile:</strong> until 14 days after you close the account. You can reopen it in that
          time.
        </li>
        <li>
          <strong>Saved searches:</strong> until you delete them.
        </li>
        <li>
          <strong>Projects, applications and ratings:</strong> as long as either of the two people involved has an
          account. When you leave, your name is removed from those that also concern someone else.
        </li>
        <li>
          <strong>Codes</strong> work for 10 minutes, <strong>sessions</strong> for 30 days at most.
        </li>
        <li>
          <strong>Limits against abuse</strong> count attempts, and note which profiles an account has opened and from
          which network it was used. We keep this only as hashes, for 30 days at most.
        </li>
      </ul>
    ),
  },
  {
    id: 'your-rights',
    title: 'How to see, correct or remove it',
    body: (
      <>
        <p>
          You can change what you wrote about yourself at any time in your profile. To have it removed, close the
          account on your account page. You can also download a copy of what we store there. For anything else, write to
          support from your account’s email address. We reply {replyPromise} and finish within 30 days.
        </p>
        <p>
          Closing your account removes your profile, pictures and files after 14 days, and takes your name off anything
          that others need to keep. You may complain to your data protection authority at any time; we would be glad to
          hear from you first.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'When this notice changes',
    body: (
      <p>
        The date at the top says when it last changed. If {brand} begins to store something new about you, or to use it
        for something else, we will tell you by email first.
      </p>
    ),
  },
];
