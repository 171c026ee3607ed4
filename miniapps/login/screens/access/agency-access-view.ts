import { html, nothing } from 'lit'
import type { User } from '../../../../shell/contract/entities.ts'
import type { AgencyLink, LayoutContext } from '../../../../shell/contract/layout.ts'
import { explainAccess } from './access-reasons.ts'
import { detailsText } from './details-text.ts'
import { EntryRequest } from './entry-request.ts'
import sheet from './access.css?sheet'
import { words } from './words/words.ts'

export { sheet }

/** What became of the details the person asked to copy. */
export type CopyState = 'idle' | 'copied' | 'failed'

/** What came of trying again: the same reason still, or another one now. */
export type Answer = 'none' | 'asked' | 'still' | 'now'

export interface AgencyAccessActions {
  entry: EntryRequest
  copyState: CopyState
  answer: Answer
  copy(): void
  retry(): void
  signInAsSomebodyElse(): void
}

/** Why a signed-in person was not let in, and what they can do about it. */
export function agencyAccessView(context: LayoutContext, actions: AgencyAccessActions) {
  const { tenant, user, layout } = context
  const { title, text, ask } = explainAccess(layout?.accessState ?? null, tenant.name)
  const isAsking = actions.answer === 'asked'
  actions.entry.look(context)
  return html`
    <h1 tabindex="-1">${title}</h1>
    <p class="lead">${text}</p>
    ${user ? html`<p>${signedInAs(user)}</p>` : nothing}
    <h2>${words('whatToDo')}</h2>
    ${
      actions.entry.state === 'impossible'
        ? html`<p>${words('sendThis', { ask })}</p>${textToSend(context, actions)}`
        : entryRequest(context, actions)
    }
    <p class="actions">
      <button type="button" class=${mayAsk(actions.entry) ? 'secondary' : 'primary'} data-retry aria-busy=${isAsking} aria-disabled=${isAsking} @click=${actions.retry}>${words('tryAgain')}</button>
      <button type="button" class="secondary" data-other @click=${actions.signInAsSomebodyElse}>${words('signInAsOther')}</button>
    </p>
    <p class="answer" role="status">${answerText(actions.answer, title)}</p>
    ${otherAgencies(layout?.agencies ?? [])}`
}

/** Comes with this page alone. */
export const entryRequestOf = (...given: ConstructorParameters<typeof EntryRequest>) =>
  new EntryRequest(...given)

const mayAsk = ({ state }: EntryRequest) => state !== 'impossible' && state !== 'asked'

/** Asks within the portal; the text is for those who would rather write to somebody. */
function entryRequest(context: LayoutContext, actions: AgencyAccessActions) {
  const { entry } = actions
  const { name: tenant, code } = context.tenant
  const isBusy = entry.state === 'asking'
  const ask = (event: SubmitEvent) => {
    event.preventDefault()
    const note = new FormData(event.currentTarget as HTMLFormElement).get('note')
    void entry.ask(code, typeof note === 'string' ? note : '')
  }
  return html`
    <p role="status">${entry.state === 'asked' ? words('request.asked', { tenant }) : nothing}</p>
    ${
      mayAsk(entry)
        ? html`<form @submit=${ask}>
            <p>${words('request.lead', { tenant })}</p>
            <label for="note">${words('request.note')}</label>
            <textarea id="note" name="note" rows="2" maxlength="1000"></textarea>
            <button class="primary" aria-busy=${isBusy} aria-disabled=${isBusy}>${words('request.ask')}</button>
            <p class="answer" role="alert">${entry.state === 'failed' ? words('request.failed') : nothing}</p>
          </form>`
        : nothing
    }
    <details>
      <summary>${words('request.orSend')}</summary>
      ${textToSend(context, actions)}
    </details>`
}

const textToSend = (context: LayoutContext, { copy, copyState }: AgencyAccessActions) => html`
  <div class="request">
    <pre tabindex="0" role="group" aria-label=${words('requestText')}>${detailsText(context, location.host)}</pre>
    <button type="button" class="quiet" @click=${copy}>${words('copyDetails')}</button>
    <span role="status">${words(`copy.${copyState}`)}</span>
  </div>`

export async function copyDetails(context: LayoutContext): Promise<CopyState> {
  try {
    await navigator.clipboard.writeText(detailsText(context, location.host))
    return 'copied'
  } catch {
    return 'failed' // no permission, or not a secure page: the text stays selectable
  }
}

function answerText(answer: Answer, title: string): string {
  return answer === 'none' ? '' : words(`answer.${answer}`, { title })
}

const signedInAs = ({ firstname, lastname, email }: User) =>
  words.rich('signedInAs', {
    name: `${firstname} ${lastname}`,
    email,
    b: (name) => html`<strong>${name}</strong>`,
  })

function otherAgencies(agencies: readonly AgencyLink[]) {
  const others = agencies.filter(({ current }) => !current)
  if (others.length === 0) return nothing
  return html`
    <h2>${words('otherAgencies')}</h2>
    <ul class="agencies">${others.map(({ name, url }) => html`<li><a href=${url}>${name}</a></li>`)}</ul>`
}
