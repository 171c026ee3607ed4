import { html, nothing } from 'lit'
import { pathNow } from '../contract/local-path.ts'
import { goTo } from '../stores/destination.ts'
import type { Place } from '../stores/place.ts'
import { words as signedInWords } from '../words/signed-in/words/words.ts'
import { words } from '../words/words.ts'
import { faultAt } from './fault-at.ts'
import { leaving } from './leave-panel.ts'

const again = leaving(() => goTo(pathNow(), { replace: true }))

/** The shell's own pages: nothing lives here, something went wrong, no answer came. */
export function shellPage(page: Place['page'], error: string) {
  if (page === 'empty')
    return frame(
      signedInWords('empty.title'),
      signedInWords('empty.text'),
      nothing,
      faultAt(location.pathname),
      true,
    )
  if (page === 'problem') {
    return frame(
      words('problem.title'),
      words('problem.text'),
      html`<button class="primary" @click=${again}>${words('tryAgain')}</button>`,
      error,
    )
  }
  if (page === 'error')
    return frame(
      signedInWords(error ? 'error.title' : 'noError.title'),
      signedInWords(error ? 'error.text' : 'noError.text'),
      nothing,
      error,
    )
  return html`<p role="status"></p>`
}

function frame(title: string, text: string, action: unknown, details: string, isOpen = false) {
  return html`
    <section class="page">
      <h1 tabindex="-1">${title}</h1>
      <p>${text}</p>
      <p class="actions">${action} <a class="button secondary" href="/you">${words('toYourPage')}</a></p>
      ${details && html`<details ?open=${isOpen}><summary>${words('details')}</summary><p>${details}</p></details>`}
    </section>
  `
}
