/**
 * Read as text and not through a URL parser: browsers, mail programs and servers disagree about user names, backslashes,
 * foreign letters and what is left out, and a link that passes here must lead to the same host in each of them.
 */
const meetingLink =
  /^https:\/\/(?:meet\.google\.com|(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*zoom\.us)(?:[/?#][!-[\]-~]*)?$/i;

/** Whether a link leads over https to Google Meet or Zoom: the host itself, or a subdomain of zoom.us. */
export function isMeetingLink(link: string): boolean {
  return meetingLink.test(link);
}
