import type { Freelancer } from './freelancer.ts';
import { at, idOf } from './kit.ts';
import type { Post } from './post.ts';

/** How an application ended. */
export interface Answer {
  status: 'ACCEPTED' | 'REJECTED' | 'WITHDRAWN';
  at: string;
  /** What a client gave as the reason. */
  reason: string | null;
}

/** What a freelancer wrote to a client, and what became of it. */
export interface Sent {
  id: string;
  post: Post;
  freelancer: Freelancer;
  sentAt: string;
  proposal: string;
  coverLetter: string;
  /** What it said before it was edited, and until when. */
  edited: { at: string; before: { proposal: string; coverLetter: string } } | null;
  viewedAt: string | null;
  shortlistedAt: string | null;
  answer: Answer | null;
}

type Course = Partial<Pick<Sent, 'edited' | 'viewedAt' | 'shortlistedAt' | 'answer'>>;
type Words = readonly [proposal: string, coverLetter: string];

/** An application. What is not said of its course has not happened. */
export const sent = (
  number: number,
  [post, freelancer]: readonly [Post, Freelancer],
  sentAt: string,
  [proposal, coverLetter]: Words,
  course: Course = {},
): Sent => ({
  id: idOf(4, number),
  post,
  freelancer,
  sentAt,
  proposal,
  coverLetter,
  edited: null,
  viewedAt: null,
  shortlistedAt: null,
  answer: null,
  ...course,
});

/** It got the job, the moment that it was read. */
export const accepted = (day: string, time = '12:00'): Course => ({
  viewedAt: at(day, time),
  answer: { status: 'ACCEPTED', at: at(day, time), reason: null },
});

export const rejected = (day: string, time: string, reason: string | null = null): Course => ({
  viewedAt: at(day, time),
  answer: { status: 'REJECTED', at: at(day, time), reason },
});

export const withdrawn = (day: string, time: string): Course => ({
  answer: { status: 'WITHDRAWN', at: at(day, time), reason: null },
});
