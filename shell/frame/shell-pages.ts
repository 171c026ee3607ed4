import { html, nothing } from 'lit'
import { pathNow } from '../contract/local-path.ts'
import { goTo } from '../stores/destination.ts'
import type { Place } from '../stores/place.ts'
import { leaving } from './leave-panel.ts'

const again = leaving(() => goTo(pathNow(), { replace: true }))

/** The shell's own pages: nothing lives here, something went wrong, no answer came. */
export function shellPage(page: Place['page'], error: string) {
  if (page === 'empty')
    return frame(
      'Nothing lives at this address',
      'The link may be old or mistyped. Your work is untouched.',
      nothing,
      '',
    )
  if (page === 'problem') {
    return frame(
      'The portal cannot reach its server',
      'You are still signed in and nothing is lost. It is tried again by itself when the connection is back; you can try now.',
      html`<button class="primary" @click=${again}>Try again</button>`,
      error,
    )
  }
  if (page === 'error')
    return frame(
      error ? 'Something went wrong' : 'Nothing has gone wrong',
      error ? 'The last thing you asked for failed. Your saved work is safe.' : 'There is no error to show.',
      nothing,
      error,
    )
  return html`<p role="status"></p>`
}

function frame(title: string, text: string, action: unknown, details: string) {
  return html`
    <section class="page">
      <h1 tabindex="-1">${title}</h1>
      <p>${text}</p>
      <p class="actions">${action} <a class="button secondary" href="/you">Go to your page</a></p>
      ${details && html`<details><summary>Details</summary><p>${details}</p></details>`}
    </section>
  `
}
