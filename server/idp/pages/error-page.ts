import { markup } from '../../words/markup.ts'
import { words } from '../words/words.ts'
import { layout, type Look } from './layout.ts'

const KNOWN = ['invalid_client', 'invalid_redirect_uri', 'not_found', 'server_error'] as const

/** What is said of an error: `error.<kind>.title` of the words, and for support the protocol's own. */
export interface PageError {
  kind: 'expired' | 'other' | (typeof KNOWN)[number]
  detail?: string
}

/** What happened, what is safe, what to do. */
export function errorPage(look: Look, { kind, detail }: PageError): string {
  const title = words[look.language](`error.${kind}.title`)
  return layout(look, {
    title,
    content: markup`<h1>${title}</h1>
<p class="lead">${words[look.language](`error.${kind}.lead`)}</p>
<p><a class="button button-primary" href="/">${words[look.language]('toPortal')}</a></p>
${detail ? markup`<details><summary>${words[look.language]('details')}</summary><p class="detail">${detail}</p></details>` : ''}`,
  })
}

/** What the protocol calls `error`, as people are told of it. */
export function pageError(error: string, description?: string): PageError {
  const detail = [error, description].filter(Boolean).join(': ')
  if (/session/i.test(description ?? '') && error === 'invalid_request') return { kind: 'expired', detail }
  if (description === 'authorization request has expired') return { kind: 'expired', detail }
  return { kind: KNOWN.find((known) => known === error) ?? 'other', detail }
}
