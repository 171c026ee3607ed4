import { markup } from '../markup.ts'
import { layout, type Look } from './layout.ts'

export interface ErrorWords {
  title: string
  lead: string
  /** For support: the protocol's own words. */
  detail?: string
}

/** What happened, what is safe, what to do. */
export function errorPage(look: Look, { title, lead, detail }: ErrorWords): string {
  return layout(look, {
    title,
    content: markup`<h1>${title}</h1>
<p class="lead">${lead}</p>
<p><a class="button button-primary" href="/">Go to the portal</a></p>
${detail ? markup`<details><summary>Details for support</summary><p class="detail">${detail}</p></details>` : ''}`,
  })
}

export const EXPIRED: ErrorWords = {
  title: 'This sign-in has expired',
  lead: 'It was left open for too long, or it was finished in another tab. Nothing is lost: start again from the portal.',
}

/** Plain words for what the protocol calls `error`. */
export function wordsFor(error: string, description?: string): ErrorWords {
  const detail = [error, description].filter(Boolean).join(': ')
  if (/session/i.test(description ?? '') && error === 'invalid_request') return { ...EXPIRED, detail }
  if (description === 'authorization request has expired') return { ...EXPIRED, detail }
  return { ...(WORDS[error] ?? OTHER), detail }
}

const OTHER: ErrorWords = {
  title: 'Sign-in did not work',
  lead: 'The request could not be completed. Your account and your work are safe. Start again from the portal.',
}

const WORDS: Readonly<Record<string, ErrorWords>> = {
  invalid_client: {
    title: 'This application is not known here',
    lead: 'The address you followed names an application that may not sign people in. Start again from the portal.',
  },
  invalid_redirect_uri: {
    title: 'This address may not be returned to',
    lead: 'The application asked to send you to an address that is not registered, so sign-in stopped. Start again from the portal.',
  },
  not_found: {
    title: 'Nothing lives here',
    lead: 'The address may be old or mistyped.',
  },
  server_error: {
    title: 'Sign-in is not available right now',
    lead: 'Something went wrong on the server. Your account and your work are safe. Wait a moment and start again.',
  },
}
