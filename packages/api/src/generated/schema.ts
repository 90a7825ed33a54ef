// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { Upload } from "../upload.ts";
export interface paths {
    "/email/send-verification-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code that proves an email before signing up
         * @description The code has 6 digits, is good for 10 minutes and for one use. It dies after 5 wrong guesses.
         *     The answer is the same whether or not the email has an account. Its `requestId` names this request from now on: sent along, it asks for another code, which replaces this one, and a guess with it is a guess at this request's code, from whatever network. Other requests for the same email have codes and guesses of their own, so no one can use up the tries of another person.
         *     Without a `requestId` guesses and requests are counted for the email by the caller's network address, and the latest code that was asked for from there is the one in question.
         *     Another code is possible after 30 seconds, at most 5 times an hour; earlier is 429, with the seconds left in `Retry-After`.
         *     An email with 10 unused codes in 30 days gets a link in place of a code. It holds a long code, good once and for half an hour whichever request it is given with, and is sent at most once in 10 minutes.
         */
        post: operations["sendVerificationOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/email/verify-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove an email with its code
         * @description For the next 30 minutes the email may be signed up. `requestId` says which request's code is meant; without it, it is the latest that was asked for from the same network address. A wrong, replaced, expired or dead code is 422 with `errors.otp`: "Invalid OTP. Please try again."
         *     The right code may be sent again for as long as it is good, after a lost answer for instance: it gets the same answer, proves the email once and costs no guess.
         *     With `ticket: true` the answer has a ticket, and the proof is worth nothing without it or another one of this code's. Without a ticket the proof can be used only from the network address that gave the code: no one else can sign up with the email that a person is proving.
         */
        post: operations["verifyEmailOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up as a client
         * @description Needs an email proved by `verifyEmailOtp` in the last 30 minutes, with its ticket if it has one, otherwise from the same network address; else it is 422 with `errors.email`: "Please verify your email first".
         *     Very common passwords are 422 with `errors.password`. The conflict can only be reached after the code proved the email.
         */
        post: operations["signUpClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/freelancer/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up as a freelancer
         * @description Needs an email proved by `verifyEmailOtp` in the last 30 minutes, with its ticket if it has one, otherwise from the same network address; else it is 422 with `errors.email`: "Please verify your email first".
         *     Very common passwords are 422 with `errors.password`. The conflict can only be reached after the code proved the email.
         */
        post: operations["signUpFreelancer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in as a client
         * @description An unknown email and a wrong password get the same 401 in the same time. Only after the right password does an account of the other role get the 404.
         *     An account that its owner closed gets a 409 for 14 days, unless the call asks to `reopen` it; after that it is answered like an unknown email.
         */
        post: operations["logInClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/freelancer/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in as a freelancer
         * @description An unknown email and a wrong password get the same 401 in the same time. Only after the right password does an account of the other role get the 404.
         *     An account that its owner closed gets a 409 for 14 days, unless the call asks to `reopen` it; after that it is answered like an unknown email.
         */
        post: operations["logInFreelancer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a client the code that resets a password
         * @description The answer is the same for an email without a client account, to which no code is sent. Codes and `requestId` follow the rules of `sendVerificationOtp`.
         */
        post: operations["requestClientPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/freelancer/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a freelancer the code that resets a password
         * @description The answer is the same for an email without a freelancer account, to which no code is sent. Codes and `requestId` follow the rules of `sendVerificationOtp`.
         */
        post: operations["requestFreelancerPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/verify-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a client's new password with the code
         * @description Ends every session of the account, and every other code for this purpose. `requestId` is as in `verifyEmailOtp`. A bad code, or an email that was sent none, is 422 with `errors.otp`: "Invalid OTP. Please try again."
         *     Unequal passwords are 422 with `errors.confirmPassword`: "Passwords do not match." A very common password is 422 with `errors.newPassword`.
         *     The same code with the same password, sent again after a lost answer, gets the same answer and changes nothing. With another password it is 422 with `errors.otp`, which says that the password was changed.
         */
        post: operations["resetClientPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/freelancer/verify-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a freelancer's new password with the code
         * @description Ends every session of the account, and every other code for this purpose. `requestId` is as in `verifyEmailOtp`. A bad code, or an email that was sent none, is 422 with `errors.otp`: "Invalid OTP. Please try again."
         *     Unequal passwords are 422 with `errors.confirmPassword`: "Passwords do not match." A very common password is 422 with `errors.newPassword`.
         *     The same code with the same password, sent again after a lost answer, gets the same answer and changes nothing. With another password it is 422 with `errors.otp`, which says that the password was changed.
         */
        post: operations["resetFreelancerPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Revokes the token of this call, and no other. Takes no body.
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hear at once what changes for the account
         * @description A stream of server-sent events that lasts as long as the session does. Each event `change` has a `Change` as its data: what kind of thing has changed, and which one, at the latest two seconds after it was saved. Its content is not told: a page asks for it with its own call, and is refused what is not its reader's.
         *     An open stream misses nothing; one that was closed may have missed something. So a page that opens it again asks once for what it shows. `retry` says how many milliseconds to wait before that, to each caller another time. Without news a comment comes every 25 seconds.
         *     An account may have as many streams open as `x-limits.changeStreams` allows, on each server. 503 is also the answer of a server that is stopping, or cannot hear the database.
         */
        get: operations["streamChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List where the account is logged in
         * @description Every session that has not ended, the one of this call first, then the latest. A session is known by the browser and the network address from which it was opened; when it was last used is not recorded.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Log out everywhere else
         * @description Ends every session of the account but the one of this call. There may be none.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Log out one other session
         * @description Its token is worth nothing any more.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password
         * @description Ends every other session of the account, and tells the owner by email. Wrong current passwords are counted as at logging in, and refused with 422 and `errors.currentPassword`. Unequal new passwords are 422 with `errors.confirmPassword`: "Passwords do not match." A very common password is 422 with `errors.newPassword`.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read which emails the account gets
         * @description Only the kinds that can be turned off. Codes, news of the account's own safety, and what the person must act on are always sent. Emails about a saved search are set with that search.
         */
        get: operations["getEmailPreferences"];
        /**
         * Turn emails of one kind on or off
         * @description The other kinds stay as they are. The link in each of these emails turns them off too, without logging in.
         */
        put: operations["setEmailPreference"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/timezone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the time zone of the account */
        get: operations["getAccountTimezone"];
        /**
         * Choose the time zone of the account
         * @description Times are shown and mailed in it, and digests come at 7:00 in it. With null each device shows its own. A name that is not known is refused with 422 and `errors.timezone`.
         */
        put: operations["setAccountTimezone"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/email/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the code that makes another address the account's
         * @description The code goes to the new address. An address that has an account is answered alike. A wrong password is counted as at logging in, and refused with 422 and `errors.password`; the address that the account has already is 422 with `errors.email`.
         */
        post: operations["requestEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the email address of the account
         * @description With the code from the new address. Ends every other session of the account, and tells the former address, which can undo the change for 72 hours by a link and is no one else's until then. An address of another account is 409.
         */
        put: operations["changeEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the role of the account, and whether it can still be changed */
        get: operations["getAccountRole"];
        /**
         * Change the role of an account that has done nothing yet
         * @description For someone who signed up as the wrong one. Nothing may have been posted, applied for or saved, the profile included; otherwise 409. The session of this call goes on with the new role, every other one ends. The role that the account has already is answered alike.
         */
        put: operations["changeAccountRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask what stands in the way of closing the account
         * @description Open work comes first: posts with applications that wait for an answer, work that is under way, and meetings that have not ended. `closeAccount` refuses while there is any.
         */
        get: operations["getAccountClosing"];
        put?: never;
        /**
         * Close the account
         * @description Ends every session, and takes the profile and the open posts out of every list. A freelancer's applications that wait for an answer are withdrawn. Logging in with `reopen` within 14 days brings the account back; after that its personal data is erased, and its email can be signed up again.
         *     The password is asked for. Wrong ones are counted as at logging in, and refused with 422 and `errors.password`.
         */
        post: operations["closeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download everything that is stored of the account
         * @description One JSON object, a member for each kind of thing: the account, its profile, files, saved searches and sessions, and what it posted, wrote, met about and rated. What others wrote is left out but for ratings of this account and the names of those it worked with. There is no secret in it: no password, no token, no address of the calendar feed, no one else's email. Files are named with their addresses.
         */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what "Verified" rests on, and what can be checked
         * @description A client is verified by the company's website, whose domain has the account's email; a freelancer by a page that links back to the public profile with `rel="me"`. Which addresses can be checked follows from the own profile.
         */
        get: operations["getVerification"];
        put?: never;
        /**
         * Have an address of the own profile checked
         * @description The server fetches the page, for at most 5 seconds, and answers with what came of it: a check that fails is no error, its reason is `lastCheck.problem`. One address verifies an account. It is checked again every 30 days; when that fails twice, 3 days apart, or the address or the email is changed, the account is no longer verified.
         *     409 while another check is under way, and where the own profile has no such address.
         */
        post: operations["checkVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find open jobs
         * @description Lists projects that are OPEN. Filters hold together (and); filtering and sorting cover the whole result, never one page of it.
         *     A page past the last is an empty list, not an error.
         *     The first 1,000 can be read; see `SearchPagination`. Where nothing is found, `loosened` says which filter to leave out.
         *     A freelancer's token adds `application` and `sharedSkills` to each job.
         */
        get: operations["listPublicJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/jobs/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one job
         * @description What a shared link to a job opens. A job in any status is given, so that the page can say that it is no longer open.
         *     A freelancer's token adds `application` and `sharedSkills`.
         */
        get: operations["getPublicJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/featured/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the featured projects
         * @description At most 6 of the newest 1,000 open projects, one of each client, newest first: those that are well described before the rest, then those of verified clients.
         *     A freelancer's token adds `application` and `sharedSkills` to each job.
         */
        get: operations["listFeaturedProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/freelancers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find freelancers
         * @description Lists freelancers whose profile has been set up. Filters hold together (and); filtering, scoring and sorting cover the whole result, never one page of it.
         *     A page past the last is an empty list, not an error. The first 1,000 can be read; see `SearchPagination`. No email and no age is given.
         *     Where nothing is found, `loosened` says which filter to leave out.
         *     A name or a skill that contains the whole of `query` is found too, if `query` has three letters or digits in a row.
         */
        get: operations["listPublicFreelancers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/freelancers/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how hourly rates are spread
         * @description The scale of a rate filter, and a histogram for it. Counted are the freelancers that `listPublicFreelancers` lists. The list shows the rate of each of them, so that the counts reveal nothing more.
         *     Each server counts at most once in five minutes, so its answer can be older than the list.
         */
        get: operations["getFreelancerRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/freelancer-locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest locations of freelancers
         * @description At most 8 locations of freelancers who can be found, as they wrote them, those of the most freelancers first. Each suits `location` of a search.
         *     A location fits when one of its words begins with `query`, in any case and with or without accents.
         */
        get: operations["listFreelancerLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/featured/freelancers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the featured freelancers
         * @description At most 5 available freelancers, the best rated first, a long good record before a short perfect one. The best rated third of those with a complete profile who have
         *     done something within 30 days takes turns: each day (UTC) has its own choice.
         */
        get: operations["listFeaturedFreelancers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/freelancers/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find freelancers, as a client
         * @description The same list, filters and order as `listPublicFreelancers`. No email and no age is given; `getFreelancerContact` gives the email of one freelancer.
         */
        get: operations["searchFreelancers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/freelancers/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read some freelancers, to compare them
         * @description The freelancers of these ids as a list has them, in the order of `ids`. Those who cannot be found in a list are left out: unknown ids, clients, closed accounts, freelancers without a profile.
         *     It does not count as opening their profiles.
         */
        get: operations["compareFreelancers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/freelancers/{freelancerId}/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a freelancer's email
         * @description For the contact dialog, which opens a prefilled message in the client's own mail service. It counts as opening the profile (`x-limits.profilesOpened`).
         */
        get: operations["getFreelancerContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the searches that the account has saved
         * @description The latest saved first. Each says how many entries are new in it: jobs whose `postedAt`, or freelancers whose `profile.listedAt`, is later than its `seenAt`.
         */
        get: operations["listSavedSearches"];
        put?: never;
        /**
         * Save a search
         * @description What is listed now counts as seen. `criteria` has the names and values of the parameters of the role's search: `searchFreelancers` for a client, `listPublicJobs` for a freelancer.
         *     What that search would refuse is refused with 422, by its name within `criteria`.
         */
        post: operations["createSavedSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-searches/{savedSearchId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a saved search, or change when its digest comes
         * @description What is not sent stays. A digest that is switched on begins with what is found from now on.
         */
        put: operations["updateSavedSearch"];
        post?: never;
        /**
         * Remove a saved search
         * @description No digest is sent for it any more.
         */
        delete: operations["deleteSavedSearch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-searches/{savedSearchId}/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say up to when the results of a saved search have been seen
         * @description Send the `readAt` of the list of saved searches that was read before the results: what came later stays new. An instant that has not come yet counts as now; one before the current `seenAt` changes nothing.
         */
        put: operations["markSavedSearchSeen"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/freelancer/{freelancerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one freelancer
         * @description No email and no age is given, and no view is counted.
         */
        get: operations["getPublicFreelancer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/client/{clientId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one client
         * @description No email is given.
         */
        get: operations["getPublicClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/users/{userId}/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the public profile of a freelancer or a client
         * @description `userType` says which of `freelancer` and `client` is there; the other is null. The email is given to signed-in readers, who may open so many profiles a day (`x-limits.profilesOpened`); for visitors it is null, and they are not counted.
         *     Reading a freelancer counts as one view of the profile, once a day for each reader; the owner's own reading does not count.
         */
        get: operations["getPublicProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/freelancers/{userId}/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the public profile of a freelancer
         * @description A client's id is 404. Email, views and the limit are as in `getPublicProfile`.
         */
        get: operations["getPublicFreelancerProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/support-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to support
         * @description The request is kept, and mailed to the support address. Support replies within 24 hours.
         */
        post: operations["createSupportRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the own client profile
         * @description Fields of a profile that has not been set up yet are null. `projects` are the latest 50; `listClientProjects` gives them all.
         */
        get: operations["getClientProfile"];
        /**
         * Set up or change the own client profile
         * @description A field that is left out stays as it is; null (in a form: an empty part) clears a field that may be cleared.
         *     The first setup needs companyName, industry and location: without them 422, with the missing ones in `errors` and the message "Please fill in all required fields (Company Name, Industry, Location)".
         */
        put: operations["updateClientProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/profile/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the own picture, as a client
         * @description The picture is read by its content, made anew without metadata, and gets a new address.
         */
        put: operations["updateClientProfileImage"];
        post?: never;
        /**
         * Remove the own picture, as a client
         * @description Where there is none, nothing changes.
         */
        delete: operations["removeClientProfileImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the client dashboard
         * @description The figures and what waits cover all projects; `client.projects` are the latest 50.
         */
        get: operations["getClientDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the ratings received, as a client
         * @description Those that show, newest first.
         */
        get: operations["listClientRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the own projects
         * @description Newest first.
         */
        get: operations["listClientProjects"];
        put?: never;
        /**
         * Post a job
         * @description The project is OPEN, and in the public list at once. Refused fields, with the form's texts in `errors`: title "Please enter a job title.", description "Please enter a job description.",
         *     skillsRequired "Please select at least one skill.", budgetMin and budgetMax "Please enter both minimum and maximum budget." or "Please enter valid budget amounts.", budgetMax below budgetMin "Maximum budget must be at least the minimum budget.", duration "Please select a project duration."
         */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/projects/{projectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one of the own projects
         * @description As the list has it, with its version for `If-Match`.
         */
        get: operations["getClientProject"];
        /**
         * Edit a post
         * @description While the project is OPEN. All values are sent, and refused as when a job is posted. The public list has the new ones at once, the values before are kept in the timeline, and those with a pending application are told by email what has changed. Values that are stored already change nothing.
         */
        put: operations["editProject"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{projectId}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what has happened to a project
         * @description For the project's client whole, and for the freelancer it is assigned to without what concerns other freelancers. The oldest first. Each event has the values that it had when it happened.
         */
        get: operations["getProjectTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/projects/{projectId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Withdraw a post
         * @description OPEN becomes CANCELLED. Its pending applications become REJECTED, their coming meetings CANCELLED, and the applicants are told by email, with the reason if there is one. The body is optional.
         */
        put: operations["cancelProject"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/projects/{projectId}/approve-completion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Approve finished work
         * @description PENDING_COMPLETION becomes COMPLETED. The freelancer is told by email, and the client may rate. Takes no body.
         */
        put: operations["approveCompletion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/projects/{projectId}/reject-completion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send work back with a reason
         * @description PENDING_COMPLETION becomes IN_PROGRESS. The freelancer sees the reason, and is told by email.
         */
        put: operations["rejectCompletion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/projects/{projectId}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * End a project under way
         * @description ASSIGNED or IN_PROGRESS becomes CANCELLED, and its coming meetings CANCELLED. The freelancer sees the reason, and is told by email.
         */
        put: operations["endProject"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/projects/{projectId}/rate-freelancer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rate the freelancer of a completed project
         * @description Once for a project, by its client. The freelancer's average and count follow at once; what the freelancer has said of the client shows from then on.
         */
        post: operations["rateFreelancer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ratings/{ratingId}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reply to a rating received
         * @description Once, in public, by the person who was rated. The author of the rating is told by email. A reply stays as it is: the same text again changes nothing, so a write that repeats after a lost answer is safe, and another text is refused.
         */
        put: operations["replyToRating"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{projectId}/work-statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the work statement of a project
         * @description For the two people of the project, once its work is approved or either of them has ended it.
         */
        get: operations["getWorkStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List applications to the own projects
         * @description Newest first. A `projectId` of another client is 403, an unknown one 404.
         */
        get: operations["listClientApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/projects/{projectId}/applications/{applicationId}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept an application
         * @description In one step the application becomes ACCEPTED, the project ASSIGNED, and the other PENDING applications REJECTED; all applicants are told by email.
         *     `If-Match` is the project's. Takes no body.
         */
        put: operations["approveApplication"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/projects/{projectId}/applications/{applicationId}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reject an application
         * @description The application becomes REJECTED and its coming meeting CANCELLED; the applicant is notified by email, with the reason if there is one. `If-Match` is the project's. The body is optional.
         */
        put: operations["rejectApplication"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/applications/{applicationId}/viewed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say that an application was looked at
         * @description Sets `viewedAt`, which the freelancer reads too, unless it is set already. Takes no body.
         */
        put: operations["markApplicationViewed"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/applications/{applicationId}/shortlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put an application on the shortlist
         * @description Only the project's client ever reads it. Takes no body.
         */
        put: operations["shortlistApplication"];
        post?: never;
        /**
         * Take an application off the shortlist
         * @description Only the project's client ever reads it.
         */
        delete: operations["unshortlistApplication"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/projects/{projectId}/rejections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject several applications of a project, in a moment
         * @description Nothing changes for the applicants for ten seconds, in which the rejection can be undone. Then the applications that are still PENDING become REJECTED, their coming meetings CANCELLED, and the applicants are notified by email, with the reason if there is one. `If-Match` is the project's.
         */
        post: operations["rejectApplications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/rejections/{rejectionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Undo a rejection of several applications
         * @description DUE becomes UNDONE, and the applications wait for an answer as before. A rejection that is UNDONE already stays so, and is answered alike.
         */
        delete: operations["undoRejection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/freelancer/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the own freelancer profile
         * @description Fields of a profile that has not been set up yet are null.
         */
        get: operations["getFreelancerProfile"];
        /**
         * Set up or change the own freelancer profile
         * @description An optional field that is left out stays as it is; null (in a form: an empty part) clears one that may be cleared.
         *     A missing required field is 422 with the message "Please fill in all required fields."
         */
        put: operations["updateFreelancerProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/freelancer/profile/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the own picture, as a freelancer
         * @description The picture is read by its content, made anew without metadata, and gets a new address.
         */
        put: operations["updateFreelancerProfileImage"];
        post?: never;
        /**
         * Remove the own picture, as a freelancer
         * @description Where there is none, nothing changes.
         */
        delete: operations["removeFreelancerProfileImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/freelancer/profile/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the own picture, as a freelancer (second path)
         * @description Does the same as `updateFreelancerProfileImage`, with the file in `profilePicture`.
         */
        put: operations["updateFreelancerProfilePicture"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/freelancer/profile/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload or replace the resume
         * @description Read by its content. Its owner may read it, and each client who has an application of its owner.
         */
        post: operations["uploadResume"];
        /**
         * Remove the resume
         * @description Where there is none, nothing changes.
         */
        delete: operations["removeResume"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/freelancer/profile/completion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how complete the own profile is */
        get: operations["getProfileCompletion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/freelancer/education": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an education entry */
        post: operations["addEducation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/freelancer/education/{educationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace an education entry */
        put: operations["updateEducation"];
        post?: never;
        /** Remove an education entry */
        delete: operations["deleteEducation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/freelancer/experience": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an experience entry */
        post: operations["addExperience"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/freelancer/experience/{experienceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace an experience entry */
        put: operations["updateExperience"];
        post?: never;
        /** Remove an experience entry */
        delete: operations["deleteExperience"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/freelancer/portfolio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a portfolio item */
        post: operations["addPortfolioItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/freelancer/portfolio/{portfolioItemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a portfolio item
         * @description The picture stays unless a new one is sent.
         */
        put: operations["updatePortfolioItem"];
        post?: never;
        /** Remove a portfolio item */
        delete: operations["deletePortfolioItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/freelancer/portfolio/{portfolioItemId}/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move a portfolio item to another place
         * @description The others keep their order. A place beyond the last is the last. An item that is added later comes first.
         */
        put: operations["movePortfolioItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/freelancer/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the freelancer dashboard
         * @description `assignedProjects` are the latest 50; `listAssignedProjects` gives them all.
         */
        get: operations["getFreelancerDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/freelancer/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the ratings received
         * @description Newest first.
         */
        get: operations["listFreelancerRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/freelancer/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the projects assigned to the freelancer
         * @description Every project whose application by this freelancer was accepted, whatever its status since (ASSIGNED, IN_PROGRESS, PENDING_COMPLETION, COMPLETED), the latest changed first.
         *     `status` narrows the list to exactly that status; without it, all are given.
         */
        get: operations["listAssignedProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/freelancer/projects/{projectId}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a proposal
         * @description One application for a project and freelancer. Needs an OPEN project and a profile that is at least 60% complete. The client is told by email.
         *     Missing fields are 422 with the message "Please fill in both proposal and cover letter fields." A client's token is 403: "Only freelancers can apply to projects."
         */
        post: operations["applyToProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/freelancer/projects/{projectId}/proposal-draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the draft of a proposal
         * @description The freelancer's own. `draft` is null where none is kept.
         */
        get: operations["getProposalDraft"];
        /**
         * Keep the draft of a proposal
         * @description One draft for a project and freelancer, as far as it is written. It goes when the proposal is sent, and when the project takes no more proposals.
         *     `If-Match` is the version that the text was written over: where another is kept, from another device or window, the answer is 412. `"0"` says that none is known. A text that is kept already changes nothing, so a write that repeats after a lost answer is safe.
         */
        put: operations["saveProposalDraft"];
        post?: never;
        /**
         * Remove the draft of a proposal
         * @description That none is kept is no failure.
         */
        delete: operations["deleteProposalDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/freelancer/projects/{projectId}/request-completion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Ask the client to approve the work
         * @description ASSIGNED or IN_PROGRESS becomes PENDING_COMPLETION. The client is told by email. The body is optional.
         */
        put: operations["requestCompletion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/freelancer/projects/{projectId}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * End a project under way
         * @description ASSIGNED or IN_PROGRESS becomes CANCELLED, and its coming meetings CANCELLED. The client sees the reason, and is told by email.
         */
        put: operations["endAssignedProject"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/freelancer/projects/{projectId}/rate-client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rate the client of a completed project
         * @description Once for a project, by the freelancer it was assigned to. The rating shows, and counts, once the client has rated the freelancer, or 14 days after the project was completed, whichever comes first. Until then only the freelancer reads it. The client is told by email that there is one, and from when it shows.
         */
        post: operations["rateClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/freelancer/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the own applications
         * @description Newest first.
         */
        get: operations["listFreelancerApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/freelancer/applications/{applicationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the text of an application
         * @description Both texts, while the application is PENDING and the client has not viewed it. No one is notified; the client reads the new text. A text that is stored already changes nothing, so a write that repeats after a lost answer is safe.
         */
        put: operations["editApplication"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/freelancer/applications/{applicationId}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Withdraw an application
         * @description PENDING becomes WITHDRAWN, its coming meeting CANCELLED, and the client is told by email. One more application may be sent to the same project. Takes no body.
         */
        put: operations["withdrawApplication"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/applications/{applicationId}/meetings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the meetings of an application, as its client
         * @description Coming and live meetings first, the soonest first; then the ended and cancelled ones, the latest first.
         */
        get: operations["listClientApplicationMeetings"];
        put?: never;
        /**
         * Schedule an interview
         * @description For a PENDING or ACCEPTED application that has no meeting yet. The freelancer gets an email with an `.ics` invitation.
         *     Date, time and zone make one instant by the zone's rules: a time that does not exist on that day is 422 with `errors.meetingTime`; one that exists twice takes the first.
         *     Refused fields, with the form's texts in `errors`: googleMeetLink "Meeting link is required" or "Please provide a valid Google Meet or Zoom link",
         *     meetingDate "Meeting date is required" or "Meeting date cannot be in the past", meetingTime "Meeting time is required", meetingTitle "Meeting title is required".
         */
        post: operations["scheduleMeeting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/applications/{applicationId}/meeting-conflicts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a time for an interview against other meetings
         * @description For the dialogs that schedule and reschedule, before anything is sent. Takes the date, time, zone and duration of the form, and answers the instant that they make with the meetings that share time with it.
         *     The client reads what their own meetings are called; of the freelancer's meetings with other clients only whether there is one. A meeting of this application is not counted, as rescheduling moves it.
         *     A time that does not exist on that day or has passed is 400, with the form's text in `errors`.
         */
        get: operations["getMeetingConflicts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/meetings/{meetingId}/reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move a meeting, or change its link
         * @description Before it begins. What is left out stays as it is; a date or time is read in `timezone`. The freelancer gets an email with the reason and a new invitation (same UID, next SEQUENCE). A proposal of the freelancer's is dropped.
         *     Time and link are judged as by `scheduleMeeting`, with the same texts in `errors`.
         */
        put: operations["rescheduleMeeting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/meetings/{meetingId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Cancel a meeting
         * @description Before it begins. SCHEDULED becomes CANCELLED. The freelancer gets an email with the reason and a file that removes the meeting from their calendar. Another meeting can then be scheduled for the application.
         */
        put: operations["cancelMeeting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/meetings/{meetingId}/accept-proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move a meeting to a time that the freelancer proposed
         * @description Before it begins, to one of the times of `proposal` that is still in the future. The freelancer gets an email with a new invitation (same UID, next SEQUENCE), and the proposal is dropped.
         */
        put: operations["acceptMeetingProposal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/meetings/{meetingId}/decline-proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say no to the times that a freelancer suggested
         * @description Before the meeting begins, while one of the times of `proposal` is still in the future. The meeting stays at its time, and `reply` is AWAITED. The freelancer gets an email.
         */
        put: operations["declineMeetingProposal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/freelancer/meetings/{meetingId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm a meeting
         * @description Before it begins. `reply` becomes CONFIRMED, and other times that were suggested are dropped. The client gets an email.
         */
        put: operations["confirmMeeting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/freelancer/meetings/{meetingId}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Decline a meeting
         * @description Before it begins, confirmed or not. SCHEDULED becomes CANCELLED, and `reply` DECLINED. The client gets an email with the reason, and can schedule another meeting. The application stays as it is.
         */
        put: operations["declineMeeting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/freelancer/meetings/{meetingId}/proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Propose other times for a meeting
         * @description Before it begins. The meeting stays at its time until the client accepts one of these. Replaces an earlier proposal. The client gets an email.
         *     Each time is judged as by `scheduleMeeting`; what is wrong with one is said in `errors.times`. Times must differ from one another and from the meeting's.
         */
        put: operations["proposeMeetingTimes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/meetings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the own meetings, as a client
         * @description Coming and live meetings first, the soonest first; then the ended and cancelled ones, the latest first.
         */
        get: operations["listClientMeetings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/freelancer/applications/{applicationId}/meetings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the meetings of an application, as its freelancer
         * @description Coming and live meetings first, the soonest first; then the ended and cancelled ones, the latest first.
         */
        get: operations["listFreelancerApplicationMeetings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/freelancer/meetings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the own meetings, as a freelancer
         * @description Coming and live meetings first, the soonest first; then the ended and cancelled ones, the latest first.
         */
        get: operations["listFreelancerMeetings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meetings/{meetingId}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the calendar invitation of a meeting
         * @description For the two people of the meeting. The same file as in the email, with the same UID, so that a calendar keeps one entry.
         */
        get: operations["getMeetingInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar-feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the own calendar feed
         * @description The address at which calendars read the person's meetings, or null where there is none. It is shown to its owner alone.
         */
        get: operations["getCalendarFeed"];
        /**
         * Give the own calendar feed a new address
         * @description Switches the feed on where it is off. An address that it had before stops working at once. Takes no body.
         */
        put: operations["renewCalendarFeed"];
        post?: never;
        /**
         * Switch the own calendar feed off
         * @description Its address stops working at once. It may be off already.
         */
        delete: operations["endCalendarFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendars/{calendarToken}.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a calendar feed
         * @description For calendar programs: knowing the address is the permission to read it. Lists the meetings of its owner that are to come, and those that ended in the last 90 days; of more than 1,000 the latest. Each has the UID and the SEQUENCE of its invitation; cancelled ones are `STATUS:CANCELLED`.
         *     An address that was replaced or switched off is 404, like one that never was.
         */
        get: operations["getCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an uploaded file
         * @description A file never changes: a new upload gets a new address, and the old one is gone. A picture's address cannot be guessed, and knowing it is the permission to read it. Pictures of an account that is suspended or closed are 404, and caches ask again after a minute.
         *     A resume is given as an attachment to its owner, and to a client who has an application of its owner: without a token that is 401, to anyone else 403. It is not kept by caches, as who may read it can change.
         */
        get: operations["getFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Say whether the process runs */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Say whether requests can be served
         * @description Asks the database. Not ready while starting, while shutting down, while the database is away, and while the server has more to do than it can.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @constant */
        Success: true;
        /**
         * @description A sentence for people.
         * @example Done.
         */
        Message: string;
        /** @description Every refusal. */
        Failure: {
            /** @constant */
            success: false;
            message: components["schemas"]["Message"];
            data: null;
            /** @description A sentence for each field at fault, by the field's name; a nested field's by its path with dots (`technologies.2`). There only when a field is at fault. */
            errors?: {
                [key: string]: string;
            };
        };
        /**
         * @description Where a page lies in its list.
         * @example {
         *       "page": 1,
         *       "limit": 12,
         *       "total": 37,
         *       "pages": 4
         *     }
         */
        Pagination: {
            /** @description The page asked for, which may lie past the last. */
            page: number;
            /** @description How many entries a page holds. */
            limit: number;
            /** @description How many entries the list holds. */
            total: number;
            /** @description How many pages that makes; 0 for an empty list. */
            pages: number;
        };
        /**
         * @description Where a page lies in what a search found. A search is counted and read up to its first 1,000 entries, over the whole result in the order asked for. Where more was found, `isCapped` is true and `total` is 1,000, read as "1,000+"; the pages past that are empty.
         * @example {
         *       "page": 1,
         *       "limit": 12,
         *       "total": 37,
         *       "pages": 4,
         *       "isCapped": false
         *     }
         * @example {
         *       "page": 1,
         *       "limit": 12,
         *       "total": 1000,
         *       "pages": 84,
         *       "isCapped": true
         *     }
         */
        SearchPagination: {
            /** @description The page asked for, which may lie past the last. */
            page: number;
            /** @description How many entries a page holds. */
            limit: number;
            /** @description How many entries were found and can be read. */
            total: number;
            /** @description How many pages that makes; 0 for an empty list. */
            pages: number;
            /** @description Whether more was found than `total` says. */
            isCapped: boolean;
        };
        /**
         * @description A filter of a search, by the name of its parameter.
         * @enum {string}
         */
        SearchFilter: "query" | "skills" | "skillsExcluded" | "location" | "minRating" | "minRate" | "maxRate" | "experienceLevel" | "availability" | "category" | "budgetMin" | "budgetMax" | "duration";
        /**
         * @description What a search that found nothing would find without one of its filters.
         * @example {
         *       "filter": "location",
         *       "total": 14,
         *       "isCapped": false
         *     }
         * @example {
         *       "filter": "skillsExcluded",
         *       "value": "WordPress",
         *       "total": 100,
         *       "isCapped": true
         *     }
         */
        LoosenedSearch: {
            filter: components["schemas"]["SearchFilter"];
            /** @description The one skill to leave out of `skillsExcluded`. Absent: the whole filter is left out. */
            value?: string;
            /** @description How many entries would then be found. */
            total: number;
            /** @description Whether more than `total` would be found; read as "100+". */
            isCapped: boolean;
        };
        /** @description Given when nothing was found and a filter was set. The filters without which something would be found, those that find the most first. */
        LoosenedSearches: components["schemas"]["LoosenedSearch"][];
        EmptyAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: null;
        };
        /**
         * @description What an account is. One email has one account with one role.
         * @enum {string}
         */
        Role: "CLIENT" | "FREELANCER";
        /**
         * @description OPEN takes applications. ASSIGNED has a freelancer. IN_PROGRESS was sent back for more work. PENDING_COMPLETION waits for the client's approval. COMPLETED is approved. CANCELLED was withdrawn while OPEN.
         * @enum {string}
         */
        ProjectStatus: "OPEN" | "ASSIGNED" | "IN_PROGRESS" | "PENDING_COMPLETION" | "COMPLETED" | "CANCELLED";
        /**
         * @description What projects are narrowed to. ACTIVE are those neither COMPLETED nor CANCELLED, ENGAGED those on which a freelancer is at work or waits for approval.
         * @enum {string}
         */
        ProjectStatusChoice: "ACTIVE" | "ENGAGED" | "OPEN" | "ASSIGNED" | "IN_PROGRESS" | "PENDING_COMPLETION" | "COMPLETED" | "CANCELLED";
        /**
         * @description PENDING waits for the client. ACCEPTED got the project; freelancers read it as "Approved". REJECTED did not. WITHDRAWN was taken back by the freelancer.
         * @enum {string}
         */
        ApplicationStatus: "PENDING" | "ACCEPTED" | "REJECTED" | "WITHDRAWN";
        /**
         * @description DUE can be undone. UNDONE was undone before anyone was notified. CARRIED_OUT has been. OVERTAKEN fell away as the project was given to someone or withdrawn, which answered its applications.
         * @enum {string}
         */
        RejectionStatus: "DUE" | "UNDONE" | "CARRIED_OUT" | "OVERTAKEN";
        /**
         * @description SENT is when the freelancer applied; EDITED when they changed the text; POST_EDITED when the client changed the post that it is about; VIEWED when the client first opened that text. An interview was scheduled, changed or cancelled by the client; the freelancer confirmed or declined it, or suggested other times, which the client declined. ACCEPTED and REJECTED are the client's answer. WITHDRAWN is when the freelancer took it back.
         * @enum {string}
         */
        ApplicationEventType: "SENT" | "EDITED" | "POST_EDITED" | "VIEWED" | "INTERVIEW_SCHEDULED" | "INTERVIEW_CONFIRMED" | "INTERVIEW_TIMES_SUGGESTED" | "INTERVIEW_TIMES_DECLINED" | "INTERVIEW_CHANGED" | "INTERVIEW_DECLINED" | "INTERVIEW_CANCELLED" | "ACCEPTED" | "REJECTED" | "WITHDRAWN";
        /**
         * @description SCHEDULED stands; whether it is coming, live or ended follows from its instants. CANCELLED was called off by the client, declined by the freelancer, or fell away with its application, before it began.
         * @enum {string}
         */
        MeetingStatus: "SCHEDULED" | "CANCELLED";
        /**
         * @description What the freelancer has said of a meeting as it stands. AWAITED: nothing yet, or nothing since it was last moved or changed. CONFIRMED: they will be there. DECLINED: they called it off.
         * @enum {string}
         */
        MeetingReply: "AWAITED" | "CONFIRMED" | "DECLINED";
        /**
         * @description What a client is asked to do. MEETING: be at a meeting that is live or begins within 24 hours. PROPOSAL: answer the other times that a freelancer suggested for a coming meeting. COMPLETION: approve finished work, or send it back. APPLICATION: answer the pending applications to a project. RATING: rate the freelancer of a completed project.
         * @enum {string}
         */
        WaitingKind: "MEETING" | "PROPOSAL" | "COMPLETION" | "APPLICATION" | "RATING";
        /**
         * @description What a freelancer is asked to do. HIRED: begin a project that they were hired for, until they have read it in the list of their assigned projects. MEETING: be at a meeting that is live or begins within 24 hours. INVITATION: confirm or decline a coming meeting that was scheduled, moved or changed, or suggest other times. REVISION: go on with work that the client sent back. DRAFT: go on with a proposal that was begun. RATING: rate the client of a completed project.
         * @enum {string}
         */
        TaskKind: "HIRED" | "MEETING" | "INVITATION" | "REVISION" | "DRAFT" | "RATING";
        /**
         * @description What is open while an account cannot be closed. APPLICATIONS: a post of its own has applications that wait for an answer. WORK: a project that it pays for or works on is not finished. MEETING: a meeting of a project that is not over has not ended.
         * @enum {string}
         */
        AccountObstacleKind: "APPLICATIONS" | "WORK" | "MEETING";
        /**
         * @description Emails that a person can turn off. APPLICATIONS: for a client, that someone applied or withdrew; for a freelancer, that an application ended without the job. RATINGS: that someone rated the person, or replied to a review.
         * @enum {string}
         */
        MailKind: "APPLICATIONS" | "RATINGS";
        /**
         * @description What a meeting is for.
         * @enum {string}
         */
        MeetingType: "INTERVIEW" | "DISCUSSION" | "CLARIFICATION";
        /**
         * @description How long a meeting is, in minutes.
         * @enum {integer}
         */
        InterviewDuration: 30 | 45 | 60 | 90 | 120;
        /**
         * @description What happened to a project. APPLICATION_REJECTED was the client's decision; APPLICATION_CLOSED followed from another, as the position was filled or the post withdrawn. INTERVIEW_SCHEDULED, INTERVIEW_CONFIRMED, INTERVIEW_TIMES_SUGGESTED, INTERVIEW_TIMES_DECLINED, INTERVIEW_MOVED (rescheduled, or moved to a suggested time), INTERVIEW_DECLINED (by the freelancer) and INTERVIEW_CANCELLED are about a meeting; COMPLETION_REQUESTED, COMPLETION_REJECTED and COMPLETION_APPROVED about the finished work. CLIENT_RATED shows to the client once that rating does. PROJECT_TAKEN_DOWN was done by an operator.
         * @enum {string}
         */
        ProjectEventType: "PROJECT_POSTED" | "PROJECT_EDITED" | "APPLICATION_RECEIVED" | "APPLICATION_EDITED" | "APPLICATION_VIEWED" | "APPLICATION_REJECTED" | "APPLICATION_CLOSED" | "APPLICATION_WITHDRAWN" | "INTERVIEW_SCHEDULED" | "INTERVIEW_CONFIRMED" | "INTERVIEW_TIMES_SUGGESTED" | "INTERVIEW_TIMES_DECLINED" | "INTERVIEW_MOVED" | "INTERVIEW_DECLINED" | "INTERVIEW_CANCELLED" | "FREELANCER_HIRED" | "COMPLETION_REQUESTED" | "COMPLETION_REJECTED" | "COMPLETION_APPROVED" | "FREELANCER_RATED" | "CLIENT_RATED" | "PROJECT_ENDED_BY_CLIENT" | "PROJECT_ENDED_BY_FREELANCER" | "PROJECT_WITHDRAWN" | "PROJECT_TAKEN_DOWN";
        /**
         * @description How long a project is expected to take.
         * @enum {string}
         */
        Duration: "less than 1 week" | "1-2 weeks" | "2 weeks" | "1 month" | "2-3 months" | "more than 3 months";
        /**
         * @description What a client's company does.
         * @enum {string}
         */
        Industry: "Technology" | "Healthcare" | "Finance" | "Education" | "E-commerce" | "Manufacturing" | "Real Estate" | "Marketing & Advertising" | "Consulting" | "Non-profit" | "Government" | "Entertainment" | "Food & Beverage" | "Transportation" | "Other";
        /**
         * @description What a support request is about.
         * @enum {string}
         */
        SupportCategory: "account" | "payment" | "project" | "technical" | "other";
        /**
         * @description What has changed. `project`: a post, or work on it. `application`: it was sent, edited, looked at, decided or withdrawn. `meeting`: it was scheduled, moved, answered or called off. `rating`: it was given or replied to. `session`: one was opened or has ended. `account`: it was suspended, closed or opened again.
         * @enum {string}
         */
        ChangeKind: "project" | "application" | "meeting" | "rating" | "session" | "account";
        /** @description That something has changed which concerns the account. */
        Change: {
            kind: components["schemas"]["ChangeKind"];
            /**
             * Format: uuid
             * @description Of the project, application, meeting, rating, session or user.
             */
            id: string;
        };
        /** @description Server-sent events. The data of an event `change` is a `Change` as JSON. */
        ChangeStream: string;
        /**
         * @description A group of skills. `x-categories` of `Skill` says which.
         * @enum {string}
         */
        JobCategory: "development" | "design" | "marketing" | "writing";
        /**
         * @description `latest`: newest first. `budget-high`: highest maximum budget first. `budget-low`: lowest minimum budget first. `proposals`: fewest applications first.
         * @enum {string}
         */
        JobSort: "latest" | "budget-high" | "budget-low" | "proposals";
        /**
         * @description `relevance`: highest `matchScore` first; of the same score, and without a query, those available first, then the highest `weightedRating`. `rating-high`: best rated first, the unrated last. `rating-low`: worst rated first, the unrated last. `rate-high` and `rate-low`: by hourly rate. `recent`: newest members first.
         * @enum {string}
         */
        FreelancerSort: "relevance" | "rating-high" | "rating-low" | "rate-high" | "rate-low" | "recent";
        /**
         * @description What of a freelancer fits the whole of `query`, in any case. `name-exact`: the name is it, which counts 2. `name-contains`: the name contains it and more, which counts 1. `skill-contains`: a skill contains it, which counts 1.
         * @enum {string}
         */
        MatchReason: "name-exact" | "name-contains" | "skill-contains";
        /**
         * @description By the years that the experience text names first. `entry` is less than 2, `intermediate` from 2 to less than 5, `expert` 5 or more. A text that names none is of no level.
         * @enum {string}
         */
        ExperienceLevel: "entry" | "intermediate" | "expert";
        /**
         * @description Which side gave the rating.
         * @enum {string}
         */
        RatingType: "CLIENT_TO_FREELANCER" | "FREELANCER_TO_CLIENT";
        /**
         * @description The skill catalogue, 110 skills. What a project needs is chosen from it; what a freelancer can do is free text. Each skill is in one category.
         * @enum {string}
         */
        Skill: "JavaScript" | "TypeScript" | "Python" | "Java" | "C#" | "C++" | "PHP" | "Ruby" | "Go" | "Rust" | "Swift" | "Kotlin" | "SQL" | "HTML" | "CSS" | "React" | "Next.js" | "Vue.js" | "Angular" | "Svelte" | "Node.js" | "Express.js" | "Django" | "Spring Boot" | "Laravel" | "Ruby on Rails" | "ASP.NET Core" | "React Native" | "Flutter" | "iOS Development" | "Android Development" | "WordPress" | "Shopify" | "GraphQL" | "REST APIs" | "PostgreSQL" | "MySQL" | "MongoDB" | "Machine Learning" | "Deep Learning" | "Natural Language Processing" | "Computer Vision" | "Data Analysis" | "Data Engineering" | "Data Visualization" | "TensorFlow" | "PyTorch" | "AWS" | "Microsoft Azure" | "Google Cloud" | "Docker" | "Kubernetes" | "Terraform" | "CI/CD" | "Linux Administration" | "Cybersecurity" | "Penetration Testing" | "Test Automation" | "UI Design" | "UX Design" | "UX Research" | "Web Design" | "Mobile App Design" | "Figma" | "Adobe XD" | "Sketch" | "Adobe Photoshop" | "Adobe Illustrator" | "Adobe InDesign" | "Graphic Design" | "Logo Design" | "Brand Identity" | "Illustration" | "Motion Graphics" | "Video Editing" | "3D Modeling" | "Blender" | "Prototyping" | "SEO" | "Google Ads" | "Facebook Ads" | "Social Media Marketing" | "Content Marketing" | "Email Marketing" | "Marketing Strategy" | "Google Analytics" | "Market Research" | "Project Management" | "Business Analysis" | "Business Planning" | "Sales" | "Customer Support" | "Salesforce" | "HubSpot" | "Financial Modeling" | "QuickBooks" | "Xero" | "Microsoft Excel" | "Copywriting" | "Content Writing" | "Technical Writing" | "Blog Writing" | "SEO Writing" | "UX Writing" | "Ghostwriting" | "Creative Writing" | "Grant Writing" | "Proofreading" | "Editing" | "Translation";
        /**
         * Format: uuid
         * @example 5b1c1b86-5d0e-4c2c-9a6c-0a4f7d3a0c11
         */
        Id: string;
        /**
         * Format: date-time
         * @description An instant, in UTC.
         * @example 2026-11-20T09:30:00.000Z
         */
        Timestamp: string;
        /**
         * Format: date-time
         * @description An instant, in UTC.
         * @example 2026-11-20T09:30:00.000Z
         */
        SentInstant: string;
        /**
         * Format: date
         * @example 2026-11-20
         */
        CalendarDate: string;
        /**
         * @description The version for `If-Match`, quotes included. The same value as the `ETag` header of this thing alone.
         * @example "7"
         */
        ETag: string;
        /**
         * Format: email
         * @description Compared in lower case.
         * @example maya.lindqvist@example.com
         */
        Email: string;
        /**
         * Format: email
         * @description Where the other side can be written to. Null once the account was closed and its data erased.
         * @example maya.lindqvist@example.com
         */
        ContactEmail: string | null;
        /**
         * @description The code from the email. The long one is in the link that is sent in place of a code.
         * @example 481516
         */
        Otp: string;
        /**
         * @description Any characters, kept as typed. The most common passwords are refused.
         * @example seven quiet lanterns
         */
        NewPassword: string;
        /** @description Names and titles: no line breaks or other controls, and nothing that turns the direction of reading or cannot be seen. */
        OneLine: unknown;
        /** @example Maya Lindqvist */
        PersonName: string & components["schemas"]["OneLine"];
        /**
         * @description Where someone works, in their own words.
         * @example Lisbon, Portugal
         */
        Place: string & components["schemas"]["OneLine"];
        /** @example I build calm, fast web applications for small teams. */
        Bio: string;
        /** @example Three people who sell coffee to offices. */
        OptionalText: string | null;
        /**
         * Format: uri
         * @description An http or https address.
         * @example https://maya.example.com
         */
        OptionalUrl: string | null;
        /** @example Northwind Coffee */
        CompanyName: string & components["schemas"]["OneLine"];
        /**
         * @description How many people, in the client's own words.
         * @example 11-50
         */
        CompanySize: ((string & components["schemas"]["OneLine"]) | null) & components["schemas"]["OneLine"];
        /**
         * @description In years. Only the freelancer and the clients they applied to read it.
         * @example 31
         */
        Age: number | null;
        /**
         * @description In the freelancer's own words; the first number in it is read as years.
         * @example 6 years, mostly with React
         */
        Experience: string;
        /**
         * @description In US dollars an hour, to the cent.
         * @example 65
         */
        HourlyRate: number;
        /**
         * @description In US dollars, to the cent.
         * @example 2500
         */
        Budget: number;
        /** @example Redesign of our online shop */
        Title: string & components["schemas"]["OneLine"];
        /** @example Our shop is slow on phones. We need a new front end on top of our existing service. */
        LongText: string;
        /**
         * @description A skill in the freelancer's own words, without a comma. Compared in any case.
         * @example React
         */
        FreeSkill: string & components["schemas"]["OneLine"];
        /**
         * @description Skills joined by commas, each by the rules of the list.
         * @example React,TypeScript
         */
        CommaJoinedSkills: string;
        /**
         * @description A list, or comma-joined text. At most 30; repeats, in any case, are dropped.
         * @example [
         *       "React",
         *       "TypeScript"
         *     ]
         */
        FreelancerSkills: components["schemas"]["FreeSkill"][] | components["schemas"]["CommaJoinedSkills"];
        /**
         * @description A list, or comma-joined text, from the catalogue. At least 1, at most 30; repeats are dropped.
         * @example [
         *       "React",
         *       "TypeScript"
         *     ]
         */
        ProjectSkills: components["schemas"]["Skill"][] | components["schemas"]["CommaJoinedSkills"];
        /**
         * Format: uri
         * @example https://meet.google.com/abc-defg-hij
         */
        Url: string;
        /**
         * Format: uri-reference
         * @description The address of an uploaded file, from the root of this host. Null when there is none.
         * @example /api/v1/files/0c6a3b8e-52a1-4f3f-9d0b-6f1d0d7f4a55
         */
        FileUrl: string | null;
        /**
         * @description Out of 5, the mean of all ratings received that show. Null when there is none, which reads "New".
         * @example 4.8
         */
        AverageRating: number | null;
        /** @example 12 */
        Count: number;
        /**
         * @description In US dollars.
         * @example 2500
         */
        Money: number;
        /**
         * @description In US dollars.
         * @example {
         *       "min": 2500,
         *       "max": 4000
         *     }
         */
        BudgetRange: {
            min: components["schemas"]["Money"];
            max: components["schemas"]["Money"];
        };
        /** Format: binary */
        Binary: Upload;
        /**
         * Format: binary
         * @description JPEG, PNG or WebP by its content, at most 5 MB (5,000,000 bytes), 40 million pixels, and 30,000 pixels on a side. Of an animation the first picture is taken.
         *     The picture is turned upright, made anew as WebP without metadata, and kept in the sizes of `PictureSize`.
         */
        Picture: Upload;
        /**
         * @description A profile picture is cut to a square of 512 (`large`) and one of 128 (`small`) pixels on a side. A portfolio picture is kept whole, within 1600 (`large`) and within 480 (`small`) pixels.
         * @enum {string}
         */
        PictureSize: "small" | "large";
        /**
         * @example {
         *       "email": "maya.lindqvist@example.com"
         *     }
         */
        CodeRequest: {
            email: components["schemas"]["Email"];
            requestId?: components["schemas"]["RequestId"];
        };
        /**
         * @example {
         *       "email": "maya.lindqvist@example.com",
         *       "otp": "481516"
         *     }
         */
        EmailVerification: {
            email: components["schemas"]["Email"];
            otp: components["schemas"]["Otp"];
            requestId?: components["schemas"]["RequestId"];
            /** @description Asks for a ticket that binds the proof to its holder. */
            ticket?: boolean;
        };
        /**
         * @example {
         *       "name": "Maya Lindqvist",
         *       "email": "maya.lindqvist@example.com",
         *       "password": "seven quiet lanterns"
         *     }
         */
        SignUp: {
            name: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            password: components["schemas"]["NewPassword"];
            ticket?: components["schemas"]["Ticket"];
        };
        /**
         * @example {
         *       "email": "maya.lindqvist@example.com",
         *       "password": "seven quiet lanterns"
         *     }
         */
        LogIn: {
            email: components["schemas"]["Email"];
            password: string;
            /** @description Open the account again if its owner has closed it. Any other account is logged into as without. */
            reopen?: boolean;
        };
        /**
         * @example {
         *       "password": "seven quiet lanterns"
         *     }
         */
        AccountClosure: {
            /** @description The current one. */
            password: string;
        };
        AccountObstacle: {
            kind: components["schemas"]["AccountObstacleKind"];
            projectId: components["schemas"]["Id"];
            /** @description The title of the project; of a MEETING its own. */
            title: string;
            /** @description How many APPLICATIONS wait; otherwise 1. */
            count: number;
            /**
             * Format: date-time
             * @description When a MEETING begins; otherwise null.
             */
            startsAt: string | null;
        };
        AccountClosing: {
            obstacles: components["schemas"]["AccountObstacle"][];
        };
        AccountClosingAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["AccountClosing"];
        };
        /**
         * @example {
         *       "currentPassword": "a lantern at dusk",
         *       "newPassword": "eight quiet lanterns",
         *       "confirmPassword": "eight quiet lanterns"
         *     }
         */
        PasswordChange: {
            currentPassword: string;
            newPassword: components["schemas"]["NewPassword"];
            /** @description The same as `newPassword`. */
            confirmPassword: string;
        };
        /**
         * @example {
         *       "kind": "RATINGS",
         *       "isOn": false
         *     }
         */
        EmailPreference: {
            kind: components["schemas"]["MailKind"];
            /** @description Whether emails of this kind are sent. */
            isOn: boolean;
        };
        /**
         * @example {
         *       "mails": [
         *         {
         *           "kind": "APPLICATIONS",
         *           "isOn": true
         *         },
         *         {
         *           "kind": "RATINGS",
         *           "isOn": false
         *         }
         *       ]
         *     }
         */
        EmailPreferences: {
            /** @description Each kind once. */
            mails: components["schemas"]["EmailPreference"][];
        };
        EmailPreferencesAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["EmailPreferences"];
        };
        /**
         * @example {
         *       "timezone": "Europe/Lisbon"
         *     }
         * @example {
         *       "timezone": null
         *     }
         */
        AccountTimezone: {
            /** @description Null where none is chosen. */
            timezone: components["schemas"]["TimezoneName"] | null;
        };
        AccountTimezoneAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["AccountTimezone"];
        };
        /**
         * @example {
         *       "email": "maya@lindqvist.example",
         *       "password": "eight quiet lanterns"
         *     }
         */
        EmailChangeRequest: {
            email: components["schemas"]["Email"];
            /** @description The password of the account. */
            password: string;
            requestId?: components["schemas"]["RequestId"];
        };
        /**
         * @example {
         *       "email": "maya@lindqvist.example",
         *       "otp": "481516"
         *     }
         */
        EmailChangeProof: {
            email: components["schemas"]["Email"];
            otp: components["schemas"]["Otp"];
            requestId?: components["schemas"]["RequestId"];
        };
        /**
         * @example {
         *       "email": "maya@lindqvist.example"
         *     }
         */
        AccountEmail: {
            email: components["schemas"]["Email"];
        };
        AccountEmailAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["AccountEmail"];
        };
        /**
         * @example {
         *       "role": "CLIENT",
         *       "canChange": true
         *     }
         */
        AccountRole: {
            role: components["schemas"]["Role"];
            /** @description Whether nothing was posted, applied for or saved yet. */
            canChange: boolean;
        };
        AccountRoleAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["AccountRole"];
        };
        /**
         * @example {
         *       "role": "FREELANCER"
         *     }
         */
        AccountRoleChange: {
            role: components["schemas"]["Role"];
        };
        OwnSession: {
            id: components["schemas"]["Id"];
            /** @description What the browser said of itself, in our words, such as "Firefox on Windows". Null for a session from before this was recorded. */
            browser: string | null;
            /** @description The network address; an IPv6 one stands for its /64. Null for a session from before this was recorded. */
            address: string | null;
            openedAt: components["schemas"]["Timestamp"];
            expiresAt: components["schemas"]["Timestamp"];
            /** @description Whether it is the session of this call. */
            isCurrent: boolean;
        };
        SessionList: {
            sessions: components["schemas"]["OwnSession"][];
        };
        SessionListAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["SessionList"];
        };
        CalendarFeed: {
            /**
             * Format: uri
             * @description Where calendars read the meetings, a secret of the account. Null while the feed is off.
             * @example https://guildhall.example/api/v1/calendars/0c6a3b8e-52a1-4f3f-9d0b-6f1d0d7f4a55.Zt7yXw2rKp9sLb4nFj6gT1uEoAiYxWcq0H5dVv1m8c3.ics
             */
            address: string | null;
            /**
             * Format: date-time
             * @description Since when the address works. Null while the feed is off.
             */
            createdAt: string | null;
            etag: components["schemas"]["ETag"];
        };
        CalendarFeedAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["CalendarFeed"];
        };
        /**
         * @description Which address of a profile is checked. A client has a website, a freelancer the other three.
         * @enum {string}
         */
        VerificationSubject: "website" | "github" | "linkedin" | "portfolio";
        /**
         * @description Why a check failed. `freeMail`, `otherDomain`: the email does not belong to the website. `notHttps`, `notPlain` (a port, a user name), `noDomain`, `ownSite`: the address cannot be checked. `notFound`, `notPublic`, `unreachable`, `badCertificate`, `tooSlow`: no answer was had. `badStatus`, `tooManyRedirects`, `redirectsElsewhere`, `notHtml`, `badEncoding`: it was not a page. `tooLarge`, `noLinkBack`: the page has no link back, in its first 512 KiB or at all.
         * @enum {string}
         */
        VerificationProblem: "freeMail" | "otherDomain" | "notHttps" | "notPlain" | "noDomain" | "ownSite" | "notFound" | "notPublic" | "unreachable" | "badCertificate" | "tooSlow" | "badStatus" | "tooManyRedirects" | "redirectsElsewhere" | "notHtml" | "badEncoding" | "tooLarge" | "noLinkBack";
        /**
         * @description What an account is verified by, and when that was last found so.
         * @example {
         *       "subject": "github",
         *       "address": "https://github.com/mia",
         *       "checkedAt": "2026-11-03T09:30:00.000Z"
         *     }
         */
        Verified: {
            subject: components["schemas"]["VerificationSubject"];
            /** @description As it stands in the profile. */
            address: string;
            checkedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @example {
         *       "subject": "github"
         *     }
         */
        VerificationRequest: {
            subject: components["schemas"]["VerificationSubject"];
        };
        Verification: {
            /** @description Null while the account is not verified. */
            verified: components["schemas"]["Verified"] | null;
            /** @description The last check of what the account is verified by has failed; another follows within 3 days. */
            isDoubted: boolean;
            /** @description What can be checked. */
            addresses: {
                subject: components["schemas"]["VerificationSubject"];
                /** @description As it stands in the profile. */
                address: string;
            }[];
            /** @description The last check of an address that still stands in the profile; null where there is none. */
            lastCheck: {
                subject: components["schemas"]["VerificationSubject"];
                address: string;
                checkedAt: components["schemas"]["Timestamp"];
                /** @description Null when the check succeeded. */
                problem: components["schemas"]["VerificationProblem"] | null;
                /** @description What the page answered: a status, a type, or where it leads to. */
                detail: string | null;
            } | null;
            /**
             * Format: uri
             * @description What a freelancer's page links back to. The name in it may be any; the id counts.
             */
            profileAddress: string;
            /** @description The domain of the account's email. */
            emailDomain: string;
        };
        VerificationAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["Verification"];
        };
        /**
         * @example {
         *       "email": "maya.lindqvist@example.com",
         *       "otp": "481516",
         *       "newPassword": "seven quiet lanterns",
         *       "confirmPassword": "seven quiet lanterns"
         *     }
         */
        PasswordReset: {
            email: components["schemas"]["Email"];
            otp: components["schemas"]["Otp"];
            newPassword: components["schemas"]["NewPassword"];
            /** @description The same as `newPassword`. */
            confirmPassword: string;
            requestId?: components["schemas"]["RequestId"];
        };
        /**
         * @example {
         *       "requestId": "Zt7yXw2rKp9sLb4nFj6gT1uEoAiYxWcq0H5dVv1m8c3",
         *       "resendAfterSeconds": 30,
         *       "expiresInSeconds": 600
         *     }
         */
        CodeSent: {
            requestId: components["schemas"]["RequestId"];
            /** @description After how many seconds another code may be asked for. */
            resendAfterSeconds: number;
            /** @description For how many seconds the code is good. */
            expiresInSeconds: number;
        };
        CodeSentAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["CodeSent"];
        };
        /**
         * @description What the sending of a code answered. It names that request, so that its codes and guesses are counted apart from those of others.
         * @example Zt7yXw2rKp9sLb4nFj6gT1uEoAiYxWcq0H5dVv1m8c3
         */
        RequestId: string;
        /**
         * @description What `verifyEmailOtp` gave for a proof, when it was asked to. Good once, for as long as the proof.
         * @example q0H5dVv1m8c3Zt7yXw2rKp9sLb4nFj6gT1uEoAiYxWc
         */
        Ticket: string;
        /**
         * @example {
         *       "email": "maya.lindqvist@example.com",
         *       "expiresInSeconds": 1800
         *     }
         */
        EmailVerified: {
            email: components["schemas"]["Email"];
            /** @description For how many seconds the email may be signed up. */
            expiresInSeconds: number;
            ticket?: components["schemas"]["Ticket"];
        };
        EmailVerifiedAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["EmailVerified"];
        };
        /**
         * @example {
         *       "token": "q0H5dVv1m8c3Zt7yXw2rKp9sLb4nFj6g",
         *       "role": "FREELANCER",
         *       "userId": "9d7e3a52-3f0b-4a7c-8a55-2f8f7f6d1b10",
         *       "name": "Maya Lindqvist",
         *       "email": "maya.lindqvist@example.com"
         *     }
         */
        Session: {
            /** @description For the Authorization header, after "Bearer ". */
            token: string;
            role: components["schemas"]["Role"];
            userId: components["schemas"]["Id"];
            name: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
        };
        SessionAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["Session"];
        };
        /** @description A job's client, as everyone sees them. */
        JobClient: {
            userId: components["schemas"]["Id"];
            /** @example Jonas Weber */
            name: string;
            /** @example Northwind Coffee */
            company: string | null;
            industry: components["schemas"]["Industry"] | null;
            /** @example Hamburg, Germany */
            location: string | null;
            ratings: components["schemas"]["AverageRating"];
            profileImage: components["schemas"]["FileUrl"];
            isVerified: boolean;
        };
        /**
         * @description A project, as everyone sees it.
         * @example {
         *       "id": "5b1c1b86-5d0e-4c2c-9a6c-0a4f7d3a0c11",
         *       "title": "Redesign of our online shop",
         *       "description": "Our shop is slow on phones. We need a new front end on top of our existing service.",
         *       "postedAt": "2026-11-18T08:15:00.000Z",
         *       "budget": {
         *         "min": 2500,
         *         "max": 4000
         *       },
         *       "duration": "2-3 months",
         *       "skillsRequired": [
         *         "React",
         *         "TypeScript",
         *         "UI Design"
         *       ],
         *       "status": "OPEN",
         *       "applicationsCount": 6,
         *       "client": {
         *         "userId": "1f0c2b7e-8a1d-4a53-b1de-6c7b8f1a2d33",
         *         "name": "Jonas Weber",
         *         "company": "Northwind Coffee",
         *         "industry": "Food & Beverage",
         *         "location": "Hamburg, Germany",
         *         "ratings": null,
         *         "profileImage": null,
         *         "isVerified": true
         *       }
         *     }
         */
        Job: {
            id: components["schemas"]["Id"];
            /** @example Redesign of our online shop */
            title: string;
            /** @example Our shop is slow on phones. We need a new front end on top of our existing service. */
            description: string;
            postedAt: components["schemas"]["Timestamp"];
            budget: components["schemas"]["BudgetRange"];
            duration: components["schemas"]["Duration"];
            skillsRequired: components["schemas"]["Skill"][];
            status: components["schemas"]["ProjectStatus"];
            applicationsCount: components["schemas"]["Count"];
            client: components["schemas"]["JobClient"];
            /** @description The reader's own application; null where there is none. Only freelancers who are signed in are told. */
            application?: components["schemas"]["JobApplication"] | null;
            /** @description Which of `skillsRequired` the reader's own profile names, in any case. Only freelancers who are signed in are told. */
            sharedSkills?: components["schemas"]["Skill"][];
        };
        /** @description The freelancer's own application, the latest where there are two, as it comes with the job. */
        JobApplication: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["ApplicationStatus"];
            createdAt: components["schemas"]["Timestamp"];
            /** @description What the client has changed in the post since this text was written, while it is pending. Null where that is nothing. */
            postEdit: components["schemas"]["PostEdit"] | null;
            /** @description It was withdrawn, and one more may be sent. */
            mayApplyAgain: boolean;
        };
        JobAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["Job"];
        };
        JobList: {
            jobs: components["schemas"]["Job"][];
            pagination: components["schemas"]["SearchPagination"];
            loosened?: components["schemas"]["LoosenedSearches"];
        };
        JobListAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["JobList"];
        };
        FeaturedProjectsAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["Job"][];
        };
        SearchText: string;
        JoinedSkills: string;
        PartOfLocation: string;
        LeastRating: number;
        LeastRate: number;
        MostRate: number;
        WantedBudget: number;
        /**
         * @description What is searched for: the parameters of the role's search by their names, but `page` and `limit`. Of a client's search those of `searchFreelancers`, of a freelancer's those of `listPublicJobs`; another is refused with 422. Only those that are set.
         * @example {
         *       "query": "react",
         *       "skillsExcluded": "WordPress",
         *       "maxRate": 80,
         *       "availability": true
         *     }
         * @example {
         *       "skills": "React,TypeScript",
         *       "budgetMin": 500,
         *       "sort": "budget-high"
         *     }
         */
        SavedSearchCriteria: {
            query?: components["schemas"]["SearchText"];
            skills?: components["schemas"]["JoinedSkills"];
            skillsExcluded?: components["schemas"]["JoinedSkills"];
            location?: components["schemas"]["PartOfLocation"];
            minRating?: components["schemas"]["LeastRating"];
            minRate?: components["schemas"]["LeastRate"];
            maxRate?: components["schemas"]["MostRate"];
            experienceLevel?: components["schemas"]["ExperienceLevel"];
            availability?: boolean;
            budgetMin?: components["schemas"]["WantedBudget"];
            budgetMax?: components["schemas"]["WantedBudget"];
            duration?: components["schemas"]["Duration"];
            category?: components["schemas"]["JobCategory"];
            sort?: components["schemas"]["FreelancerSort"] | components["schemas"]["JobSort"];
        };
        /**
         * @description When a digest of new entries is mailed: each day at 7:00, each Monday at 7:00, or never. Without anything new none is sent, and each entry is counted in one digest only.
         * @enum {string}
         */
        DigestFrequency: "daily" | "weekly" | "never";
        /**
         * @description The IANA name of a time zone. A name that is not known is refused with 422.
         * @example Europe/Lisbon
         */
        TimezoneName: string;
        /**
         * @description What the account calls it; no other of its saved searches is called so, in any case.
         * @example React in Rotterdam
         */
        SavedSearchName: string & components["schemas"]["OneLine"];
        /**
         * @example {
         *       "name": "React in Rotterdam",
         *       "criteria": {
         *         "skills": "React",
         *         "location": "Rotterdam"
         *       },
         *       "digest": "weekly",
         *       "timezone": "Europe/Amsterdam"
         *     }
         */
        SavedSearchInput: {
            name: components["schemas"]["SavedSearchName"];
            criteria: components["schemas"]["SavedSearchCriteria"];
            /** @default never */
            digest?: components["schemas"]["DigestFrequency"];
            /**
             * @description Where the 7:00 is at which a digest is sent, unless the account has a time zone of its own.
             * @default UTC
             */
            timezone?: components["schemas"]["TimezoneName"];
        };
        /**
         * @example {
         *       "digest": "daily"
         *     }
         */
        SavedSearchChange: {
            name?: components["schemas"]["SavedSearchName"];
            digest?: components["schemas"]["DigestFrequency"];
            /** @description Where the 7:00 is at which a digest is sent, unless the account has a time zone of its own. */
            timezone?: components["schemas"]["TimezoneName"];
        };
        SavedSearchSeen: {
            seenAt: components["schemas"]["SentInstant"];
        };
        /**
         * @example {
         *       "id": "7c1e7a4e-52f8-4bb2-9df0-0c8f7b1c4d21",
         *       "name": "React in Rotterdam",
         *       "digest": "weekly",
         *       "timezone": "Europe/Amsterdam",
         *       "criteria": {
         *         "skills": "React",
         *         "location": "Rotterdam"
         *       },
         *       "newCount": 3,
         *       "isNewCountCapped": false,
         *       "seenAt": "2026-11-20T09:30:00.000Z",
         *       "createdAt": "2026-11-02T16:05:00.000Z"
         *     }
         */
        SavedSearch: {
            id: components["schemas"]["Id"];
            name: string;
            digest: components["schemas"]["DigestFrequency"];
            timezone: string;
            criteria: components["schemas"]["SavedSearchCriteria"];
            /** @description How many entries are later than `seenAt`, counted up to 100. */
            newCount: number;
            /** @description Whether there are more than `newCount` says; read as "100+". */
            isNewCountCapped: boolean;
            seenAt: components["schemas"]["Timestamp"];
            createdAt: components["schemas"]["Timestamp"];
        };
        SavedSearchAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["SavedSearch"];
        };
        SavedSearchList: {
            savedSearches: components["schemas"]["SavedSearch"][];
            /** @description The instant of this answer, for `markSavedSearchSeen`. */
            readAt: components["schemas"]["Timestamp"];
        };
        SavedSearchListAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["SavedSearchList"];
        };
        /**
         * @description A freelancer in a list.
         * @example {
         *       "id": "9d7e3a52-3f0b-4a7c-8a55-2f8f7f6d1b10",
         *       "profile": {
         *         "name": "Maya Lindqvist",
         *         "bio": "I build calm, fast web applications for small teams.",
         *         "location": "Lisbon, Portugal",
         *         "profileImage": null,
         *         "memberSince": "2026-02-03T10:00:00.000Z",
         *         "listedAt": "2026-02-03T10:20:00.000Z"
         *       },
         *       "professional": {
         *         "skills": [
         *           "React",
         *           "TypeScript"
         *         ],
         *         "experience": "6 years, mostly with React",
         *         "hourlyRate": 65,
         *         "availability": true,
         *         "isVerified": true
         *       },
         *       "statistics": {
         *         "rating": 4.8,
         *         "totalRatings": 9,
         *         "weightedRating": 4.66,
         *         "projectsCompleted": 11,
         *         "matchScore": 1,
         *         "matchReasons": [
         *           "skill-contains"
         *         ]
         *       }
         *     }
         */
        FreelancerListing: {
            /** @description The user's id, as in the address of the public profile. */
            id: components["schemas"]["Id"];
            profile: {
                /** @example Maya Lindqvist */
                name: string;
                bio: string | null;
                /** @example Lisbon, Portugal */
                location: string | null;
                profileImage: components["schemas"]["FileUrl"];
                memberSince: components["schemas"]["Timestamp"];
                /** @description When the profile was set up and the freelancer could first be found. */
                listedAt: components["schemas"]["Timestamp"];
            };
            professional: {
                skills: string[];
                experience: string | null;
                /** @description In US dollars an hour. */
                hourlyRate: number | null;
                /** @description true is available, false is busy. */
                availability: boolean;
                isVerified: boolean;
            };
            statistics: {
                rating: components["schemas"]["AverageRating"];
                totalRatings: components["schemas"]["Count"];
                /** @description The rating that the default order goes by: the mean as if five ratings of the marketplace's own mean, to a tenth, had come before. So one of five stars does not come before fifty with a mean of 4.9, and who has none stands in the middle. */
                weightedRating: number;
                projectsCompleted: components["schemas"]["Count"];
                /** @description How well `query` fits: the sum of `matchReasons`. 0 without a query. */
                matchScore: number;
                /** @description Why `query` fits; empty without one. */
                matchReasons: components["schemas"]["MatchReason"][];
            };
        };
        /** @example 9d7e3a52-3f0b-4a7c-8a55-2f8f7f6d1b10,5b1c1b86-5d0e-4c2c-9a6c-0a4f7d3a0c11 */
        ComparedIds: string;
        ComparedFreelancers: {
            freelancers: components["schemas"]["FreelancerListing"][];
        };
        ComparedFreelancersAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["ComparedFreelancers"];
        };
        /**
         * @description The first count is of rates from `from` up to, but not including, `from` + `step`; the second of the next `step` dollars, and so on; the last of all rates from there on. `step` is 5 dollars or a larger round amount, so that there are at most 30 counts.
         * @example {
         *       "step": 10,
         *       "from": 20,
         *       "counts": [
         *         1,
         *         4,
         *         9,
         *         14,
         *         11,
         *         8,
         *         5,
         *         3,
         *         2,
         *         1,
         *         0,
         *         2
         *       ]
         *     }
         */
        RateSpread: {
            /** @description In US dollars an hour. */
            step: number;
            /** @description In US dollars an hour. */
            from: number;
            /** @description How many freelancers there are, at each step. Empty while no one has a rate. */
            counts: number[];
        };
        RateSpreadAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["RateSpread"];
        };
        FreelancerLocations: {
            locations: {
                /** @example Rotterdam, Netherlands */
                location: string;
                /** @description How many freelancers who can be found have it. */
                freelancers: number;
            }[];
        };
        FreelancerLocationsAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["FreelancerLocations"];
        };
        FreelancerList: {
            freelancers: components["schemas"]["FreelancerListing"][];
            pagination: components["schemas"]["SearchPagination"];
            loosened?: components["schemas"]["LoosenedSearches"];
        };
        FreelancerListAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["FreelancerList"];
        };
        /** @description A freelancer on the home page. */
        FeaturedFreelancer: {
            /** @description The user's id, as in the address of the public profile. */
            id: components["schemas"]["Id"];
            skills: string[];
            ratings: components["schemas"]["AverageRating"];
            projectsCompleted: components["schemas"]["Count"];
            /** @description In US dollars an hour. */
            hourlyRate: number | null;
            profile: {
                /** @example Maya Lindqvist */
                name: string;
                bio: string | null;
                /** @example Lisbon, Portugal */
                location: string | null;
                profileImage: components["schemas"]["FileUrl"];
            };
        };
        FeaturedFreelancersAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["FeaturedFreelancer"][];
        };
        FreelancerContact: {
            /**
             * Format: email
             * @description Null reads "Email not available: This user hasn't provided an email address."
             * @example maya.lindqvist@example.com
             */
            email: string | null;
        };
        FreelancerContactAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["FreelancerContact"];
        };
        PublicBasics: {
            /** @example Maya Lindqvist */
            name: string;
            /** @example Lisbon, Portugal */
            location: string | null;
            profileImage: components["schemas"]["FileUrl"];
            bio: string | null;
            memberSince: components["schemas"]["Timestamp"];
        };
        /**
         * @description How many ratings there are of each number of stars.
         * @example {
         *       "1": 0,
         *       "2": 0,
         *       "3": 1,
         *       "4": 2,
         *       "5": 6
         *     }
         */
        RatingDistribution: {
            1: components["schemas"]["Count"];
            2: components["schemas"]["Count"];
            3: components["schemas"]["Count"];
            4: components["schemas"]["Count"];
            5: components["schemas"]["Count"];
        };
        /** @description A freelancer, as everyone sees them. */
        PublicFreelancer: {
            userId: components["schemas"]["Id"];
            profile: components["schemas"]["PublicBasics"];
            professionalInfo: {
                experience: string | null;
                /** @description In US dollars an hour. */
                hourlyRate: number | null;
                skills: string[];
                isVerified: boolean;
                /** @description What `isVerified` rests on; null where it is false. */
                verified: components["schemas"]["Verified"] | null;
                /** @description true is available, false is busy. */
                availability: boolean;
            };
            statistics: {
                averageRating: components["schemas"]["AverageRating"];
                projectsCompleted: components["schemas"]["Count"];
                totalRatings: components["schemas"]["Count"];
                /** @description The sum of the minimum budgets of the completed projects, in US dollars. */
                totalProjectsValue: components["schemas"]["Money"];
                /** @description The sum of their maximum budgets, in US dollars. */
                totalProjectsMaximum: components["schemas"]["Money"];
                /** @description In days, from the acceptance to the approved completion. Null before the first. */
                averageProjectDuration: number | null;
                ratingDistribution: components["schemas"]["RatingDistribution"];
            };
            portfolioLinks: {
                github: string | null;
                linkedin: string | null;
                portfolio: string | null;
            };
            education: components["schemas"]["Education"][];
            experienceEntries: components["schemas"]["ExperienceEntry"][];
            portfolio: components["schemas"]["PortfolioItem"][];
        };
        PublicFreelancerAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["PublicFreelancer"];
        };
        /** @description A client, as everyone sees them. */
        PublicClient: {
            userId: components["schemas"]["Id"];
            profile: components["schemas"]["PublicBasics"];
            companyInfo: {
                /** @example Northwind Coffee */
                companyName: string | null;
                industry: components["schemas"]["Industry"] | null;
                website: string | null;
                isVerified: boolean;
                /** @description What `isVerified` rests on; null where it is false. */
                verified: components["schemas"]["Verified"] | null;
            };
            statistics: {
                projectsCompleted: components["schemas"]["Count"];
                averageRating: components["schemas"]["AverageRating"];
                totalRatings: components["schemas"]["Count"];
                ratingDistribution: components["schemas"]["RatingDistribution"];
            };
        };
        PublicClientAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["PublicClient"];
        };
        /** @description A completed project on a public profile. */
        CompletedProject: {
            id: components["schemas"]["Id"];
            title: string;
            description: string;
            assignedAt: components["schemas"]["Timestamp"];
            completedAt: components["schemas"]["Timestamp"];
            skillsRequired: components["schemas"]["Skill"][];
            budget: components["schemas"]["BudgetRange"];
            /** @description How long it was expected to take; from `assignedAt` to `completedAt` is how long it took. */
            duration: components["schemas"]["Duration"];
            client: {
                userId: components["schemas"]["Id"];
                name: string;
                profileImage: components["schemas"]["FileUrl"];
                company: string | null;
                industry: components["schemas"]["Industry"] | null;
                location: string | null;
            };
            freelancer: {
                userId: components["schemas"]["Id"];
                name: string;
                experience: string | null;
            };
        };
        /** @description A rating on a public profile. */
        PublicRating: {
            id: components["schemas"]["Id"];
            rating: components["schemas"]["Stars"];
            review: string | null;
            createdAt: components["schemas"]["Timestamp"];
            projectTitle: string;
            /** @description Who gave it. */
            by: {
                userId: components["schemas"]["Id"];
                /** @example Jonas Weber */
                name: string;
            };
            reply: components["schemas"]["GivenReply"];
        };
        /** @description The public profile of a freelancer or a client. */
        PublicProfile: {
            userId: components["schemas"]["Id"];
            userType: components["schemas"]["Role"];
            /**
             * Format: email
             * @description For the Contact button. Null for visitors.
             */
            email: string | null;
            /** @description Null for a client. */
            freelancer: components["schemas"]["PublicFreelancer"] | null;
            /** @description Null for a freelancer. */
            client: components["schemas"]["PublicClient"] | null;
            /** @description The latest 50, newest first. */
            completedProjects: components["schemas"]["CompletedProject"][];
            /** @description The latest 50 of those that show, newest first. */
            ratingsReceived: components["schemas"]["PublicRating"][];
        };
        PublicProfileAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["PublicProfile"];
        };
        PublicFreelancerProfile: {
            userId: components["schemas"]["Id"];
            /**
             * Format: email
             * @description For the Contact button. Null for visitors.
             */
            email: string | null;
            freelancer: components["schemas"]["PublicFreelancer"];
            /** @description The latest 50, newest first. */
            completedProjects: components["schemas"]["CompletedProject"][];
            /** @description The latest 50, newest first. */
            ratingsReceived: components["schemas"]["PublicRating"][];
        };
        PublicFreelancerProfileAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["PublicFreelancerProfile"];
        };
        /**
         * @example {
         *       "name": "Maya Lindqvist",
         *       "email": "maya.lindqvist@example.com",
         *       "category": "technical",
         *       "subject": "My picture does not change",
         *       "message": "I chose a new picture yesterday and still see the old one."
         *     }
         */
        SupportRequestCreation: {
            name: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            /** @description Left out, "other". */
            category?: components["schemas"]["SupportCategory"];
            subject: string & components["schemas"]["OneLine"];
            message: components["schemas"]["LongText"];
        };
        SupportRequest: {
            id: components["schemas"]["Id"];
            createdAt: components["schemas"]["Timestamp"];
        };
        SupportRequestAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["SupportRequest"];
        };
        /** @description A project in its client's profile. */
        ProjectSummary: {
            id: components["schemas"]["Id"];
            title: string;
            description: string;
            status: components["schemas"]["ProjectStatus"];
            skillsRequired: components["schemas"]["Skill"][];
            budgetMin: components["schemas"]["Money"];
            budgetMax: components["schemas"]["Money"];
            duration: components["schemas"]["Duration"];
        };
        /**
         * @description A client's own profile.
         * @example {
         *       "id": "7c1f5a0e-8a55-4a0a-b7d7-0b8d8f1c7e21",
         *       "userId": "1f0c2b7e-8a1d-4a53-b1de-6c7b8f1a2d33",
         *       "name": "Jonas Weber",
         *       "email": "jonas.weber@example.com",
         *       "profileImage": null,
         *       "companyName": "Northwind Coffee",
         *       "industry": "Food & Beverage",
         *       "companySize": "11-50",
         *       "website": "https://northwind.example.com",
         *       "bio": "We bring good coffee to offices.",
         *       "profileSummary": "Looking for people who care about small shops.",
         *       "location": "Hamburg, Germany",
         *       "isVerified": true,
         *       "verified": {
         *         "subject": "website",
         *         "address": "https://northwind.example.com",
         *         "checkedAt": "2026-11-03T09:30:00.000Z"
         *       },
         *       "ratings": null,
         *       "projectsPosted": 1,
         *       "projects": [
         *         {
         *           "id": "5b1c1b86-5d0e-4c2c-9a6c-0a4f7d3a0c11",
         *           "title": "Redesign of our online shop",
         *           "description": "Our shop is slow on phones.",
         *           "status": "OPEN",
         *           "skillsRequired": [
         *             "React",
         *             "TypeScript"
         *           ],
         *           "budgetMin": 2500,
         *           "budgetMax": 4000,
         *           "duration": "2-3 months"
         *         }
         *       ],
         *       "createdAt": "2026-01-12T09:00:00.000Z",
         *       "updatedAt": "2026-11-18T08:15:00.000Z"
         *     }
         */
        ClientProfile: {
            /** @description The profile's id. */
            id: components["schemas"]["Id"];
            /** @description As in the address of the public profile. */
            userId: components["schemas"]["Id"];
            /** @example Jonas Weber */
            name: string;
            email: components["schemas"]["Email"];
            profileImage: components["schemas"]["FileUrl"];
            /** @example Northwind Coffee */
            companyName: string | null;
            industry: components["schemas"]["Industry"] | null;
            /** @example 11-50 */
            companySize: string | null;
            /** @example https://northwind.example.com */
            website: string | null;
            bio: string | null;
            profileSummary: string | null;
            /** @example Hamburg, Germany */
            location: string | null;
            isVerified: boolean;
            /** @description What `isVerified` rests on; null where it is false. */
            verified: components["schemas"]["Verified"] | null;
            ratings: components["schemas"]["AverageRating"];
            projectsPosted: components["schemas"]["Count"];
            /** @description The latest 50, newest first. */
            projects: components["schemas"]["ProjectSummary"][];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        ClientProfileAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["ClientProfile"];
        };
        /**
         * @example {
         *       "companyName": "Northwind Coffee",
         *       "industry": "Food & Beverage",
         *       "website": "https://northwind.example.com",
         *       "location": "Hamburg, Germany",
         *       "bio": "We bring good coffee to offices.",
         *       "profileSummary": "Looking for people who care about small shops."
         *     }
         */
        ClientProfileUpdate: {
            name?: components["schemas"]["PersonName"];
            companyName?: components["schemas"]["CompanyName"];
            industry?: components["schemas"]["Industry"];
            companySize?: components["schemas"]["CompanySize"];
            website?: components["schemas"]["OptionalUrl"];
            bio?: components["schemas"]["OptionalText"];
            profileSummary?: components["schemas"]["OptionalText"];
            location?: components["schemas"]["Place"];
        };
        /** @description `ClientProfileUpdate` as a form, with a picture. An empty part stands for null. */
        ClientProfileForm: {
            name?: components["schemas"]["PersonName"];
            companyName?: components["schemas"]["CompanyName"];
            industry?: components["schemas"]["Industry"];
            companySize?: components["schemas"]["CompanySize"];
            website?: components["schemas"]["OptionalUrl"];
            bio?: components["schemas"]["OptionalText"];
            profileSummary?: components["schemas"]["OptionalText"];
            location?: components["schemas"]["Place"];
            profileImage?: components["schemas"]["Picture"];
        };
        ProfileImageForm: {
            profileImage: components["schemas"]["Picture"];
        };
        ProfilePictureForm: {
            profilePicture: components["schemas"]["Picture"];
        };
        ProfileImage: {
            /**
             * Format: uri-reference
             * @description The address of the picture, from the root of this host.
             * @example /api/v1/files/0c6a3b8e-52a1-4f3f-9d0b-6f1d0d7f4a55
             */
            profileImage: string;
        };
        ProfileImageAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["ProfileImage"];
        };
        DashboardClient: {
            userId: components["schemas"]["Id"];
            name: string;
            profileImage: components["schemas"]["FileUrl"];
            companyName: string | null;
            /** @description The latest 50, newest first. */
            projects: components["schemas"]["ClientProject"][];
            /** @description The latest 2 that are OPEN, newest first. */
            openProjects: components["schemas"]["ClientProject"][];
            /** @description The latest 200 that someone has applied to, newest first. */
            appliedProjects: components["schemas"]["AppliedProject"][];
        };
        /** @description A project that someone has applied to. */
        AppliedProject: {
            id: components["schemas"]["Id"];
            /** @example Redesign of our online shop */
            title: string;
            applicationsCount: components["schemas"]["Count"];
        };
        /**
         * @description Counts over all the client's projects.
         * @example {
         *       "totalProjects": 7,
         *       "openProjects": 2,
         *       "assignedProjects": 1,
         *       "completedProjects": 4,
         *       "activeProjects": 3,
         *       "totalApplications": 31,
         *       "pendingApplications": 9,
         *       "newApplications": 5,
         *       "freelancersHired": 4
         *     }
         */
        ClientStats: {
            totalProjects: components["schemas"]["Count"];
            openProjects: components["schemas"]["Count"];
            /** @description ASSIGNED, IN_PROGRESS or PENDING_COMPLETION. */
            assignedProjects: components["schemas"]["Count"];
            completedProjects: components["schemas"]["Count"];
            /** @description Neither COMPLETED nor CANCELLED. */
            activeProjects: components["schemas"]["Count"];
            totalApplications: components["schemas"]["Count"];
            pendingApplications: components["schemas"]["Count"];
            /** @description PENDING ones that the client has not opened yet. */
            newApplications: components["schemas"]["Count"];
            /** @description Different freelancers with an accepted application. */
            freelancersHired: components["schemas"]["Count"];
        };
        /** @description How many projects are in each status. */
        ProjectsByStatus: {
            OPEN: components["schemas"]["Count"];
            ASSIGNED: components["schemas"]["Count"];
            IN_PROGRESS: components["schemas"]["Count"];
            PENDING_COMPLETION: components["schemas"]["Count"];
            COMPLETED: components["schemas"]["Count"];
            CANCELLED: components["schemas"]["Count"];
        };
        /** @description An application that came in lately. */
        RecentApplication: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["ApplicationStatus"];
            createdAt: components["schemas"]["Timestamp"];
            project: components["schemas"]["NamedProject"];
            freelancer: {
                userId: components["schemas"]["Id"];
                /** @example Maya Lindqvist */
                name: string;
                profileImage: components["schemas"]["FileUrl"];
            };
        };
        NamedProject: {
            id: components["schemas"]["Id"];
            /** @example Redesign of our online shop */
            title: string;
        };
        /** @description Something that only the client can do next. */
        WaitingDecision: {
            kind: components["schemas"]["WaitingKind"];
            /** @description When the meeting begins; or when other times were proposed, completion was asked for, the oldest of the applications came, the project was completed. */
            at: components["schemas"]["Timestamp"];
            /** @description How many applications to the project are pending; 1 for other kinds. */
            count: components["schemas"]["Count"];
            project: components["schemas"]["NamedProject"];
            /**
             * Format: uuid
             * @description The application where just one is pending; null for other kinds.
             */
            applicationId: string | null;
            /** @description Null where several people applied. */
            freelancerName: string | null;
        };
        WaitingDecisions: {
            /** @description Everything that waits, whether it is listed or not. */
            total: components["schemas"]["Count"];
            /** @description How many of all are proposals of other times. */
            meetingsToAnswer: components["schemas"]["Count"];
            /** @description The most urgent first: meetings, the soonest first; then proposals, completions, applications and ratings, of each kind the one that has waited longest first. */
            decisions: components["schemas"]["WaitingDecision"][];
        };
        ClientDashboard: {
            client: components["schemas"]["DashboardClient"];
            stats: components["schemas"]["ClientStats"];
            /** @description The latest 3, newest first. */
            recentApplications: components["schemas"]["RecentApplication"][];
            waiting: components["schemas"]["WaitingDecisions"];
            /** @description Those that are DUE, the soonest first. */
            rejections: components["schemas"]["Rejection"][];
        };
        ClientDashboardAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["ClientDashboard"];
        };
        /**
         * @description `budgetMax` must be at least `budgetMin`; both are the same for a fixed price.
         * @example {
         *       "title": "Redesign of our online shop",
         *       "description": "Our shop is slow on phones. We need a new front end.",
         *       "skillsRequired": "React,TypeScript",
         *       "budgetMin": 2500,
         *       "budgetMax": 4000,
         *       "duration": "2-3 months"
         *     }
         */
        ProjectCreation: {
            title: components["schemas"]["Title"];
            description: components["schemas"]["LongText"];
            skillsRequired: components["schemas"]["ProjectSkills"];
            budgetMin: components["schemas"]["Budget"];
            budgetMax: components["schemas"]["Budget"];
            duration: components["schemas"]["Duration"];
        };
        /** @description The freelancer that a project is assigned to, as its client sees them. */
        ProjectFreelancer: {
            userId: components["schemas"]["Id"];
            /** @example Maya Lindqvist */
            name: string;
            email: components["schemas"]["ContactEmail"];
            profileImage: components["schemas"]["FileUrl"];
        };
        /**
         * @description A project, as its client sees it.
         * @example {
         *       "id": "5b1c1b86-5d0e-4c2c-9a6c-0a4f7d3a0c11",
         *       "title": "Redesign of our online shop",
         *       "description": "Our shop is slow on phones. We need a new front end.",
         *       "skillsRequired": [
         *         "React",
         *         "TypeScript"
         *       ],
         *       "budgetMin": 2500,
         *       "budgetMax": 4000,
         *       "duration": "2-3 months",
         *       "status": "PENDING_COMPLETION",
         *       "createdAt": "2026-09-01T08:15:00.000Z",
         *       "updatedAt": "2026-11-18T16:40:00.000Z",
         *       "assignedAt": "2026-09-07T12:00:00.000Z",
         *       "completionRequestedAt": "2026-11-18T16:40:00.000Z",
         *       "completedAt": null,
         *       "delivered": null,
         *       "completionReason": null,
         *       "deliveries": [],
         *       "ended": null,
         *       "editsCount": 0,
         *       "editedAt": null,
         *       "applicationsCount": 6,
         *       "pendingApplicationsCount": 0,
         *       "newApplicationsCount": 0,
         *       "freelancer": {
         *         "userId": "9d7e3a52-3f0b-4a7c-8a55-2f8f7f6d1b10",
         *         "name": "Maya Lindqvist",
         *         "email": "maya.lindqvist@example.com",
         *         "profileImage": null
         *       },
         *       "rating": null,
         *       "etag": "\"3\""
         *     }
         */
        ClientProject: {
            id: components["schemas"]["Id"];
            /** @example Redesign of our online shop */
            title: string;
            description: string;
            skillsRequired: components["schemas"]["Skill"][];
            budgetMin: components["schemas"]["Money"];
            budgetMax: components["schemas"]["Money"];
            duration: components["schemas"]["Duration"];
            status: components["schemas"]["ProjectStatus"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
            assignedAt: components["schemas"]["OptionalTimestamp"];
            /** @description When completion was last asked for. */
            completionRequestedAt: components["schemas"]["OptionalTimestamp"];
            completedAt: components["schemas"]["OptionalTimestamp"];
            /** @description What the freelancer wrote when completion was last asked for. */
            delivered: string | null;
            /** @description Why completion was last rejected. */
            completionReason: string | null;
            deliveries: components["schemas"]["Delivery"][];
            /** @description How it was ended after a freelancer was assigned. Null unless it was. */
            ended: components["schemas"]["ProjectEnding"] | null;
            /** @description How often the post was edited. */
            editsCount: components["schemas"]["Count"];
            /** @description When the post was last edited. */
            editedAt: components["schemas"]["OptionalTimestamp"];
            applicationsCount: components["schemas"]["Count"];
            pendingApplicationsCount: components["schemas"]["Count"];
            /** @description Of the pending ones, those that the client has not looked at. */
            newApplicationsCount: components["schemas"]["Count"];
            /** @description Null until a freelancer is assigned. */
            freelancer: components["schemas"]["ProjectFreelancer"] | null;
            /** @description The client's rating of the freelancer. Null while there is none. */
            rating: components["schemas"]["GivenRating"] | null;
            etag: components["schemas"]["ETag"];
        };
        ClientProjectAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["ClientProject"];
        };
        ClientProjectList: {
            projects: components["schemas"]["ClientProject"][];
            /** @description How many there are in each status, whichever `status` is asked for. */
            byStatus: components["schemas"]["ProjectsByStatus"];
            pagination: components["schemas"]["Pagination"];
        };
        ClientProjectListAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["ClientProjectList"];
        };
        /**
         * @example {
         *       "delivered": "The shop is live, with its manual in the shared folder."
         *     }
         */
        CompletionRequest: {
            /** @description What was delivered, in words. The client reads it. */
            delivered?: components["schemas"]["OptionalText"];
        };
        /**
         * @example {
         *       "reason": "Our funding fell through. I am sorry."
         *     }
         */
        ProjectEndingRequest: {
            /** @description The other side reads it. */
            reason: string;
        };
        /** @description How a project was ended after someone was hired. */
        ProjectEnding: {
            by: components["schemas"]["Role"];
            /** @example Our funding fell through. I am sorry. */
            reason: string;
            at: components["schemas"]["Timestamp"];
        };
        /**
         * @example {
         *       "reason": "The checkout page still shows the old prices."
         *     }
         */
        CompletionRejection: {
            /** @description The freelancer reads it. */
            reason: string;
        };
        /**
         * Format: date-time
         * @description An instant, in UTC. Null when it has not come.
         * @example 2026-11-20T09:30:00.000Z
         */
        OptionalTimestamp: string | null;
        /** @description What was agreed, and delivered until the work was approved or the project ended, as it stood then. It claims no amount; payment is between the two people. */
        WorkStatement: {
            /**
             * @description Unique, the same for ever, and short enough to be read aloud.
             * @example K7QM-4RXP
             */
            number: string;
            project: {
                id: components["schemas"]["Id"];
                /** @example Redesign of our online shop */
                title: string;
                description: string;
            };
            client: components["schemas"]["StatementParty"];
            freelancer: components["schemas"]["StatementParty"];
            budgetMin: components["schemas"]["Money"];
            budgetMax: components["schemas"]["Money"];
            duration: components["schemas"]["Duration"];
            assignedAt: components["schemas"]["Timestamp"];
            deliveries: components["schemas"]["Delivery"][];
            /** @description When the work was approved. Null where the project was ended. */
            completedAt: components["schemas"]["OptionalTimestamp"];
            /** @description How it was ended before its work was approved. Null unless it was. */
            ended: components["schemas"]["ProjectEnding"] | null;
        };
        /**
         * @description Work that was handed in, and what became of it. The deliveries of a project are listed the first first.
         * @example {
         *       "deliveredAt": "2026-11-24T16:40:00.000Z",
         *       "delivered": "The shop is live.",
         *       "sentBackAt": "2026-11-25T08:15:00.000Z",
         *       "reason": "The checkout page still shows the old prices.",
         *       "isPartlyKnown": false
         *     }
         */
        Delivery: {
            /** @description Null where that was not recorded. */
            deliveredAt: components["schemas"]["OptionalTimestamp"];
            /** @description What the freelancer wrote about it. */
            delivered: string | null;
            /** @description When the client asked for more work; null where they did not. */
            sentBackAt: components["schemas"]["OptionalTimestamp"];
            /** @description Why it was sent back. */
            reason: string | null;
            /** @description It is from before deliveries were kept whole, and what was written was not recorded. */
            isPartlyKnown: boolean;
        };
        StatementParty: {
            /** @example Jonas Weber */
            name: string;
            /** @example Northwind Coffee */
            company: string | null;
            /** @example Hamburg, Germany */
            location: string | null;
        };
        WorkStatementAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["WorkStatement"];
        };
        /**
         * @description 1 Poor, 2 Fair, 3 Good, 4 Very Good, 5 Excellent.
         * @example 5
         */
        Stars: number;
        /**
         * @example {
         *       "rating": 5,
         *       "review": "Quick, careful, and a pleasure to talk to."
         *     }
         */
        RatingCreation: {
            rating: components["schemas"]["Stars"];
            review?: components["schemas"]["OptionalText"];
        };
        /**
         * @example {
         *       "text": "Thank you. The new shop was a pleasure to build."
         *     }
         */
        RatingReply: {
            /** @description Everyone reads it beneath the rating. */
            text: string;
        };
        /** @description What the person who was rated has replied. Null while there is no reply. */
        GivenReply: {
            text: string;
            createdAt: components["schemas"]["Timestamp"];
        } | null;
        GivenRating: {
            id: components["schemas"]["Id"];
            rating: components["schemas"]["Stars"];
            review: string | null;
            createdAt: components["schemas"]["Timestamp"];
        };
        /**
         * @example {
         *       "id": "2a6a4c39-4b2e-4f0e-9a2b-7b5a0c3d9e44",
         *       "type": "CLIENT_TO_FREELANCER",
         *       "rating": 5,
         *       "review": "Quick, careful, and a pleasure to talk to.",
         *       "createdAt": "2026-11-19T10:05:00.000Z",
         *       "otherParty": {
         *         "userId": "1f0c2b7e-8a1d-4a53-b1de-6c7b8f1a2d33",
         *         "name": "Jonas Weber",
         *         "profileImage": null
         *       },
         *       "project": {
         *         "id": "5b1c1b86-5d0e-4c2c-9a6c-0a4f7d3a0c11",
         *         "title": "Redesign of our online shop"
         *       },
         *       "reply": null
         *     }
         */
        Rating: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["RatingType"];
            rating: components["schemas"]["Stars"];
            review: string | null;
            createdAt: components["schemas"]["Timestamp"];
            /** @description The person who received the rating, for its author; its author, for the person who received it. */
            otherParty: {
                userId: components["schemas"]["Id"];
                /** @example Jonas Weber */
                name: string;
                profileImage: components["schemas"]["FileUrl"];
            };
            project: {
                id: components["schemas"]["Id"];
                /** @example Redesign of our online shop */
                title: string;
            };
            reply: components["schemas"]["GivenReply"];
        };
        RatingAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["Rating"];
        };
        RatingList: {
            ratings: components["schemas"]["Rating"][];
            pagination: components["schemas"]["Pagination"];
        };
        RatingListAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["RatingList"];
        };
        /**
         * @example {
         *       "proposal": "I would start with the product page and measure it on a slow phone.",
         *       "coverLetter": "I have rebuilt four shops like yours in the last two years."
         *     }
         */
        ProposalCreation: {
            proposal: components["schemas"]["LongText"];
            coverLetter: components["schemas"]["LongText"];
        };
        /**
         * @description As it was typed, as far as it was typed.
         * @example I would start with the product page
         */
        DraftText: string;
        /**
         * @example {
         *       "proposal": "I would start with the product page",
         *       "coverLetter": ""
         *     }
         */
        ProposalDraftText: {
            proposal: components["schemas"]["DraftText"];
            coverLetter: components["schemas"]["DraftText"];
        };
        ProposalDraft: {
            proposal: components["schemas"]["DraftText"];
            coverLetter: components["schemas"]["DraftText"];
            etag: components["schemas"]["ETag"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        ProposalDraftAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["ProposalDraft"];
        };
        FoundProposalDraft: {
            draft: components["schemas"]["ProposalDraft"] | null;
        };
        FoundProposalDraftAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["FoundProposalDraft"];
        };
        /**
         * @example {
         *       "reason": "We need someone who can start this week."
         *     }
         */
        ApplicationRejection: {
            /** @description The freelancer reads it. Blank or null: none is given. */
            reason?: components["schemas"]["OptionalText"];
        };
        /**
         * @example {
         *       "reason": "We postpone the shop to next year."
         *     }
         */
        ProjectWithdrawal: {
            /** @description Everyone who waits for an answer reads it. Blank or null: none is given. */
            reason?: components["schemas"]["OptionalText"];
        };
        /**
         * @example {
         *       "applicationIds": [
         *         "c0a8f6d2-6f6a-4b58-8f0e-5d7f0b1e2a66"
         *       ],
         *       "reason": "We need someone who can start this week."
         *     }
         */
        RejectionCreation: {
            applicationIds: components["schemas"]["Id"][];
            /** @description Every one of the freelancers reads it. Blank or null: none is given. */
            reason?: components["schemas"]["OptionalText"];
        };
        /**
         * @description A rejection of several applications that can be undone for a while.
         * @example {
         *       "id": "1d9b6a52-0c44-4a5e-9a3c-8a8f0c7f2b10",
         *       "projectId": "5b1c1b86-5d0e-4c2c-9a6c-0a4f7d3a0c11",
         *       "projectTitle": "Redesign of our online shop",
         *       "status": "DUE",
         *       "applicationsCount": 3,
         *       "dueAt": "2026-11-19T07:20:10.000Z",
         *       "secondsLeft": 10
         *     }
         */
        Rejection: {
            id: components["schemas"]["Id"];
            projectId: components["schemas"]["Id"];
            /** @example Redesign of our online shop */
            projectTitle: string;
            status: components["schemas"]["RejectionStatus"];
            /** @description How many applications it is for; 0 once it is not DUE, but in the answer that undoes it those that wait again. */
            applicationsCount: components["schemas"]["Count"];
            /** @description From when it is carried out. */
            dueAt: components["schemas"]["Timestamp"];
            /**
             * @description How long it is until then, by the clock of the server.
             * @example 10
             */
            secondsLeft: number;
        };
        RejectionAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["Rejection"];
        };
        /** @description The project that an application is for. */
        ApplicationProject: {
            id: components["schemas"]["Id"];
            /** @example Redesign of our online shop */
            title: string;
            description: string;
            skillsRequired: components["schemas"]["Skill"][];
            budgetMin: components["schemas"]["Money"];
            budgetMax: components["schemas"]["Money"];
            duration: components["schemas"]["Duration"];
            status: components["schemas"]["ProjectStatus"];
            createdAt: components["schemas"]["Timestamp"];
            applicationsCount: components["schemas"]["Count"];
            etag: components["schemas"]["ETag"];
        };
        /** @description A freelancer, as the client they applied to sees them. */
        Applicant: {
            userId: components["schemas"]["Id"];
            /** @example Maya Lindqvist */
            name: string;
            email: components["schemas"]["ContactEmail"];
            profileImage: components["schemas"]["FileUrl"];
            /** @example Lisbon, Portugal */
            location: string | null;
            bio: string | null;
            age: components["schemas"]["Age"];
            ratings: components["schemas"]["AverageRating"];
            totalRatings: components["schemas"]["Count"];
            /** @description In US dollars an hour. */
            hourlyRate: number | null;
            /** @example 6 years, mostly with React */
            experience: string | null;
            projectsCompleted: components["schemas"]["Count"];
            /** @description true is available, false is busy. */
            availability: boolean;
            isVerified: boolean;
            skills: string[];
            /** @description Null when there is none. */
            resume: components["schemas"]["Resume"] | null;
        };
        /** @description Something that happened to an application, as both sides read it. */
        ApplicationEvent: {
            type: components["schemas"]["ApplicationEventType"];
            at: components["schemas"]["Timestamp"];
            /** @description Which interview it is about. Null where it is about none. */
            meeting: components["schemas"]["EventMeeting"] | null;
            /** @description What was changed in the post. Only for POST_EDITED. */
            edit?: components["schemas"]["PostChange"];
            /** @description What the application said until then. Only for EDITED, and where that was recorded. */
            before?: components["schemas"]["EarlierText"];
        };
        /** @description What an application said before it was edited, as far as it was changed. */
        EarlierText: {
            proposal?: string;
            coverLetter?: string;
        };
        /** @description The meeting that an event is about, as it was set then. */
        EventMeeting: {
            id: components["schemas"]["Id"];
            /** @example Application Interview */
            title: string;
            /** @description When it was to begin, as set then. Null where that was not recorded. */
            startsAt: components["schemas"]["OptionalTimestamp"];
        };
        /** @description What happened to the application, the oldest first. The shortlist is in no history. */
        ApplicationHistory: components["schemas"]["ApplicationEvent"][];
        /**
         * @description An application, as the project's client sees it.
         * @example {
         *       "id": "c0a8f6d2-6f6a-4b58-8f0e-5d7f0b1e2a66",
         *       "projectId": "5b1c1b86-5d0e-4c2c-9a6c-0a4f7d3a0c11",
         *       "freelancerId": "9d7e3a52-3f0b-4a7c-8a55-2f8f7f6d1b10",
         *       "proposal": "I would start with the product page and measure it on a slow phone.",
         *       "coverLetter": "I have rebuilt four shops like yours in the last two years.",
         *       "status": "PENDING",
         *       "viewedAt": null,
         *       "rejectionReason": null,
         *       "rejectionDueAt": null,
         *       "shortlistedAt": null,
         *       "postEdit": null,
         *       "createdAt": "2026-11-19T07:20:00.000Z",
         *       "updatedAt": "2026-11-19T07:20:00.000Z",
         *       "history": [
         *         {
         *           "type": "SENT",
         *           "at": "2026-11-19T07:20:00.000Z",
         *           "meeting": null
         *         }
         *       ],
         *       "project": {
         *         "id": "5b1c1b86-5d0e-4c2c-9a6c-0a4f7d3a0c11",
         *         "title": "Redesign of our online shop",
         *         "description": "Our shop is slow on phones.",
         *         "skillsRequired": [
         *           "React",
         *           "TypeScript"
         *         ],
         *         "budgetMin": 2500,
         *         "budgetMax": 4000,
         *         "duration": "2-3 months",
         *         "status": "OPEN",
         *         "createdAt": "2026-11-18T08:15:00.000Z",
         *         "applicationsCount": 6,
         *         "etag": "\"1\""
         *       },
         *       "freelancer": {
         *         "userId": "9d7e3a52-3f0b-4a7c-8a55-2f8f7f6d1b10",
         *         "name": "Maya Lindqvist",
         *         "email": "maya.lindqvist@example.com",
         *         "profileImage": null,
         *         "location": "Lisbon, Portugal",
         *         "bio": "I build calm, fast web applications for small teams.",
         *         "age": 31,
         *         "ratings": 4.8,
         *         "totalRatings": 9,
         *         "hourlyRate": 65,
         *         "experience": "6 years, mostly with React",
         *         "projectsCompleted": 11,
         *         "availability": true,
         *         "isVerified": true,
         *         "skills": [
         *           "React",
         *           "TypeScript"
         *         ],
         *         "resume": null
         *       },
         *       "meetings": []
         *     }
         */
        ClientApplication: {
            id: components["schemas"]["Id"];
            projectId: components["schemas"]["Id"];
            /** @description The freelancer's user id. */
            freelancerId: components["schemas"]["Id"];
            proposal: string;
            coverLetter: string;
            status: components["schemas"]["ApplicationStatus"];
            /** @description When the client first looked at this text; null before that. */
            viewedAt: components["schemas"]["OptionalTimestamp"];
            /** @description What the client gave as the reason; null where there is none, or it was not rejected. */
            rejectionReason: string | null;
            /** @description From when it is rejected, with others, unless that is undone; null where it is not to be. */
            rejectionDueAt: components["schemas"]["OptionalTimestamp"];
            /** @description When the client put it on the shortlist; null where it is not on it. */
            shortlistedAt: components["schemas"]["OptionalTimestamp"];
            createdAt: components["schemas"]["Timestamp"];
            /** @description What the client has changed in the post since this text was written, while it is pending. Null where that is nothing. */
            postEdit: components["schemas"]["PostEdit"] | null;
            updatedAt: components["schemas"]["Timestamp"];
            history: components["schemas"]["ApplicationHistory"];
            project: components["schemas"]["ApplicationProject"];
            freelancer: components["schemas"]["Applicant"];
            meetings: components["schemas"]["Meeting"][];
        };
        ClientApplicationAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["ClientApplication"];
        };
        ClientApplicationList: {
            applications: components["schemas"]["ClientApplication"][];
            pagination: components["schemas"]["Pagination"];
        };
        ClientApplicationListAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["ClientApplicationList"];
        };
        /** @description An application, as its freelancer sees it. */
        FreelancerApplication: {
            id: components["schemas"]["Id"];
            projectId: components["schemas"]["Id"];
            /** @description The freelancer's user id. */
            freelancerId: components["schemas"]["Id"];
            proposal: string;
            coverLetter: string;
            status: components["schemas"]["ApplicationStatus"];
            /** @description When the client first looked at this text; null before that. */
            viewedAt: components["schemas"]["OptionalTimestamp"];
            /** @description What the client gave as the reason; null where there is none, or it was not rejected. */
            rejectionReason: string | null;
            createdAt: components["schemas"]["Timestamp"];
            /** @description What the client has changed in the post since this text was written, while it is pending. Null where that is nothing. */
            postEdit: components["schemas"]["PostEdit"] | null;
            updatedAt: components["schemas"]["Timestamp"];
            history: components["schemas"]["ApplicationHistory"];
            project: components["schemas"]["ApplicationProject"];
            client: components["schemas"]["JobClient"];
            meetings: components["schemas"]["Meeting"][];
            /** @description No other can be sent to this project, not even after this one is withdrawn. */
            isLast: boolean;
            etag: components["schemas"]["ETag"];
        };
        FreelancerApplicationAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["FreelancerApplication"];
        };
        FreelancerApplicationList: {
            applications: components["schemas"]["FreelancerApplication"][];
            pagination: components["schemas"]["Pagination"];
        };
        FreelancerApplicationListAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["FreelancerApplicationList"];
        };
        /** @description What a post says, as far as it was changed. Where one end of the budget was, both are there. */
        PostValues: {
            /** @example Redesign of our online shop */
            title?: string;
            description?: string;
            skillsRequired?: components["schemas"]["Skill"][];
            budgetMin?: components["schemas"]["Money"];
            budgetMax?: components["schemas"]["Money"];
            duration?: components["schemas"]["Duration"];
        };
        /** @description What a post said before and after it was edited. */
        PostChange: {
            before: components["schemas"]["PostValues"];
            after: components["schemas"]["PostValues"];
        };
        /** @description What has been changed in a post since something was written about it, by one edit or several. */
        PostEdit: {
            /** @description When it was last edited. */
            at: components["schemas"]["Timestamp"];
            before: components["schemas"]["PostValues"];
            after: components["schemas"]["PostValues"];
        };
        /**
         * @example {
         *       "type": "PROJECT_POSTED",
         *       "at": "2026-11-18T08:15:00.000Z",
         *       "freelancer": null,
         *       "meeting": null,
         *       "movedFrom": null,
         *       "suggestedTimes": [],
         *       "reason": null,
         *       "delivered": null,
         *       "rating": null,
         *       "edit": null,
         *       "before": null,
         *       "isPartlyKnown": false
         *     }
         * @example {
         *       "type": "COMPLETION_REJECTED",
         *       "at": "2026-11-25T08:15:00.000Z",
         *       "freelancer": {
         *         "userId": "9d7e3a52-3f0b-4a7c-8a55-2f8f7f6d1b10",
         *         "name": "Maya Lindqvist"
         *       },
         *       "meeting": null,
         *       "movedFrom": null,
         *       "suggestedTimes": [],
         *       "reason": "The checkout page still shows the old prices.",
         *       "delivered": null,
         *       "rating": null,
         *       "edit": null,
         *       "before": null,
         *       "isPartlyKnown": false
         *     }
         */
        ProjectEvent: {
            type: components["schemas"]["ProjectEventType"];
            at: components["schemas"]["Timestamp"];
            /** @description The freelancer that it is about; null for what concerns the post alone. */
            freelancer: {
                userId: components["schemas"]["Id"];
                /** @example Maya Lindqvist */
                name: string;
            } | null;
            /** @description The meeting that it is about; null for other events. */
            meeting: components["schemas"]["EventMeeting"] | null;
            /** @description When the meeting was to begin until then, for INTERVIEW_MOVED. Null for other events, and where that was not recorded. */
            movedFrom: components["schemas"]["OptionalTimestamp"];
            /** @description The times that the freelancer suggested, or that the client declined. Empty for other events. */
            suggestedTimes: components["schemas"]["Timestamp"][];
            /**
             * @description Why the work was sent back, the application rejected, the meeting moved, declined or cancelled, other times suggested, or the post withdrawn or taken down. Null for other events, and where none was given.
             * @example The checkout page still shows the old prices.
             */
            reason: string | null;
            /**
             * @description What was handed in, in the words of the freelancer, for COMPLETION_REQUESTED. Null for other events, and where nothing was written.
             * @example The shop is live.
             */
            delivered: string | null;
            /**
             * @description The stars, for FREELANCER_RATED and CLIENT_RATED; else null.
             * @example 5
             */
            rating: number | null;
            /** @description What was changed, for PROJECT_EDITED; else null. */
            edit: components["schemas"]["PostChange"] | null;
            /** @description What the application said until then, for APPLICATION_EDITED. Null for other events, and where that was not recorded. */
            before: components["schemas"]["EarlierText"] | null;
            /** @description It is from before events were kept whole, and the time of its meeting, or the note or reason that was given, was not recorded. */
            isPartlyKnown: boolean;
        };
        ProjectTimeline: {
            project: {
                id: components["schemas"]["Id"];
                /** @example Redesign of our online shop */
                title: string;
                status: components["schemas"]["ProjectStatus"];
            };
            events: components["schemas"]["ProjectEvent"][];
            pagination: components["schemas"]["Pagination"];
        };
        ProjectTimelineAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["ProjectTimeline"];
        };
        /** @description The client of an assigned project, as its freelancer sees them. */
        AssignedProjectClient: {
            userId: components["schemas"]["Id"];
            /** @example Jonas Weber */
            name: string;
            email: components["schemas"]["ContactEmail"];
            /** @example Northwind Coffee */
            company: string | null;
            industry: components["schemas"]["Industry"] | null;
            /** @example Hamburg, Germany */
            location: string | null;
            profileImage: components["schemas"]["FileUrl"];
        };
        /**
         * @description A project, as the freelancer it is assigned to sees it.
         * @example {
         *       "id": "5b1c1b86-5d0e-4c2c-9a6c-0a4f7d3a0c11",
         *       "title": "Redesign of our online shop",
         *       "description": "Our shop is slow on phones. We need a new front end.",
         *       "skillsRequired": [
         *         "React",
         *         "TypeScript"
         *       ],
         *       "budgetMin": 2500,
         *       "budgetMax": 4000,
         *       "duration": "2-3 months",
         *       "status": "IN_PROGRESS",
         *       "createdAt": "2026-09-01T08:15:00.000Z",
         *       "updatedAt": "2026-11-19T09:00:00.000Z",
         *       "assignedAt": "2026-09-07T12:00:00.000Z",
         *       "completionRequestedAt": "2026-11-18T16:40:00.000Z",
         *       "completedAt": null,
         *       "delivered": null,
         *       "completionReason": "The checkout page still shows the old prices.",
         *       "deliveries": [],
         *       "ended": null,
         *       "client": {
         *         "userId": "1f0c2b7e-8a1d-4a53-b1de-6c7b8f1a2d33",
         *         "name": "Jonas Weber",
         *         "email": "jonas.weber@example.com",
         *         "company": "Northwind Coffee",
         *         "industry": "Food & Beverage",
         *         "location": "Hamburg, Germany",
         *         "profileImage": null
         *       },
         *       "rating": null,
         *       "clientRating": null,
         *       "etag": "\"4\""
         *     }
         */
        AssignedProject: {
            id: components["schemas"]["Id"];
            /** @example Redesign of our online shop */
            title: string;
            description: string;
            skillsRequired: components["schemas"]["Skill"][];
            budgetMin: components["schemas"]["Money"];
            budgetMax: components["schemas"]["Money"];
            duration: components["schemas"]["Duration"];
            status: components["schemas"]["ProjectStatus"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
            assignedAt: components["schemas"]["Timestamp"];
            /** @description When completion was last asked for. */
            completionRequestedAt: components["schemas"]["OptionalTimestamp"];
            completedAt: components["schemas"]["OptionalTimestamp"];
            /** @description What the freelancer wrote when completion was last asked for. */
            delivered: string | null;
            /** @description Why the client last rejected completion. */
            completionReason: string | null;
            deliveries: components["schemas"]["Delivery"][];
            /** @description How it was ended after a freelancer was assigned. Null unless it was. */
            ended: components["schemas"]["ProjectEnding"] | null;
            client: components["schemas"]["AssignedProjectClient"];
            /** @description The client's rating of this work. Null while there is none. */
            rating: components["schemas"]["GivenRating"] | null;
            /** @description The freelancer's rating of the client, shown or not. Null while there is none. */
            clientRating: components["schemas"]["GivenRating"] | null;
            etag: components["schemas"]["ETag"];
        };
        AssignedProjectAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["AssignedProject"];
        };
        AssignedProjectList: {
            projects: components["schemas"]["AssignedProject"][];
            pagination: components["schemas"]["Pagination"];
        };
        AssignedProjectListAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["AssignedProjectList"];
        };
        /**
         * @description `startYear` is next year at the latest, `endYear` ten years from now, and not before `startYear`.
         * @example {
         *       "institution": "University of Lisbon",
         *       "degree": "BSc",
         *       "field": "Computer Science",
         *       "startYear": 2013,
         *       "endYear": 2017
         *     }
         */
        EducationInput: {
            institution: components["schemas"]["Title"];
            degree: components["schemas"]["Title"];
            field?: ((string & components["schemas"]["OneLine"]) | null) & components["schemas"]["OneLine"];
            startYear: number;
            /** @description Null while it goes on. */
            endYear?: number | null;
        };
        /**
         * @example {
         *       "id": "3f9f2f60-0f4e-4a5c-8b3e-6c1d2e3f4a5b",
         *       "institution": "University of Lisbon",
         *       "degree": "BSc",
         *       "field": "Computer Science",
         *       "startYear": 2013,
         *       "endYear": 2017
         *     }
         */
        Education: {
            id: components["schemas"]["Id"];
            institution: string;
            degree: string;
            field: string | null;
            startYear: number;
            endYear: number | null;
        };
        EducationAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["Education"];
        };
        /**
         * @description `startDate` is in 1940 at the earliest, and neither date lies in the future. `endDate` is not before `startDate`.
         * @example {
         *       "title": "Front-end developer",
         *       "company": "Tidewater Studio",
         *       "startDate": "2018-03-01",
         *       "endDate": null,
         *       "description": "Shops and booking systems."
         *     }
         */
        ExperienceInput: {
            title: components["schemas"]["Title"];
            company: components["schemas"]["Title"];
            startDate: components["schemas"]["CalendarDate"];
            /**
             * Format: date
             * @description Null while it goes on.
             */
            endDate?: string | null;
            description?: components["schemas"]["OptionalText"];
        };
        /**
         * @example {
         *       "id": "8e5d1b0a-2c3d-4e5f-9a6b-7c8d9e0f1a2b",
         *       "title": "Front-end developer",
         *       "company": "Tidewater Studio",
         *       "startDate": "2018-03-01",
         *       "endDate": null,
         *       "description": "Shops and booking systems."
         *     }
         */
        ExperienceEntry: {
            id: components["schemas"]["Id"];
            title: string;
            company: string;
            startDate: components["schemas"]["CalendarDate"];
            /** Format: date */
            endDate: string | null;
            description: string | null;
        };
        ExperienceAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["ExperienceEntry"];
        };
        /**
         * @example {
         *       "title": "Booking system for a ferry line",
         *       "description": "From sketch to launch in ten weeks.",
         *       "projectUrl": "https://ferry.example.com",
         *       "technologies": [
         *         "React",
         *         "PostgreSQL"
         *       ]
         *     }
         */
        PortfolioItemInput: {
            title: components["schemas"]["Title"];
            description?: components["schemas"]["OptionalText"];
            projectUrl?: components["schemas"]["OptionalUrl"];
            technologies?: components["schemas"]["Technologies"];
        };
        /** @description `PortfolioItemInput` as a form, with a picture. An empty part stands for null. */
        PortfolioItemForm: {
            title: components["schemas"]["Title"];
            description?: components["schemas"]["OptionalText"];
            projectUrl?: components["schemas"]["OptionalUrl"];
            /**
             * @description The list of `PortfolioItemInput`, as JSON text.
             * @example ["React","PostgreSQL"]
             */
            technologies?: string;
            image?: components["schemas"]["Picture"];
        };
        /**
         * @description Left out, none.
         * @example [
         *       "React",
         *       "PostgreSQL"
         *     ]
         */
        Technologies: components["schemas"]["FreeSkill"][];
        /**
         * @example {
         *       "id": "6d4c2b1a-0f9e-4d8c-b7a6-5e4f3d2c1b0a",
         *       "title": "Booking system for a ferry line",
         *       "description": "From sketch to launch in ten weeks.",
         *       "projectUrl": "https://ferry.example.com",
         *       "technologies": [
         *         "React",
         *         "PostgreSQL"
         *       ],
         *       "image": null
         *     }
         */
        PortfolioItem: {
            id: components["schemas"]["Id"];
            title: string;
            description: string | null;
            projectUrl: string | null;
            technologies: string[];
            image: components["schemas"]["FileUrl"];
        };
        /**
         * @example {
         *       "place": 1
         *     }
         */
        PortfolioPlace: {
            /** @description The first is 1. */
            place: number;
        };
        PortfolioItemAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["PortfolioItem"];
        };
        ResumeForm: {
            /**
             * Format: binary
             * @description PDF by its content, at most 10 MB (10,000,000 bytes), without a password, scripts, programs, attachments, media or forms that send data. It is written anew before it is kept.
             */
            resume: Upload;
        };
        Resume: {
            /**
             * Format: uri-reference
             * @description From the root of this host.
             * @example /api/v1/files/0c6a3b8e-52a1-4f3f-9d0b-6f1d0d7f4a55
             */
            url: string;
            /** @example maya-lindqvist.pdf */
            fileName: string;
            /** @description In bytes. */
            size: number;
            uploadedAt: components["schemas"]["Timestamp"];
        };
        ResumeAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["Resume"];
        };
        /**
         * @description How complete a freelancer's profile is. Applying unlocks at 60%.
         * @example {
         *       "percentage": 88,
         *       "criteria": {
         *         "name": true,
         *         "bio": true,
         *         "location": true,
         *         "age": false,
         *         "skills": true,
         *         "experience": true,
         *         "hourlyRate": true,
         *         "links": true
         *       },
         *       "basicInfo": true,
         *       "skills": true,
         *       "experience": true,
         *       "education": false,
         *       "portfolio": true
         *     }
         */
        ProfileCompletion: {
            /** @description The share of the 8 criteria that hold, rounded. */
            percentage: number;
            /** @description The 8 equal criteria. */
            criteria: {
                name: boolean;
                bio: boolean;
                location: boolean;
                age: boolean;
                /** @description At least one. */
                skills: boolean;
                /** @description The experience text. */
                experience: boolean;
                /** @description Given; 0 counts. */
                hourlyRate: boolean;
                /** @description At least one of GitHub, LinkedIn and portfolio. */
                links: boolean;
            };
            /** @description Name, bio and location. */
            basicInfo: boolean;
            /** @description At least one skill. */
            skills: boolean;
            /** @description The experience text or an experience entry. */
            experience: boolean;
            /** @description At least one education entry. */
            education: boolean;
            /** @description At least one portfolio item. */
            portfolio: boolean;
        };
        ProfileCompletionAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["ProfileCompletion"];
        };
        /**
         * @description A freelancer's own profile.
         * @example {
         *       "id": "4b3a2c1d-0e9f-4a8b-9c7d-6e5f4a3b2c1d",
         *       "userId": "9d7e3a52-3f0b-4a7c-8a55-2f8f7f6d1b10",
         *       "name": "Maya Lindqvist",
         *       "email": "maya.lindqvist@example.com",
         *       "profileImage": null,
         *       "bio": "I build calm, fast web applications for small teams.",
         *       "location": "Lisbon, Portugal",
         *       "age": 31,
         *       "skills": [
         *         "React",
         *         "TypeScript"
         *       ],
         *       "experience": "6 years, mostly with React",
         *       "hourlyRate": 65,
         *       "availability": true,
         *       "githubUrl": "https://github.com/example",
         *       "linkedinUrl": null,
         *       "portfolioUrl": null,
         *       "ratings": 4.8,
         *       "totalRatings": 9,
         *       "projectsCompleted": 11,
         *       "profileViews": 214,
         *       "successRate": 92,
         *       "isVerified": true,
         *       "verified": {
         *         "subject": "github",
         *         "address": "https://github.com/example",
         *         "checkedAt": "2026-11-03T09:30:00.000Z"
         *       },
         *       "resume": null,
         *       "education": [],
         *       "experienceEntries": [],
         *       "portfolio": [],
         *       "completion": {
         *         "percentage": 100,
         *         "criteria": {
         *           "name": true,
         *           "bio": true,
         *           "location": true,
         *           "age": true,
         *           "skills": true,
         *           "experience": true,
         *           "hourlyRate": true,
         *           "links": true
         *         },
         *         "basicInfo": true,
         *         "skills": true,
         *         "experience": true,
         *         "education": false,
         *         "portfolio": false
         *       },
         *       "createdAt": "2026-02-03T10:00:00.000Z",
         *       "updatedAt": "2026-11-10T10:00:00.000Z"
         *     }
         */
        FreelancerProfile: {
            /** @description The profile's id. */
            id: components["schemas"]["Id"];
            /** @description As in the address of the public profile. */
            userId: components["schemas"]["Id"];
            /** @example Maya Lindqvist */
            name: string;
            email: components["schemas"]["Email"];
            profileImage: components["schemas"]["FileUrl"];
            bio: string | null;
            location: string | null;
            age: components["schemas"]["Age"];
            skills: string[];
            /** @description In the freelancer's own words; `experienceEntries` are the posts held. */
            experience: string | null;
            /** @description In US dollars an hour. */
            hourlyRate: number | null;
            /** @description true is available, false is busy. true for a new account. */
            availability: boolean;
            githubUrl: string | null;
            linkedinUrl: string | null;
            portfolioUrl: string | null;
            ratings: components["schemas"]["AverageRating"];
            totalRatings: components["schemas"]["Count"];
            projectsCompleted: components["schemas"]["Count"];
            profileViews: components["schemas"]["Count"];
            successRate: components["schemas"]["SuccessRate"];
            isVerified: boolean;
            /** @description What `isVerified` rests on; null where it is false. */
            verified: components["schemas"]["Verified"] | null;
            /** @description Null when there is none. */
            resume: components["schemas"]["Resume"] | null;
            /** @description The latest first. */
            education: components["schemas"]["Education"][];
            /** @description The latest first. */
            experienceEntries: components["schemas"]["ExperienceEntry"][];
            /** @description The latest first. */
            portfolio: components["schemas"]["PortfolioItem"][];
            completion: components["schemas"]["ProfileCompletion"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        FreelancerProfileAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["FreelancerProfile"];
        };
        /**
         * @example {
         *       "name": "Maya Lindqvist",
         *       "bio": "I build calm, fast web applications for small teams.",
         *       "location": "Lisbon, Portugal",
         *       "age": 31,
         *       "skills": "React,TypeScript",
         *       "experience": "6 years, mostly with React",
         *       "hourlyRate": 65,
         *       "availability": true,
         *       "githubUrl": "https://github.com/example",
         *       "linkedinUrl": null,
         *       "portfolioUrl": null
         *     }
         */
        FreelancerProfileUpdate: {
            name: components["schemas"]["PersonName"];
            bio: components["schemas"]["Bio"];
            location: components["schemas"]["Place"];
            age?: components["schemas"]["Age"];
            skills?: components["schemas"]["FreelancerSkills"];
            experience: components["schemas"]["Experience"];
            hourlyRate: components["schemas"]["HourlyRate"];
            /** @description true is available, false is busy. */
            availability?: boolean;
            githubUrl?: components["schemas"]["OptionalUrl"];
            linkedinUrl?: components["schemas"]["OptionalUrl"];
            portfolioUrl?: components["schemas"]["OptionalUrl"];
        };
        /** @description `FreelancerProfileUpdate` as a form, with a picture. An empty part stands for null; skills are comma-joined, an empty part being no skills. */
        FreelancerProfileForm: {
            name: components["schemas"]["PersonName"];
            bio: components["schemas"]["Bio"];
            location: components["schemas"]["Place"];
            age?: components["schemas"]["Age"];
            skills?: components["schemas"]["CommaJoinedSkills"];
            experience: components["schemas"]["Experience"];
            hourlyRate: components["schemas"]["HourlyRate"];
            /** @description true is available, false is busy. */
            availability?: boolean;
            githubUrl?: components["schemas"]["OptionalUrl"];
            linkedinUrl?: components["schemas"]["OptionalUrl"];
            portfolioUrl?: components["schemas"]["OptionalUrl"];
            profileImage?: components["schemas"]["Picture"];
        };
        /**
         * @description In percent, rounded. Of the projects that the freelancer was hired for and that are over, the share that was completed. Null before the first.
         * @example 92
         */
        SuccessRate: number | null;
        DashboardFreelancer: {
            userId: components["schemas"]["Id"];
            /** @example Maya Lindqvist */
            name: string;
            profileImage: components["schemas"]["FileUrl"];
            ratings: components["schemas"]["AverageRating"];
            totalRatings: components["schemas"]["Count"];
            projectsCompleted: components["schemas"]["Count"];
            profileViews: components["schemas"]["Count"];
            successRate: components["schemas"]["SuccessRate"];
            completion: components["schemas"]["ProfileCompletion"];
            /** @description The latest 50 changed, the latest first. */
            assignedProjects: components["schemas"]["AssignedProject"][];
        };
        /** @description Something that only the freelancer can do next. */
        WaitingTask: {
            kind: components["schemas"]["TaskKind"];
            /** @description When the meeting begins; or when the freelancer was hired, it was scheduled or last changed, the work was sent back, the draft was last changed, the project was completed. */
            at: components["schemas"]["Timestamp"];
            project: components["schemas"]["NamedProject"];
            /** @example Nadia Haddad */
            clientName: string;
            /** @description Why the work was sent back, or the meeting moved or changed. Null for other kinds, and for an invitation that was not changed. */
            reason: string | null;
        };
        WaitingTasks: {
            /** @description Everything that waits, whether it is listed or not. */
            total: components["schemas"]["Count"];
            /** @description How many of all are invitations. */
            meetingsToAnswer: components["schemas"]["Count"];
            /** @description The most urgent first: meetings, the soonest first; then invitations to answer, work to go on with, drafts and ratings, of each kind the one that has waited longest first. */
            tasks: components["schemas"]["WaitingTask"][];
        };
        FreelancerDashboard: {
            freelancer: components["schemas"]["DashboardFreelancer"];
            waiting: components["schemas"]["WaitingTasks"];
        };
        FreelancerDashboardAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["FreelancerDashboard"];
        };
        /**
         * @example {
         *       "googleMeetLink": "https://meet.google.com/abc-defg-hij",
         *       "meetingDate": "2026-12-01",
         *       "meetingTime": "14:30",
         *       "timezone": "Europe/Paris",
         *       "meetingTitle": "Application Interview",
         *       "meetingDescription": null,
         *       "duration": 60,
         *       "meetingType": "INTERVIEW"
         *     }
         */
        MeetingCreation: {
            /** @description Over https, at the host `meet.google.com`, or `zoom.us` or a subdomain of it. */
            googleMeetLink: components["schemas"]["Url"];
            /** @description In `timezone`. The meeting must begin in the future. */
            meetingDate: components["schemas"]["CalendarDate"];
            meetingTime: components["schemas"]["ClockTime"];
            /** @default UTC */
            timezone?: components["schemas"]["TimezoneName"];
            /** @example Application Interview */
            meetingTitle: components["schemas"]["Title"];
            meetingDescription?: components["schemas"]["OptionalText"];
            /** @default 60 */
            duration?: components["schemas"]["InterviewDuration"];
            /** @default INTERVIEW */
            meetingType?: components["schemas"]["MeetingType"];
        };
        /**
         * @description Hours and minutes of the day (HH:mm), in the meeting's zone.
         * @example 14:30
         */
        ClockTime: string;
        /**
         * @description The time zone of a person (an IANA name, of any zone), from their account, else from a search they saved; null where it is not known.
         * @example Europe/Lisbon
         */
        KnownTimezone: string | null;
        /**
         * @example {
         *       "id": "b8a7c6d5-e4f3-4a2b-91c0-d9e8f7a6b5c4",
         *       "title": "Application Interview",
         *       "description": null,
         *       "googleMeetLink": "https://meet.google.com/abc-defg-hij",
         *       "scheduledDate": "2026-12-01",
         *       "scheduledTime": "14:30",
         *       "timezone": "Europe/Paris",
         *       "duration": 60,
         *       "startsAt": "2026-12-01T13:30:00.000Z",
         *       "endsAt": "2026-12-01T14:30:00.000Z",
         *       "meetingType": "INTERVIEW",
         *       "status": "SCHEDULED",
         *       "reply": "AWAITED",
         *       "reason": null,
         *       "proposal": null,
         *       "timesDeclinedAt": null,
         *       "etag": "\"1\"",
         *       "createdAt": "2026-11-20T09:30:00.000Z",
         *       "project": {
         *         "id": "5b1c1b86-5d0e-4c2c-9a6c-0a4f7d3a0c11",
         *         "title": "Redesign of our online shop"
         *       },
         *       "application": {
         *         "id": "c0a8f6d2-6f6a-4b58-8f0e-5d7f0b1e2a66",
         *         "status": "PENDING"
         *       },
         *       "freelancer": {
         *         "userId": "9d7e3a52-3f0b-4a7c-8a55-2f8f7f6d1b10",
         *         "name": "Maya Lindqvist",
         *         "profileImage": null,
         *         "timezone": "Europe/Lisbon"
         *       },
         *       "client": {
         *         "userId": "1f0c2b7e-8a1d-4a53-b1de-6c7b8f1a2d33",
         *         "name": "Jonas Weber",
         *         "company": "Northwind Coffee",
         *         "profileImage": null,
         *         "timezone": null
         *       }
         *     }
         */
        Meeting: {
            id: components["schemas"]["Id"];
            /** @example Application Interview */
            title: string;
            description: string | null;
            /** @example https://meet.google.com/abc-defg-hij */
            googleMeetLink: string;
            /** @description As chosen, in `timezone`. */
            scheduledDate: components["schemas"]["CalendarDate"];
            scheduledTime: components["schemas"]["ClockTime"];
            timezone: components["schemas"]["TimezoneName"];
            duration: components["schemas"]["InterviewDuration"];
            startsAt: components["schemas"]["Timestamp"];
            endsAt: components["schemas"]["Timestamp"];
            meetingType: components["schemas"]["MeetingType"];
            status: components["schemas"]["MeetingStatus"];
            reply: components["schemas"]["MeetingReply"];
            /** @description Why the client last rescheduled or cancelled it, or the freelancer declined it. Null where neither did, and where it fell away with its application. */
            reason: string | null;
            /** @description Other times that the freelancer proposed for a scheduled meeting. Null where there are none. */
            proposal: components["schemas"]["MeetingProposal"] | null;
            /** @description When the client said no to the times that the freelancer suggested last. Null where they did not, and once something else happened to the meeting. */
            timesDeclinedAt: components["schemas"]["OptionalTimestamp"];
            etag: components["schemas"]["ETag"];
            createdAt: components["schemas"]["Timestamp"];
            project: {
                id: components["schemas"]["Id"];
                /** @example Redesign of our online shop */
                title: string;
            };
            application: {
                id: components["schemas"]["Id"];
                status: components["schemas"]["ApplicationStatus"];
            };
            freelancer: {
                userId: components["schemas"]["Id"];
                /** @example Maya Lindqvist */
                name: string;
                timezone: components["schemas"]["KnownTimezone"];
                profileImage: components["schemas"]["FileUrl"];
            };
            client: {
                userId: components["schemas"]["Id"];
                timezone: components["schemas"]["KnownTimezone"];
                /** @example Jonas Weber */
                name: string;
                /** @example Northwind Coffee */
                company: string | null;
                profileImage: components["schemas"]["FileUrl"];
            };
        };
        /**
         * @example {
         *       "times": [
         *         {
         *           "startsAt": "2026-12-02T09:00:00.000Z",
         *           "endsAt": "2026-12-02T10:00:00.000Z"
         *         }
         *       ],
         *       "note": "I am on a train that afternoon.",
         *       "proposedAt": "2026-11-21T08:00:00.000Z"
         *     }
         */
        MeetingProposal: {
            /** @description The soonest first. One that has passed meanwhile can no longer be accepted. */
            times: {
                startsAt: components["schemas"]["Timestamp"];
                endsAt: components["schemas"]["Timestamp"];
            }[];
            /** @description What the freelancer wrote about it. */
            note: string | null;
            proposedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description The freelancer reads it.
         * @example A colleague who should be there is ill that day.
         */
        MeetingChangeReason: string;
        /**
         * @example {
         *       "reason": "A colleague who should be there is ill that day.",
         *       "meetingDate": "2026-12-03",
         *       "meetingTime": "10:00"
         *     }
         */
        MeetingRescheduling: {
            reason: components["schemas"]["MeetingChangeReason"];
            /** @description In `timezone`. The meeting must begin in the future. */
            meetingDate?: components["schemas"]["CalendarDate"];
            meetingTime?: components["schemas"]["ClockTime"];
            timezone?: components["schemas"]["TimezoneName"];
            duration?: components["schemas"]["InterviewDuration"];
            /** @description Over https, at the host `meet.google.com`, or `zoom.us` or a subdomain of it. */
            googleMeetLink?: components["schemas"]["Url"];
        };
        /**
         * @example {
         *       "reason": "We have decided to begin the project later."
         *     }
         */
        MeetingCancellation: {
            reason: components["schemas"]["MeetingChangeReason"];
        };
        /**
         * @example {
         *       "reason": "I have taken on another project since I applied."
         *     }
         */
        MeetingDeclining: {
            /** @description The client reads it. */
            reason: components["schemas"]["MeetingChangeReason"];
        };
        /**
         * @example {
         *       "times": [
         *         {
         *           "meetingDate": "2026-12-02",
         *           "meetingTime": "10:00"
         *         },
         *         {
         *           "meetingDate": "2026-12-03",
         *           "meetingTime": "16:30"
         *         }
         *       ],
         *       "note": "I am on a train that afternoon."
         *     }
         */
        MeetingTimesProposal: {
            times: {
                /** @description In `timezone`. */
                meetingDate: components["schemas"]["CalendarDate"];
                meetingTime: components["schemas"]["ClockTime"];
            }[];
            /** @description The zone of all these dates and times. Left out, the meeting's. */
            timezone?: components["schemas"]["TimezoneName"];
            /** @description The client reads it. */
            note?: string | null;
        };
        /**
         * @example {
         *       "startsAt": "2026-12-02T09:00:00.000Z"
         *     }
         */
        MeetingProposalAcceptance: {
            /** @description One of the times of `proposal`. */
            startsAt: components["schemas"]["SentInstant"];
        };
        MeetingAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["Meeting"];
        };
        MeetingList: {
            meetings: components["schemas"]["Meeting"][];
            pagination: components["schemas"]["Pagination"];
        };
        MeetingListAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["MeetingList"];
        };
        ScheduledMeeting: {
            meeting: components["schemas"]["Meeting"];
            /**
             * @description A sentence when the meeting overlaps another scheduled one of either person, else null. The client's own are named; of the freelancer's with others it only says that there is one.
             * @example This overlaps your meeting "Shop kick-off".
             */
            warning: string | null;
        };
        ScheduledMeetingAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["ScheduledMeeting"];
        };
        /**
         * @description What a time for a meeting overlaps. It is checked again, and only warned of, when the meeting is scheduled.
         * @example {
         *       "startsAt": "2026-12-01T13:30:00.000Z",
         *       "endsAt": "2026-12-01T14:30:00.000Z",
         *       "ownMeetings": [
         *         {
         *           "id": "b8a7c6d5-e4f3-4a2b-91c0-d9e8f7a6b5c4",
         *           "title": "Shop kick-off",
         *           "startsAt": "2026-12-01T13:00:00.000Z",
         *           "endsAt": "2026-12-01T14:00:00.000Z"
         *         }
         *       ],
         *       "isFreelancerBusy": false,
         *       "freelancerTimezone": "Europe/Lisbon"
         *     }
         */
        MeetingConflicts: {
            startsAt: components["schemas"]["Timestamp"];
            endsAt: components["schemas"]["Timestamp"];
            /** @description The client's own scheduled meetings that share time with this one, the soonest first. */
            ownMeetings: {
                id: components["schemas"]["Id"];
                /** @example Shop kick-off */
                title: string;
                startsAt: components["schemas"]["Timestamp"];
                endsAt: components["schemas"]["Timestamp"];
            }[];
            /** @description Whether the freelancer has a meeting with another client that shares time with this one. */
            isFreelancerBusy: boolean;
            freelancerTimezone: components["schemas"]["KnownTimezone"];
        };
        MeetingConflictsAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["MeetingConflicts"];
        };
        Health: {
            /** @constant */
            status: "ok";
        };
        HealthAnswer: {
            success: components["schemas"]["Success"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["Health"];
        };
    };
    responses: {
        /** @description Malformed: the body is not JSON, or a path, query or header value does not fit. An unknown query parameter is named. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Unknown query parameter: colour.",
                 *       "data": null,
                 *       "errors": {
                 *         "colour": "Unknown query parameter."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No token, or one that is unknown, ended or expired. */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Please log in again to continue.",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Signed in, but in the wrong role, or not the owner. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Only freelancers can apply to projects.",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is no such thing. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Project not found.",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Not allowed in this state, or a duplicate. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "This project is already ASSIGNED. It can be completed.",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Someone changed this since it was read. Nothing was written. */
        PreconditionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "This was changed elsewhere since you opened it. Reload to see the latest version.",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body or a file is larger than allowed. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "The file is larger than 5 MB.",
                 *       "data": null,
                 *       "errors": {
                 *         "profileImage": "The file is larger than 5 MB."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body or a file is not of an accepted type. A file is judged by its content, not by its name. */
        UnsupportedType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Please choose a JPEG, PNG or WebP picture.",
                 *       "data": null,
                 *       "errors": {
                 *         "profileImage": "Please choose a JPEG, PNG or WebP picture."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body was read, but a field does not fit. `errors` has a sentence for each. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Please check your input and try again.",
                 *       "data": null,
                 *       "errors": {
                 *         "budgetMax": "Maximum budget must be at least the minimum budget."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many requests. */
        TooMany: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Please wait 30 seconds before asking for another code.",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The account has opened as many profiles as `x-limits.profilesOpened` allows. Those that it has opened stay readable. */
        TooManyProfiles: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "You have opened as many profiles as one account may in a day. You can open more in 5 hours.",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The server's own fault. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Something went wrong on our side. Please try again.",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The server cannot serve at the moment, the database being away for instance. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "The service is not available at the moment. Please try again shortly.",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /** @description The application's id. */
        ApplicationId: components["schemas"]["Id"];
        /** @description The user's id of a client. */
        ClientId: components["schemas"]["Id"];
        /** @description The education entry's id. */
        EducationId: components["schemas"]["Id"];
        /** @description The experience entry's id. */
        ExperienceId: components["schemas"]["Id"];
        /** @description The file's id. */
        FileId: components["schemas"]["Id"];
        /** @description The user's id of a freelancer. */
        FreelancerId: components["schemas"]["Id"];
        /** @description The project's id. */
        JobId: components["schemas"]["Id"];
        /** @description The meeting's id. */
        MeetingId: components["schemas"]["Id"];
        /** @description The portfolio item's id. */
        PortfolioItemId: components["schemas"]["Id"];
        /** @description The session's id. */
        SessionId: components["schemas"]["Id"];
        /** @description The saved search's id. */
        SavedSearchId: components["schemas"]["Id"];
        /** @description The rating's id. */
        RatingId: components["schemas"]["Id"];
        /** @description The project's id. */
        ProjectId: components["schemas"]["Id"];
        /** @description The user's id. */
        UserId: components["schemas"]["Id"];
        /** @description Which page of the list, from 1. */
        Page: number;
        /** @description How many entries a page holds. */
        Limit10: number;
        /** @description How many entries a page holds. */
        Limit12: number;
        /** @description How many entries a page holds. */
        Limit20: number;
        /** @description How many entries a page holds. */
        Limit50: number;
        /**
         * @description Words to look for, in any case. Jobs and projects are searched by title, description and skills; freelancers by name, skills, experience and bio. Every word must be found, as written or in another form of it; the last one also as the beginning of a word.
         * @example react
         */
        Query: components["schemas"]["SearchText"];
        /**
         * @description Skills joined by commas, in any case. Keeps entries that have at least one of them.
         * @example React,TypeScript
         */
        Skills: components["schemas"]["JoinedSkills"];
        /**
         * @description Skills joined by commas, in any case. Leaves out entries that have one of them. More than 10 (`x-limits.skillsExcluded`) are refused with 400, and so is a skill that `skills` names too.
         * @example WordPress,PHP
         */
        SkillsExcluded: components["schemas"]["JoinedSkills"];
        /**
         * @description Keeps entries whose location (for a job, its client's) contains this text, in any case.
         * @example Lisbon
         */
        Location: components["schemas"]["PartOfLocation"];
        /**
         * @description Keeps freelancers whose average rating is this or more. The unrated are left out when it is above 0.
         * @example 4.5
         */
        MinRating: components["schemas"]["LeastRating"];
        /**
         * @description In US dollars an hour. Keeps freelancers whose rate is this or more. Left out, there is no limit. More than `maxRate` is refused with 400.
         * @example 40
         */
        MinRate: components["schemas"]["LeastRate"];
        /**
         * @description In US dollars an hour. Keeps freelancers whose rate is this or less. Left out, there is no limit.
         * @example 80
         */
        MaxRate: components["schemas"]["MostRate"];
        /** @description Keeps freelancers of this level. Left out, any. */
        ExperienceLevel: components["schemas"]["ExperienceLevel"];
        /**
         * @description true keeps the available, false the busy. Left out, all.
         * @example true
         */
        Availability: boolean;
        /** @description The order of the list. Equal ones come best rated first, then newest first. */
        FreelancerSort: components["schemas"]["FreelancerSort"];
        /** @description Keeps projects in this status. Left out, all. */
        ProjectStatus: components["schemas"]["ProjectStatus"];
        /** @description Keeps projects in this status, or in one of those that it stands for. Left out, all. */
        ProjectStatusChoice: components["schemas"]["ProjectStatusChoice"];
        /** @description The rejection's id. */
        RejectionId: components["schemas"]["Id"];
        /**
         * @description A value made anew for each intent, a UUID for instance, kept for 24 hours. The same key with the same body gives the same answer again and one effect;
         *     with another body it is 422.
         * @example 0f8fad5b-d9cb-469f-a165-70867728950e
         */
        IdempotencyKey: string;
        /**
         * @description The `ETag` header or `etag` field of the version that was read, quotes included. When something newer is stored, nothing is written and the answer is 412.
         * @example "7"
         */
        IfMatch: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description A picture may be kept for a year without asking again; a resume and a calendar must be asked for each time.
         * @example public, max-age=31536000, immutable
         */
        "Cache-Control": string;
        /**
         * @description Nothing in a file may load or run anything.
         * @example default-src 'none'; frame-ancestors 'none'; sandbox
         */
        "Content-Security-Policy": string;
        /**
         * @description Whether to show the file or to save it, and under which name.
         * @example attachment; filename="interview.ics"
         */
        "Content-Disposition": string;
        /**
         * @description The version of what was answered, for `If-Match`. It changes with the fields that a write can change, and with the status; not with views, ratings or a new application.
         * @example "7"
         */
        ETag: string;
        /**
         * @description The address of what was made.
         * @example /api/v1/public/jobs/5b1c1b86-5d0e-4c2c-9a6c-0a4f7d3a0c11
         */
        Location: string;
        /**
         * @description After how many seconds to try again.
         * @example 30
         */
        "Retry-After": number;
        /**
         * @description How to sign in.
         * @example Bearer
         */
        "WWW-Authenticate": string;
    };
    pathItems: never;
}
export type Success = components['schemas']['Success'];
export type Message = components['schemas']['Message'];
export type Failure = components['schemas']['Failure'];
export type Pagination = components['schemas']['Pagination'];
export type SearchPagination = components['schemas']['SearchPagination'];
export type SearchFilter = components['schemas']['SearchFilter'];
export type LoosenedSearch = components['schemas']['LoosenedSearch'];
export type LoosenedSearches = components['schemas']['LoosenedSearches'];
export type EmptyAnswer = components['schemas']['EmptyAnswer'];
export type Role = components['schemas']['Role'];
export type ProjectStatus = components['schemas']['ProjectStatus'];
export type ProjectStatusChoice = components['schemas']['ProjectStatusChoice'];
export type ApplicationStatus = components['schemas']['ApplicationStatus'];
export type RejectionStatus = components['schemas']['RejectionStatus'];
export type ApplicationEventType = components['schemas']['ApplicationEventType'];
export type MeetingStatus = components['schemas']['MeetingStatus'];
export type MeetingReply = components['schemas']['MeetingReply'];
export type WaitingKind = components['schemas']['WaitingKind'];
export type TaskKind = components['schemas']['TaskKind'];
export type AccountObstacleKind = components['schemas']['AccountObstacleKind'];
export type MailKind = components['schemas']['MailKind'];
export type MeetingType = components['schemas']['MeetingType'];
export type InterviewDuration = components['schemas']['InterviewDuration'];
export type ProjectEventType = components['schemas']['ProjectEventType'];
export type Duration = components['schemas']['Duration'];
export type Industry = components['schemas']['Industry'];
export type SupportCategory = components['schemas']['SupportCategory'];
export type ChangeKind = components['schemas']['ChangeKind'];
export type Change = components['schemas']['Change'];
export type ChangeStream = components['schemas']['ChangeStream'];
export type JobCategory = components['schemas']['JobCategory'];
export type JobSort = components['schemas']['JobSort'];
export type FreelancerSort = components['schemas']['FreelancerSort'];
export type MatchReason = components['schemas']['MatchReason'];
export type ExperienceLevel = components['schemas']['ExperienceLevel'];
export type RatingType = components['schemas']['RatingType'];
export type Skill = components['schemas']['Skill'];
export type Id = components['schemas']['Id'];
export type Timestamp = components['schemas']['Timestamp'];
export type SentInstant = components['schemas']['SentInstant'];
export type CalendarDate = components['schemas']['CalendarDate'];
export type ETag = components['schemas']['ETag'];
export type Email = components['schemas']['Email'];
export type ContactEmail = components['schemas']['ContactEmail'];
export type Otp = components['schemas']['Otp'];
export type NewPassword = components['schemas']['NewPassword'];
export type OneLine = components['schemas']['OneLine'];
export type PersonName = components['schemas']['PersonName'];
export type Place = components['schemas']['Place'];
export type Bio = components['schemas']['Bio'];
export type OptionalText = components['schemas']['OptionalText'];
export type OptionalUrl = components['schemas']['OptionalUrl'];
export type CompanyName = components['schemas']['CompanyName'];
export type CompanySize = components['schemas']['CompanySize'];
export type Age = components['schemas']['Age'];
export type Experience = components['schemas']['Experience'];
export type HourlyRate = components['schemas']['HourlyRate'];
export type Budget = components['schemas']['Budget'];
export type Title = components['schemas']['Title'];
export type LongText = components['schemas']['LongText'];
export type FreeSkill = components['schemas']['FreeSkill'];
export type CommaJoinedSkills = components['schemas']['CommaJoinedSkills'];
export type FreelancerSkills = components['schemas']['FreelancerSkills'];
export type ProjectSkills = components['schemas']['ProjectSkills'];
export type Url = components['schemas']['Url'];
export type FileUrl = components['schemas']['FileUrl'];
export type AverageRating = components['schemas']['AverageRating'];
export type Count = components['schemas']['Count'];
export type Money = components['schemas']['Money'];
export type BudgetRange = components['schemas']['BudgetRange'];
export type Binary = components['schemas']['Binary'];
export type Picture = components['schemas']['Picture'];
export type PictureSize = components['schemas']['PictureSize'];
export type CodeRequest = components['schemas']['CodeRequest'];
export type EmailVerification = components['schemas']['EmailVerification'];
export type SignUp = components['schemas']['SignUp'];
export type LogIn = components['schemas']['LogIn'];
export type AccountClosure = components['schemas']['AccountClosure'];
export type AccountObstacle = components['schemas']['AccountObstacle'];
export type AccountClosing = components['schemas']['AccountClosing'];
export type AccountClosingAnswer = components['schemas']['AccountClosingAnswer'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type EmailPreference = components['schemas']['EmailPreference'];
export type EmailPreferences = components['schemas']['EmailPreferences'];
export type EmailPreferencesAnswer = components['schemas']['EmailPreferencesAnswer'];
export type AccountTimezone = components['schemas']['AccountTimezone'];
export type AccountTimezoneAnswer = components['schemas']['AccountTimezoneAnswer'];
export type EmailChangeRequest = components['schemas']['EmailChangeRequest'];
export type EmailChangeProof = components['schemas']['EmailChangeProof'];
export type AccountEmail = components['schemas']['AccountEmail'];
export type AccountEmailAnswer = components['schemas']['AccountEmailAnswer'];
export type AccountRole = components['schemas']['AccountRole'];
export type AccountRoleAnswer = components['schemas']['AccountRoleAnswer'];
export type AccountRoleChange = components['schemas']['AccountRoleChange'];
export type OwnSession = components['schemas']['OwnSession'];
export type SessionList = components['schemas']['SessionList'];
export type SessionListAnswer = components['schemas']['SessionListAnswer'];
export type CalendarFeed = components['schemas']['CalendarFeed'];
export type CalendarFeedAnswer = components['schemas']['CalendarFeedAnswer'];
export type VerificationSubject = components['schemas']['VerificationSubject'];
export type VerificationProblem = components['schemas']['VerificationProblem'];
export type Verified = components['schemas']['Verified'];
export type VerificationRequest = components['schemas']['VerificationRequest'];
export type Verification = components['schemas']['Verification'];
export type VerificationAnswer = components['schemas']['VerificationAnswer'];
export type PasswordReset = components['schemas']['PasswordReset'];
export type CodeSent = components['schemas']['CodeSent'];
export type CodeSentAnswer = components['schemas']['CodeSentAnswer'];
export type RequestId = components['schemas']['RequestId'];
export type Ticket = components['schemas']['Ticket'];
export type EmailVerified = components['schemas']['EmailVerified'];
export type EmailVerifiedAnswer = components['schemas']['EmailVerifiedAnswer'];
export type Session = components['schemas']['Session'];
export type SessionAnswer = components['schemas']['SessionAnswer'];
export type JobClient = components['schemas']['JobClient'];
export type Job = components['schemas']['Job'];
export type JobApplication = components['schemas']['JobApplication'];
export type JobAnswer = components['schemas']['JobAnswer'];
export type JobList = components['schemas']['JobList'];
export type JobListAnswer = components['schemas']['JobListAnswer'];
export type FeaturedProjectsAnswer = components['schemas']['FeaturedProjectsAnswer'];
export type SearchText = components['schemas']['SearchText'];
export type JoinedSkills = components['schemas']['JoinedSkills'];
export type PartOfLocation = components['schemas']['PartOfLocation'];
export type LeastRating = components['schemas']['LeastRating'];
export type LeastRate = components['schemas']['LeastRate'];
export type MostRate = components['schemas']['MostRate'];
export type WantedBudget = components['schemas']['WantedBudget'];
export type SavedSearchCriteria = components['schemas']['SavedSearchCriteria'];
export type DigestFrequency = components['schemas']['DigestFrequency'];
export type TimezoneName = components['schemas']['TimezoneName'];
export type SavedSearchName = components['schemas']['SavedSearchName'];
export type SavedSearchInput = components['schemas']['SavedSearchInput'];
export type SavedSearchChange = components['schemas']['SavedSearchChange'];
export type SavedSearchSeen = components['schemas']['SavedSearchSeen'];
export type SavedSearch = components['schemas']['SavedSearch'];
export type SavedSearchAnswer = components['schemas']['SavedSearchAnswer'];
export type SavedSearchList = components['schemas']['SavedSearchList'];
export type SavedSearchListAnswer = components['schemas']['SavedSearchListAnswer'];
export type FreelancerListing = components['schemas']['FreelancerListing'];
export type ComparedIds = components['schemas']['ComparedIds'];
export type ComparedFreelancers = components['schemas']['ComparedFreelancers'];
export type ComparedFreelancersAnswer = components['schemas']['ComparedFreelancersAnswer'];
export type RateSpread = components['schemas']['RateSpread'];
export type RateSpreadAnswer = components['schemas']['RateSpreadAnswer'];
export type FreelancerLocations = components['schemas']['FreelancerLocations'];
export type FreelancerLocationsAnswer = components['schemas']['FreelancerLocationsAnswer'];
export type FreelancerList = components['schemas']['FreelancerList'];
export type FreelancerListAnswer = components['schemas']['FreelancerListAnswer'];
export type FeaturedFreelancer = components['schemas']['FeaturedFreelancer'];
export type FeaturedFreelancersAnswer = components['schemas']['FeaturedFreelancersAnswer'];
export type FreelancerContact = components['schemas']['FreelancerContact'];
export type FreelancerContactAnswer = components['schemas']['FreelancerContactAnswer'];
export type PublicBasics = components['schemas']['PublicBasics'];
export type RatingDistribution = components['schemas']['RatingDistribution'];
export type PublicFreelancer = components['schemas']['PublicFreelancer'];
export type PublicFreelancerAnswer = components['schemas']['PublicFreelancerAnswer'];
export type PublicClient = components['schemas']['PublicClient'];
export type PublicClientAnswer = components['schemas']['PublicClientAnswer'];
export type CompletedProject = components['schemas']['CompletedProject'];
export type PublicRating = components['schemas']['PublicRating'];
export type PublicProfile = components['schemas']['PublicProfile'];
export type PublicProfileAnswer = components['schemas']['PublicProfileAnswer'];
export type PublicFreelancerProfile = components['schemas']['PublicFreelancerProfile'];
export type PublicFreelancerProfileAnswer = components['schemas']['PublicFreelancerProfileAnswer'];
export type SupportRequestCreation = components['schemas']['SupportRequestCreation'];
export type SupportRequest = components['schemas']['SupportRequest'];
export type SupportRequestAnswer = components['schemas']['SupportRequestAnswer'];
export type ProjectSummary = components['schemas']['ProjectSummary'];
export type ClientProfile = components['schemas']['ClientProfile'];
export type ClientProfileAnswer = components['schemas']['ClientProfileAnswer'];
export type ClientProfileUpdate = components['schemas']['ClientProfileUpdate'];
export type ClientProfileForm = components['schemas']['ClientProfileForm'];
export type ProfileImageForm = components['schemas']['ProfileImageForm'];
export type ProfilePictureForm = components['schemas']['ProfilePictureForm'];
export type ProfileImage = components['schemas']['ProfileImage'];
export type ProfileImageAnswer = components['schemas']['ProfileImageAnswer'];
export type DashboardClient = components['schemas']['DashboardClient'];
export type AppliedProject = components['schemas']['AppliedProject'];
export type ClientStats = components['schemas']['ClientStats'];
export type ProjectsByStatus = components['schemas']['ProjectsByStatus'];
export type RecentApplication = components['schemas']['RecentApplication'];
export type NamedProject = components['schemas']['NamedProject'];
export type WaitingDecision = components['schemas']['WaitingDecision'];
export type WaitingDecisions = components['schemas']['WaitingDecisions'];
export type ClientDashboard = components['schemas']['ClientDashboard'];
export type ClientDashboardAnswer = components['schemas']['ClientDashboardAnswer'];
export type ProjectCreation = components['schemas']['ProjectCreation'];
export type ProjectFreelancer = components['schemas']['ProjectFreelancer'];
export type ClientProject = components['schemas']['ClientProject'];
export type ClientProjectAnswer = components['schemas']['ClientProjectAnswer'];
export type ClientProjectList = components['schemas']['ClientProjectList'];
export type ClientProjectListAnswer = components['schemas']['ClientProjectListAnswer'];
export type CompletionRequest = components['schemas']['CompletionRequest'];
export type ProjectEndingRequest = components['schemas']['ProjectEndingRequest'];
export type ProjectEnding = components['schemas']['ProjectEnding'];
export type CompletionRejection = components['schemas']['CompletionRejection'];
export type OptionalTimestamp = components['schemas']['OptionalTimestamp'];
export type WorkStatement = components['schemas']['WorkStatement'];
export type Delivery = components['schemas']['Delivery'];
export type StatementParty = components['schemas']['StatementParty'];
export type WorkStatementAnswer = components['schemas']['WorkStatementAnswer'];
export type Stars = components['schemas']['Stars'];
export type RatingCreation = components['schemas']['RatingCreation'];
export type RatingReply = components['schemas']['RatingReply'];
export type GivenReply = components['schemas']['GivenReply'];
export type GivenRating = components['schemas']['GivenRating'];
export type Rating = components['schemas']['Rating'];
export type RatingAnswer = components['schemas']['RatingAnswer'];
export type RatingList = components['schemas']['RatingList'];
export type RatingListAnswer = components['schemas']['RatingListAnswer'];
export type ProposalCreation = components['schemas']['ProposalCreation'];
export type DraftText = components['schemas']['DraftText'];
export type ProposalDraftText = components['schemas']['ProposalDraftText'];
export type ProposalDraft = components['schemas']['ProposalDraft'];
export type ProposalDraftAnswer = components['schemas']['ProposalDraftAnswer'];
export type FoundProposalDraft = components['schemas']['FoundProposalDraft'];
export type FoundProposalDraftAnswer = components['schemas']['FoundProposalDraftAnswer'];
export type ApplicationRejection = components['schemas']['ApplicationRejection'];
export type ProjectWithdrawal = components['schemas']['ProjectWithdrawal'];
export type RejectionCreation = components['schemas']['RejectionCreation'];
export type Rejection = components['schemas']['Rejection'];
export type RejectionAnswer = components['schemas']['RejectionAnswer'];
export type ApplicationProject = components['schemas']['ApplicationProject'];
export type Applicant = components['schemas']['Applicant'];
export type ApplicationEvent = components['schemas']['ApplicationEvent'];
export type EarlierText = components['schemas']['EarlierText'];
export type EventMeeting = components['schemas']['EventMeeting'];
export type ApplicationHistory = components['schemas']['ApplicationHistory'];
export type ClientApplication = components['schemas']['ClientApplication'];
export type ClientApplicationAnswer = components['schemas']['ClientApplicationAnswer'];
export type ClientApplicationList = components['schemas']['ClientApplicationList'];
export type ClientApplicationListAnswer = components['schemas']['ClientApplicationListAnswer'];
export type FreelancerApplication = components['schemas']['FreelancerApplication'];
export type FreelancerApplicationAnswer = components['schemas']['FreelancerApplicationAnswer'];
export type FreelancerApplicationList = components['schemas']['FreelancerApplicationList'];
export type FreelancerApplicationListAnswer = components['schemas']['FreelancerApplicationListAnswer'];
export type PostValues = components['schemas']['PostValues'];
export type PostChange = components['schemas']['PostChange'];
export type PostEdit = components['schemas']['PostEdit'];
export type ProjectEvent = components['schemas']['ProjectEvent'];
export type ProjectTimeline = components['schemas']['ProjectTimeline'];
export type ProjectTimelineAnswer = components['schemas']['ProjectTimelineAnswer'];
export type AssignedProjectClient = components['schemas']['AssignedProjectClient'];
export type AssignedProject = components['schemas']['AssignedProject'];
export type AssignedProjectAnswer = components['schemas']['AssignedProjectAnswer'];
export type AssignedProjectList = components['schemas']['AssignedProjectList'];
export type AssignedProjectListAnswer = components['schemas']['AssignedProjectListAnswer'];
export type EducationInput = components['schemas']['EducationInput'];
export type Education = components['schemas']['Education'];
export type EducationAnswer = components['schemas']['EducationAnswer'];
export type ExperienceInput = components['schemas']['ExperienceInput'];
export type ExperienceEntry = components['schemas']['ExperienceEntry'];
export type ExperienceAnswer = components['schemas']['ExperienceAnswer'];
export type PortfolioItemInput = components['schemas']['PortfolioItemInput'];
export type PortfolioItemForm = components['schemas']['PortfolioItemForm'];
export type Technologies = components['schemas']['Technologies'];
export type PortfolioItem = components['schemas']['PortfolioItem'];
export type PortfolioPlace = components['schemas']['PortfolioPlace'];
export type PortfolioItemAnswer = components['schemas']['PortfolioItemAnswer'];
export type ResumeForm = components['schemas']['ResumeForm'];
export type Resume = components['schemas']['Resume'];
export type ResumeAnswer = components['schemas']['ResumeAnswer'];
export type ProfileCompletion = components['schemas']['ProfileCompletion'];
export type ProfileCompletionAnswer = components['schemas']['ProfileCompletionAnswer'];
export type FreelancerProfile = components['schemas']['FreelancerProfile'];
export type FreelancerProfileAnswer = components['schemas']['FreelancerProfileAnswer'];
export type FreelancerProfileUpdate = components['schemas']['FreelancerProfileUpdate'];
export type FreelancerProfileForm = components['schemas']['FreelancerProfileForm'];
export type SuccessRate = components['schemas']['SuccessRate'];
export type DashboardFreelancer = components['schemas']['DashboardFreelancer'];
export type WaitingTask = components['schemas']['WaitingTask'];
export type WaitingTasks = components['schemas']['WaitingTasks'];
export type FreelancerDashboard = components['schemas']['FreelancerDashboard'];
export type FreelancerDashboardAnswer = components['schemas']['FreelancerDashboardAnswer'];
export type MeetingCreation = components['schemas']['MeetingCreation'];
export type ClockTime = components['schemas']['ClockTime'];
export type KnownTimezone = components['schemas']['KnownTimezone'];
export type Meeting = components['schemas']['Meeting'];
export type MeetingProposal = components['schemas']['MeetingProposal'];
export type MeetingChangeReason = components['schemas']['MeetingChangeReason'];
export type MeetingRescheduling = components['schemas']['MeetingRescheduling'];
export type MeetingCancellation = components['schemas']['MeetingCancellation'];
export type MeetingDeclining = components['schemas']['MeetingDeclining'];
export type MeetingTimesProposal = components['schemas']['MeetingTimesProposal'];
export type MeetingProposalAcceptance = components['schemas']['MeetingProposalAcceptance'];
export type MeetingAnswer = components['schemas']['MeetingAnswer'];
export type MeetingList = components['schemas']['MeetingList'];
export type MeetingListAnswer = components['schemas']['MeetingListAnswer'];
export type ScheduledMeeting = components['schemas']['ScheduledMeeting'];
export type ScheduledMeetingAnswer = components['schemas']['ScheduledMeetingAnswer'];
export type MeetingConflicts = components['schemas']['MeetingConflicts'];
export type MeetingConflictsAnswer = components['schemas']['MeetingConflictsAnswer'];
export type Health = components['schemas']['Health'];
export type HealthAnswer = components['schemas']['HealthAnswer'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponsePreconditionFailed = components['responses']['PreconditionFailed'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseUnsupportedType = components['responses']['UnsupportedType'];
export type ResponseInvalid = components['responses']['Invalid'];
export type ResponseTooMany = components['responses']['TooMany'];
export type ResponseTooManyProfiles = components['responses']['TooManyProfiles'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ParameterApplicationId = components['parameters']['ApplicationId'];
export type ParameterClientId = components['parameters']['ClientId'];
export type ParameterEducationId = components['parameters']['EducationId'];
export type ParameterExperienceId = components['parameters']['ExperienceId'];
export type ParameterFileId = components['parameters']['FileId'];
export type ParameterFreelancerId = components['parameters']['FreelancerId'];
export type ParameterJobId = components['parameters']['JobId'];
export type ParameterMeetingId = components['parameters']['MeetingId'];
export type ParameterPortfolioItemId = components['parameters']['PortfolioItemId'];
export type ParameterSessionId = components['parameters']['SessionId'];
export type ParameterSavedSearchId = components['parameters']['SavedSearchId'];
export type ParameterRatingId = components['parameters']['RatingId'];
export type ParameterProjectId = components['parameters']['ProjectId'];
export type ParameterUserId = components['parameters']['UserId'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterLimit10 = components['parameters']['Limit10'];
export type ParameterLimit12 = components['parameters']['Limit12'];
export type ParameterLimit20 = components['parameters']['Limit20'];
export type ParameterLimit50 = components['parameters']['Limit50'];
export type ParameterQuery = components['parameters']['Query'];
export type ParameterSkills = components['parameters']['Skills'];
export type ParameterSkillsExcluded = components['parameters']['SkillsExcluded'];
export type ParameterLocation = components['parameters']['Location'];
export type ParameterMinRating = components['parameters']['MinRating'];
export type ParameterMinRate = components['parameters']['MinRate'];
export type ParameterMaxRate = components['parameters']['MaxRate'];
export type ParameterExperienceLevel = components['parameters']['ExperienceLevel'];
export type ParameterAvailability = components['parameters']['Availability'];
export type ParameterFreelancerSort = components['parameters']['FreelancerSort'];
export type ParameterProjectStatus = components['parameters']['ProjectStatus'];
export type ParameterProjectStatusChoice = components['parameters']['ProjectStatusChoice'];
export type ParameterRejectionId = components['parameters']['RejectionId'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterIfMatch = components['parameters']['IfMatch'];
export type HeaderCacheControl = components['headers']['Cache-Control'];
export type HeaderContentSecurityPolicy = components['headers']['Content-Security-Policy'];
export type HeaderContentDisposition = components['headers']['Content-Disposition'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderLocation = components['headers']['Location'];
export type HeaderRetryAfter = components['headers']['Retry-After'];
export type HeaderWwwAuthenticate = components['headers']['WWW-Authenticate'];
export type $defs = Record<string, never>;
export interface operations {
    sendVerificationOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeRequest"];
            };
        };
        responses: {
            /** @description The code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSentAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            /** @description Asked again within 30 seconds, or more than 5 times in an hour. */
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyEmailOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailVerification"];
            };
        };
        responses: {
            /** @description The email is proved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailVerifiedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signUpClient: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value made anew for each intent, a UUID for instance, kept for 24 hours. The same key with the same body gives the same answer again and one effect;
                 *     with another body it is 422.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description The account is made, and signed in. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The email has an account, whose role the message names: "Email address already exists as a freelancer. Can't use same email for a client account." */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signUpFreelancer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value made anew for each intent, a UUID for instance, kept for 24 hours. The same key with the same body gives the same answer again and one effect;
                 *     with another body it is 422.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description The account is made, and signed in. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The email has an account, whose role the message names: "Email address already exists as a client. Can't use same email for a freelancer account." */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logInClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogIn"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description "Invalid email or password. Please check your credentials." */
            401: components["responses"]["Unauthorized"];
            /** @description The password is right, the account is a freelancer's: "You are signed up as a freelancer. Please sign up as a client first." */
            404: components["responses"]["NotFound"];
            /** @description The password is right, and the owner has closed the account: "You closed this account. You can reopen it until December 7, 2026 (Lisbon time)." With `reopen` it is opened again. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logInFreelancer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogIn"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description "Invalid email or password. Please check your credentials." */
            401: components["responses"]["Unauthorized"];
            /** @description The password is right, the account is a client's: "You are signed up as a client. Please sign up as a freelancer first." */
            404: components["responses"]["NotFound"];
            /** @description The password is right, and the owner has closed the account: "You closed this account. You can reopen it until December 7, 2026 (Lisbon time)." With `reopen` it is opened again. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestClientPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeRequest"];
            };
        };
        responses: {
            /** @description If the email is a client's, the code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSentAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            /** @description Asked again within 30 seconds, or more than 5 times in an hour. */
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestFreelancerPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeRequest"];
            };
        };
        responses: {
            /** @description If the email is a freelancer's, the code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSentAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            /** @description Asked again within 30 seconds, or more than 5 times in an hour. */
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetClientPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The password is changed; log in with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetFreelancerPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The password is changed; log in with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is worth nothing any more. Message: "Logged out successfully". */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamChanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["ChangeStream"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The living sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No other session is left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's id. */
                sessionId: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The account has no such session, or it has ended already. */
            404: components["responses"]["NotFound"];
            /** @description It is the session of this call; `logOut` ends that one. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The password is changed; the session of this call goes on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEmailPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kinds of email, each on or off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailPreferencesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setEmailPreference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailPreference"];
            };
        };
        responses: {
            /** @description The kinds of email, each on or off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailPreferencesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccountTimezone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time zone, or null where none is chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountTimezoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setAccountTimezone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountTimezone"];
            };
        };
        responses: {
            /** @description The time zone, or null where none is chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountTimezoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChangeRequest"];
            };
        };
        responses: {
            /** @description A code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSentAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChangeProof"];
            };
        };
        responses: {
            /** @description The address that the account has now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountEmailAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccountRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountRoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeAccountRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountRoleChange"];
            };
        };
        responses: {
            /** @description The role that the account has now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountRoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccountClosing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is open, the applications first, then the work, then the meetings; empty where the account can be closed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountClosingAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountClosure"];
            };
        };
        responses: {
            /** @description The account is closed, and its owner is told by email. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is open work, which `getAccountClosing` names. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, to be saved as a file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.guildhall.account+json": components["schemas"]["Binary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The verification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationRequest"];
            };
        };
        responses: {
            /** @description The verification after the check. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPublicJobs: {
        parameters: {
            query?: {
                /** @description Which page of the list, from 1. */
                page?: components["parameters"]["Page"];
                /** @description How many entries a page holds. */
                limit?: components["parameters"]["Limit12"];
                /**
                 * @description Words to look for, in any case. Jobs and projects are searched by title, description and skills; freelancers by name, skills, experience and bio. Every word must be found, as written or in another form of it; the last one also as the beginning of a word.
                 * @example react
                 */
                query?: components["parameters"]["Query"];
                /**
                 * @description Skills joined by commas, in any case. Keeps entries that have at least one of them.
                 * @example React,TypeScript
                 */
                skills?: components["parameters"]["Skills"];
                /**
                 * @description Skills joined by commas, in any case. Leaves out entries that have one of them. More than 10 (`x-limits.skillsExcluded`) are refused with 400, and so is a skill that `skills` names too.
                 * @example WordPress,PHP
                 */
                skillsExcluded?: components["parameters"]["SkillsExcluded"];
                /**
                 * @description Keeps entries whose location (for a job, its client's) contains this text, in any case.
                 * @example Lisbon
                 */
                location?: components["parameters"]["Location"];
                /**
                 * @description In US dollars. Keeps jobs whose budget range reaches this or more.
                 * @example 500
                 */
                budgetMin?: components["schemas"]["WantedBudget"];
                /**
                 * @description In US dollars. Keeps jobs whose budget range starts at this or less.
                 * @example 5000
                 */
                budgetMax?: components["schemas"]["WantedBudget"];
                /** @description Keeps jobs of this duration. */
                duration?: components["schemas"]["Duration"];
                /** @description Keeps jobs that need at least one skill of this category. */
                category?: components["schemas"]["JobCategory"];
                /** @description The order of the list. Equal ones come newest first. */
                sort?: components["schemas"]["JobSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of jobs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project's id. */
                jobId: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFeaturedProjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The featured projects; an empty list when there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeaturedProjectsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPublicFreelancers: {
        parameters: {
            query?: {
                /** @description Which page of the list, from 1. */
                page?: components["parameters"]["Page"];
                /** @description How many entries a page holds. */
                limit?: components["parameters"]["Limit12"];
                /**
                 * @description Words to look for, in any case. Jobs and projects are searched by title, description and skills; freelancers by name, skills, experience and bio. Every word must be found, as written or in another form of it; the last one also as the beginning of a word.
                 * @example react
                 */
                query?: components["parameters"]["Query"];
                /**
                 * @description Skills joined by commas, in any case. Keeps entries that have at least one of them.
                 * @example React,TypeScript
                 */
                skills?: components["parameters"]["Skills"];
                /**
                 * @description Skills joined by commas, in any case. Leaves out entries that have one of them. More than 10 (`x-limits.skillsExcluded`) are refused with 400, and so is a skill that `skills` names too.
                 * @example WordPress,PHP
                 */
                skillsExcluded?: components["parameters"]["SkillsExcluded"];
                /**
                 * @description Keeps entries whose location (for a job, its client's) contains this text, in any case.
                 * @example Lisbon
                 */
                location?: components["parameters"]["Location"];
                /**
                 * @description Keeps freelancers whose average rating is this or more. The unrated are left out when it is above 0.
                 * @example 4.5
                 */
                minRating?: components["parameters"]["MinRating"];
                /**
                 * @description In US dollars an hour. Keeps freelancers whose rate is this or more. Left out, there is no limit. More than `maxRate` is refused with 400.
                 * @example 40
                 */
                minRate?: components["parameters"]["MinRate"];
                /**
                 * @description In US dollars an hour. Keeps freelancers whose rate is this or less. Left out, there is no limit.
                 * @example 80
                 */
                maxRate?: components["parameters"]["MaxRate"];
                /** @description Keeps freelancers of this level. Left out, any. */
                experienceLevel?: components["parameters"]["ExperienceLevel"];
                /**
                 * @description true keeps the available, false the busy. Left out, all.
                 * @example true
                 */
                availability?: components["parameters"]["Availability"];
                /** @description The order of the list. Equal ones come best rated first, then newest first. */
                sort?: components["parameters"]["FreelancerSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of freelancers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreelancerListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFreelancerRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How rates are spread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateSpreadAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFreelancerLocations: {
        parameters: {
            query?: {
                /**
                 * @description The beginning of a word of the location, and what follows it. Left out or blank, every location fits.
                 * @example rott
                 */
                query?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The locations; an empty list when none fits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreelancerLocationsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFeaturedFreelancers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The featured freelancers; an empty list when there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeaturedFreelancersAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchFreelancers: {
        parameters: {
            query?: {
                /** @description Which page of the list, from 1. */
                page?: components["parameters"]["Page"];
                /** @description How many entries a page holds. */
                limit?: components["parameters"]["Limit12"];
                /**
                 * @description Words to look for, in any case. Jobs and projects are searched by title, description and skills; freelancers by name, skills, experience and bio. Every word must be found, as written or in another form of it; the last one also as the beginning of a word.
                 * @example react
                 */
                query?: components["parameters"]["Query"];
                /**
                 * @description Skills joined by commas, in any case. Keeps entries that have at least one of them.
                 * @example React,TypeScript
                 */
                skills?: components["parameters"]["Skills"];
                /**
                 * @description Skills joined by commas, in any case. Leaves out entries that have one of them. More than 10 (`x-limits.skillsExcluded`) are refused with 400, and so is a skill that `skills` names too.
                 * @example WordPress,PHP
                 */
                skillsExcluded?: components["parameters"]["SkillsExcluded"];
                /**
                 * @description Keeps entries whose location (for a job, its client's) contains this text, in any case.
                 * @example Lisbon
                 */
                location?: components["parameters"]["Location"];
                /**
                 * @description Keeps freelancers whose average rating is this or more. The unrated are left out when it is above 0.
                 * @example 4.5
                 */
                minRating?: components["parameters"]["MinRating"];
                /**
                 * @description In US dollars an hour. Keeps freelancers whose rate is this or more. Left out, there is no limit. More than `maxRate` is refused with 400.
                 * @example 40
                 */
                minRate?: components["parameters"]["MinRate"];
                /**
                 * @description In US dollars an hour. Keeps freelancers whose rate is this or less. Left out, there is no limit.
                 * @example 80
                 */
                maxRate?: components["parameters"]["MaxRate"];
                /** @description Keeps freelancers of this level. Left out, any. */
                experienceLevel?: components["parameters"]["ExperienceLevel"];
                /**
                 * @description true keeps the available, false the busy. Left out, all.
                 * @example true
                 */
                availability?: components["parameters"]["Availability"];
                /** @description The order of the list. Equal ones come best rated first, then newest first. */
                sort?: components["parameters"]["FreelancerSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of freelancers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreelancerListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    compareFreelancers: {
        parameters: {
            query: {
                /** @description One to four user ids, joined by commas. An id that is named twice counts once. */
                ids: components["schemas"]["ComparedIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The freelancers who were found; an empty list when there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComparedFreelancersAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFreelancerContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id of a freelancer. */
                freelancerId: components["parameters"]["FreelancerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The email. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreelancerContactAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyProfiles"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSavedSearches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved searches; an empty list when there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearchListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSavedSearch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value made anew for each intent, a UUID for instance, kept for 24 hours. The same key with the same body gives the same answer again and one effect;
                 *     with another body it is 422.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedSearchInput"];
            };
        };
        responses: {
            /** @description The saved search. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearchAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The account has a saved search of this name already (in any case; `errors` names `name`) or as many as it may have (`x-limits.savedSearches`), or a request with the same `Idempotency-Key` is still being handled. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The saved search's id. */
                savedSearchId: components["parameters"]["SavedSearchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedSearchChange"];
            };
        };
        responses: {
            /** @description The current saved search. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearchAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The account has another saved search of this name (in any case). `errors` names `name`. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The saved search's id. */
                savedSearchId: components["parameters"]["SavedSearchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved search is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markSavedSearchSeen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The saved search's id. */
                savedSearchId: components["parameters"]["SavedSearchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedSearchSeen"];
            };
        };
        responses: {
            /** @description The current saved search. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearchAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicFreelancer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id of a freelancer. */
                freelancerId: components["parameters"]["FreelancerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The freelancer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicFreelancerAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id of a client. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicClientAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The public profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicProfileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyProfiles"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicFreelancerProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The public profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicFreelancerProfileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyProfiles"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSupportRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value made anew for each intent, a UUID for instance, kept for 24 hours. The same key with the same body gives the same answer again and one effect;
                 *     with another body it is 422.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupportRequestCreation"];
            };
        };
        responses: {
            /** @description The request is with support. Message: "Request Submitted!". */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportRequestAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description A request with the same `Idempotency-Key` is still being handled. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClientProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientProfileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateClientProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` header or `etag` field of the version that was read, quotes included. When something newer is stored, nothing is written and the answer is 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientProfileUpdate"];
                "multipart/form-data": components["schemas"]["ClientProfileForm"];
            };
        };
        responses: {
            /** @description The current profile. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientProfileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateClientProfileImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProfileImageForm"];
            };
        };
        responses: {
            /** @description The picture's address. The ETag is the profile's. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileImageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeClientProfileImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no picture. The ETag is the profile's. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClientDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dashboard. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientDashboardAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClientRatings: {
        parameters: {
            query?: {
                /** @description Which page of the list, from 1. */
                page?: components["parameters"]["Page"];
                /** @description How many entries a page holds. */
                limit?: components["parameters"]["Limit10"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of ratings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClientProjects: {
        parameters: {
            query?: {
                /** @description Which page of the list, from 1. */
                page?: components["parameters"]["Page"];
                /** @description How many entries a page holds. */
                limit?: components["parameters"]["Limit50"];
                /**
                 * @description Words to look for, in any case. Jobs and projects are searched by title, description and skills; freelancers by name, skills, experience and bio. Every word must be found, as written or in another form of it; the last one also as the beginning of a word.
                 * @example react
                 */
                query?: components["parameters"]["Query"];
                /** @description Keeps projects in this status, or in one of those that it stands for. Left out, all. */
                status?: components["parameters"]["ProjectStatusChoice"];
                /** @description Only this project, if it is one of the own. */
                projectId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of projects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientProjectListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value made anew for each intent, a UUID for instance, kept for 24 hours. The same key with the same body gives the same answer again and one effect;
                 *     with another body it is 422.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectCreation"];
            };
        };
        responses: {
            /** @description The project. `Location` is its public address in this API. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientProjectAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description A request with the same `Idempotency-Key` is still being handled. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClientProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project's id. */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientProjectAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` header or `etag` field of the version that was read, quotes included. When something newer is stored, nothing is written and the answer is 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The project's id. */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectCreation"];
            };
        };
        responses: {
            /** @description The edited project. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientProjectAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The project is not OPEN any more. The message says what it is. */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProjectTimeline: {
        parameters: {
            query?: {
                /** @description Which page of the list, from 1. */
                page?: components["parameters"]["Page"];
                /** @description How many entries a page holds. */
                limit?: components["parameters"]["Limit50"];
            };
            header?: never;
            path: {
                /** @description The project's id. */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectTimelineAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` header or `etag` field of the version that was read, quotes included. When something newer is stored, nothing is written and the answer is 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The project's id. */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ProjectWithdrawal"];
            };
        };
        responses: {
            /** @description The project, now CANCELLED. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientProjectAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The project is not OPEN. The message says what is allowed. */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveCompletion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` header or `etag` field of the version that was read, quotes included. When something newer is stored, nothing is written and the answer is 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The project's id. */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project, now COMPLETED. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientProjectAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The project is not PENDING_COMPLETION. The message says what is allowed. */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectCompletion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` header or `etag` field of the version that was read, quotes included. When something newer is stored, nothing is written and the answer is 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The project's id. */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompletionRejection"];
            };
        };
        responses: {
            /** @description The project, now IN_PROGRESS. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientProjectAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The project is not PENDING_COMPLETION. The message says what is allowed. */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` header or `etag` field of the version that was read, quotes included. When something newer is stored, nothing is written and the answer is 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The project's id. */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectEndingRequest"];
            };
        };
        responses: {
            /** @description The project, now CANCELLED. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientProjectAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The project is neither ASSIGNED nor IN_PROGRESS. The message says what is allowed, or who ended it. */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rateFreelancer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value made anew for each intent, a UUID for instance, kept for 24 hours. The same key with the same body gives the same answer again and one effect;
                 *     with another body it is 422.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The project's id. */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RatingCreation"];
            };
        };
        responses: {
            /** @description The rating. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The project is not COMPLETED, or is rated already, or a request with the same `Idempotency-Key` is still being handled. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replyToRating: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The rating's id. */
                ratingId: components["parameters"]["RatingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RatingReply"];
            };
        };
        responses: {
            /** @description The rating with its reply. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description There is a reply already. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWorkStatement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project's id. */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkStatementAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The project is not COMPLETED. */
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClientApplications: {
        parameters: {
            query?: {
                /** @description Which page of the list, from 1. */
                page?: components["parameters"]["Page"];
                /** @description How many entries a page holds. */
                limit?: components["parameters"]["Limit10"];
                /** @description Keeps applications to this project. */
                projectId?: components["schemas"]["Id"];
                /** @description `true` keeps the applications on the shortlist. */
                shortlisted?: boolean;
                /** @description The id of an application. Where it is in this list, the page that holds it is answered, whatever `page` says; `pagination` names it. */
                containing?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientApplicationListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveApplication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` header or `etag` field of the version that was read, quotes included. When something newer is stored, nothing is written and the answer is 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The project's id. */
                projectId: components["parameters"]["ProjectId"];
                /** @description The application's id. */
                applicationId: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application, now ACCEPTED. The ETag is the project's. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientApplicationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The application is not PENDING, or its project is not OPEN. The message says what is allowed. */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectApplication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` header or `etag` field of the version that was read, quotes included. When something newer is stored, nothing is written and the answer is 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The project's id. */
                projectId: components["parameters"]["ProjectId"];
                /** @description The application's id. */
                applicationId: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ApplicationRejection"];
            };
        };
        responses: {
            /** @description The application, now REJECTED. The ETag is the project's. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientApplicationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The application is not PENDING. The message says what is allowed. */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markApplicationViewed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application's id. */
                applicationId: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientApplicationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    shortlistApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application's id. */
                applicationId: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application, now on the shortlist. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientApplicationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unshortlistApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application's id. */
                applicationId: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application, now off the shortlist. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientApplicationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectApplications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` header or `etag` field of the version that was read, quotes included. When something newer is stored, nothing is written and the answer is 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A value made anew for each intent, a UUID for instance, kept for 24 hours. The same key with the same body gives the same answer again and one effect;
                 *     with another body it is 422.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The project's id. */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RejectionCreation"];
            };
        };
        responses: {
            /** @description The rejection, now DUE. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RejectionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description One of the applications is not PENDING, or is being rejected already, or a request with the same `Idempotency-Key` is still being handled. */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoRejection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The rejection's id. */
                rejectionId: components["parameters"]["RejectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rejection, now UNDONE. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RejectionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The rejection is CARRIED_OUT. The applicants have been notified. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFreelancerProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreelancerProfileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateFreelancerProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` header or `etag` field of the version that was read, quotes included. When something newer is stored, nothing is written and the answer is 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreelancerProfileUpdate"];
                "multipart/form-data": components["schemas"]["FreelancerProfileForm"];
            };
        };
        responses: {
            /** @description The current profile. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreelancerProfileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateFreelancerProfileImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProfileImageForm"];
            };
        };
        responses: {
            /** @description The picture's address. The ETag is the profile's. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileImageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFreelancerProfileImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no picture. The ETag is the profile's. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateFreelancerProfilePicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProfilePictureForm"];
            };
        };
        responses: {
            /** @description The picture's address. The ETag is the profile's. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileImageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadResume: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ResumeForm"];
            };
        };
        responses: {
            /** @description The resume. The ETag is the profile's. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResumeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeResume: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no resume. The ETag is the profile's. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfileCompletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The completion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileCompletionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addEducation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value made anew for each intent, a UUID for instance, kept for 24 hours. The same key with the same body gives the same answer again and one effect;
                 *     with another body it is 422.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EducationInput"];
            };
        };
        responses: {
            /** @description The entry. The ETag is the profile's. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EducationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There are 30 entries already, the most that a profile keeps, or a request with the same `Idempotency-Key` is still being handled. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEducation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The education entry's id. */
                educationId: components["parameters"]["EducationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EducationInput"];
            };
        };
        responses: {
            /** @description The current entry. The ETag is the profile's. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EducationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteEducation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The education entry's id. */
                educationId: components["parameters"]["EducationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry is gone. The ETag is the profile's. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addExperience: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value made anew for each intent, a UUID for instance, kept for 24 hours. The same key with the same body gives the same answer again and one effect;
                 *     with another body it is 422.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExperienceInput"];
            };
        };
        responses: {
            /** @description The entry. The ETag is the profile's. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExperienceAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There are 30 entries already, the most that a profile keeps, or a request with the same `Idempotency-Key` is still being handled. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateExperience: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The experience entry's id. */
                experienceId: components["parameters"]["ExperienceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExperienceInput"];
            };
        };
        responses: {
            /** @description The current entry. The ETag is the profile's. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExperienceAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteExperience: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The experience entry's id. */
                experienceId: components["parameters"]["ExperienceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry is gone. The ETag is the profile's. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPortfolioItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortfolioItemInput"];
                "multipart/form-data": components["schemas"]["PortfolioItemForm"];
            };
        };
        responses: {
            /** @description The item. The ETag is the profile's. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioItemAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There are 30 items already, the most that a profile keeps. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePortfolioItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The portfolio item's id. */
                portfolioItemId: components["parameters"]["PortfolioItemId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortfolioItemInput"];
                "multipart/form-data": components["schemas"]["PortfolioItemForm"];
            };
        };
        responses: {
            /** @description The current item. The ETag is the profile's. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioItemAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePortfolioItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The portfolio item's id. */
                portfolioItemId: components["parameters"]["PortfolioItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item is gone. The ETag is the profile's. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    movePortfolioItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The portfolio item's id. */
                portfolioItemId: components["parameters"]["PortfolioItemId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortfolioPlace"];
            };
        };
        responses: {
            /** @description The item is there. The ETag is the profile's. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFreelancerDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dashboard. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreelancerDashboardAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFreelancerRatings: {
        parameters: {
            query?: {
                /** @description Which page of the list, from 1. */
                page?: components["parameters"]["Page"];
                /** @description How many entries a page holds. */
                limit?: components["parameters"]["Limit10"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of ratings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAssignedProjects: {
        parameters: {
            query?: {
                /** @description Keeps projects in this status. Left out, all. */
                status?: components["parameters"]["ProjectStatus"];
                /** @description Which page of the list, from 1. */
                page?: components["parameters"]["Page"];
                /** @description How many entries a page holds. */
                limit?: components["parameters"]["Limit10"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of projects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignedProjectListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyToProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value made anew for each intent, a UUID for instance, kept for 24 hours. The same key with the same body gives the same answer again and one effect;
                 *     with another body it is 422.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The project's id. */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalCreation"];
            };
        };
        responses: {
            /** @description The application. Message "Your proposal has been submitted successfully." */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreelancerApplicationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description "Invalid project ID." */
            404: components["responses"]["NotFound"];
            /** @description Applied already, or the project is not OPEN, or the profile is less than 60% complete, or a request with the same `Idempotency-Key` is still being handled. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProposalDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project's id. */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundProposalDraftAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description "Invalid project ID." */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveProposalDraft: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` header or `etag` field of the version that was read, quotes included. When something newer is stored, nothing is written and the answer is 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The project's id. */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalDraftText"];
            };
        };
        responses: {
            /** @description The draft as it is kept. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalDraftAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description "Invalid project ID." */
            404: components["responses"]["NotFound"];
            /** @description The freelancer has applied already, or the project takes no more proposals. */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProposalDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project's id. */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description None is kept now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description "Invalid project ID." */
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestCompletion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` header or `etag` field of the version that was read, quotes included. When something newer is stored, nothing is written and the answer is 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The project's id. */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CompletionRequest"];
            };
        };
        responses: {
            /** @description The project, now PENDING_COMPLETION. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignedProjectAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The project is neither ASSIGNED nor IN_PROGRESS. The message says what is allowed. */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endAssignedProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` header or `etag` field of the version that was read, quotes included. When something newer is stored, nothing is written and the answer is 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The project's id. */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectEndingRequest"];
            };
        };
        responses: {
            /** @description The project, now CANCELLED. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignedProjectAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The project is neither ASSIGNED nor IN_PROGRESS. The message says what is allowed, or who ended it. */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rateClient: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value made anew for each intent, a UUID for instance, kept for 24 hours. The same key with the same body gives the same answer again and one effect;
                 *     with another body it is 422.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The project's id. */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RatingCreation"];
            };
        };
        responses: {
            /** @description The rating. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The project is not COMPLETED, or is rated already, or a request with the same `Idempotency-Key` is still being handled. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFreelancerApplications: {
        parameters: {
            query?: {
                /** @description Keeps applications in this status. Left out or empty, all are given. */
                status?: components["schemas"]["ApplicationStatus"] | "";
                /** @description Keeps the application to this project. */
                projectId?: components["schemas"]["Id"];
                /** @description Which page of the list, from 1. */
                page?: components["parameters"]["Page"];
                /** @description How many entries a page holds. */
                limit?: components["parameters"]["Limit10"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreelancerApplicationListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editApplication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` header or `etag` field of the version that was read, quotes included. When something newer is stored, nothing is written and the answer is 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The application's id. */
                applicationId: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalCreation"];
            };
        };
        responses: {
            /** @description The application with its new text. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreelancerApplicationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The client has viewed the application, or it is not PENDING. The message says which, and when it was viewed. */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application's id. */
                applicationId: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application, now WITHDRAWN. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreelancerApplicationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The application is not PENDING. The message says what is allowed. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClientApplicationMeetings: {
        parameters: {
            query?: {
                /** @description Which page of the list, from 1. */
                page?: components["parameters"]["Page"];
                /** @description How many entries a page holds. */
                limit?: components["parameters"]["Limit10"];
            };
            header?: never;
            path: {
                /** @description The application's id. */
                applicationId: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of meetings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    scheduleMeeting: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value made anew for each intent, a UUID for instance, kept for 24 hours. The same key with the same body gives the same answer again and one effect;
                 *     with another body it is 422.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The application's id. */
                applicationId: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeetingCreation"];
            };
        };
        responses: {
            /** @description The meeting. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledMeetingAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The application has a meeting already, or was rejected, or a request with the same `Idempotency-Key` is still being handled. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMeetingConflicts: {
        parameters: {
            query: {
                /**
                 * @description In `timezone`.
                 * @example 2026-12-01
                 */
                meetingDate: components["schemas"]["CalendarDate"];
                /**
                 * @description In `timezone`. Of a time that comes twice, the first is meant.
                 * @example 14:30
                 */
                meetingTime: components["schemas"]["ClockTime"];
                /**
                 * @description The zone of date and time.
                 * @example Europe/Paris
                 */
                timezone?: components["schemas"]["TimezoneName"];
                /**
                 * @description In minutes.
                 * @example 60
                 */
                duration?: components["schemas"]["InterviewDuration"];
            };
            header?: never;
            path: {
                /** @description The application's id. */
                applicationId: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The instant, and what overlaps it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingConflictsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The application was rejected. */
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rescheduleMeeting: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` header or `etag` field of the version that was read, quotes included. When something newer is stored, nothing is written and the answer is 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The meeting's id. */
                meetingId: components["parameters"]["MeetingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeetingRescheduling"];
            };
        };
        responses: {
            /** @description The changed meeting, and what it overlaps. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledMeetingAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The meeting has begun or is cancelled, or the request would change nothing. The message says which. */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelMeeting: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` header or `etag` field of the version that was read, quotes included. When something newer is stored, nothing is written and the answer is 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The meeting's id. */
                meetingId: components["parameters"]["MeetingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeetingCancellation"];
            };
        };
        responses: {
            /** @description The meeting, now CANCELLED. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The meeting has begun or is cancelled, or the request would change nothing. The message says which. */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptMeetingProposal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` header or `etag` field of the version that was read, quotes included. When something newer is stored, nothing is written and the answer is 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The meeting's id. */
                meetingId: components["parameters"]["MeetingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeetingProposalAcceptance"];
            };
        };
        responses: {
            /** @description The meeting at its new time, and what it overlaps. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledMeetingAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The meeting has begun or is cancelled, or the request would change nothing. The message says which. */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    declineMeetingProposal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` header or `etag` field of the version that was read, quotes included. When something newer is stored, nothing is written and the answer is 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The meeting's id. */
                meetingId: components["parameters"]["MeetingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The meeting, without a proposal. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The meeting has begun or is cancelled, or the request would change nothing. The message says which. */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmMeeting: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` header or `etag` field of the version that was read, quotes included. When something newer is stored, nothing is written and the answer is 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The meeting's id. */
                meetingId: components["parameters"]["MeetingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The meeting, now CONFIRMED. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The meeting has begun or is cancelled, or the request would change nothing. The message says which. */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    declineMeeting: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` header or `etag` field of the version that was read, quotes included. When something newer is stored, nothing is written and the answer is 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The meeting's id. */
                meetingId: components["parameters"]["MeetingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeetingDeclining"];
            };
        };
        responses: {
            /** @description The meeting, now CANCELLED. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The meeting has begun or is cancelled, or the request would change nothing. The message says which. */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    proposeMeetingTimes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` header or `etag` field of the version that was read, quotes included. When something newer is stored, nothing is written and the answer is 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The meeting's id. */
                meetingId: components["parameters"]["MeetingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeetingTimesProposal"];
            };
        };
        responses: {
            /** @description The meeting, with the proposal. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The meeting has begun or is cancelled, or the request would change nothing. The message says which. */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClientMeetings: {
        parameters: {
            query?: {
                /** @description Which page of the list, from 1. */
                page?: components["parameters"]["Page"];
                /** @description How many entries a page holds. */
                limit?: components["parameters"]["Limit50"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of meetings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFreelancerApplicationMeetings: {
        parameters: {
            query?: {
                /** @description Which page of the list, from 1. */
                page?: components["parameters"]["Page"];
                /** @description How many entries a page holds. */
                limit?: components["parameters"]["Limit10"];
            };
            header?: never;
            path: {
                /** @description The application's id. */
                applicationId: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of meetings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFreelancerMeetings: {
        parameters: {
            query?: {
                /** @description Which page of the list, from 1. */
                page?: components["parameters"]["Page"];
                /** @description How many entries a page holds. */
                limit?: components["parameters"]["Limit20"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of meetings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMeetingInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The meeting's id. */
                meetingId: components["parameters"]["MeetingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation (iCalendar, RFC 5545). */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example BEGIN:VCALENDAR
                     *     VERSION:2.0
                     *     END:VCALENDAR
                     */
                    "text/calendar": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar feed. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewCalendarFeed: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` header or `etag` field of the version that was read, quotes included. When something newer is stored, nothing is written and the answer is 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar feed with its new address. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endCalendarFeed: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` header or `etag` field of the version that was read, quotes included. When something newer is stored, nothing is written and the answer is 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar feed, which has no address. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendar: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of a copy at hand. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The secret part of the address. */
                calendarToken: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar (iCalendar, RFC 5545), published (RFC 5546). */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example BEGIN:VCALENDAR
                     *     VERSION:2.0
                     *     METHOD:PUBLISH
                     *     END:VCALENDAR
                     */
                    "text/calendar": string;
                };
            };
            /** @description The copy at hand is right. */
            304: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            /** @description There is no such calendar, or no longer. */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFile: {
        parameters: {
            query?: {
                /** @description Which size of a picture. A resume has one. */
                size?: components["schemas"]["PictureSize"];
            };
            header?: {
                /** @description The ETag of a copy at hand. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The file's id. */
                fileId: components["parameters"]["FileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": components["schemas"]["Binary"];
                    "application/pdf": components["schemas"]["Binary"];
                };
            };
            /** @description The copy at hand is right. */
            304: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It serves. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
