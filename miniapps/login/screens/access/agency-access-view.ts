import { html, nothing } from 'lit'
import type { User } from '../../../../shell/contract/entities.ts'
import type { AgencyLink } from '../../../../shell/contract/layout.ts'
import type { MiniAppContext } from '../../../../shell/contract/mini-app.ts'
import { explainAccess } from './access-reasons.ts'
import { detailsText } from './details-text.ts'
import { words } from './words/words.ts'

/** What became of the details the person asked to copy. */
export type CopyState = 'idle' | 'copied' | 'failed'

/** What came of trying again: the same reason still, or another one now. */
export type Answer = 'none' | 'asked' | 'still' | 'now'

export interface AgencyAccessActions {
  copyState: CopyState
  answer: Answer
  copy(): void
  retry(): void
  signInAsSomebodyElse(): void
}

/** Why a signed-in person was not let in, and what they can do about it. */
export function agencyAccessView(context: MiniAppContext, actions: AgencyAccessActions) {
  const { tenant, user, layout } = context
  const { title, text, ask } = explainAccess(layout?.accessState ?? null, tenant.name)
  const isAsking = actions.answer === 'asked'
  return html`
    <h1 tabindex="-1">${title}</h1>
    <p class="lead">${text}</p>
    ${user ? html`<p>${signedInAs(user)}</p>` : nothing}
    <h2>${words('whatToDo')}</h2>
    <p>${words('sendThis', { ask })}</p>
    <div class="request">
      <pre tabindex="0" role="group" aria-label=${words('requestText')}>${detailsText(context, location.host)}</pre>
      <button type="button" class="quiet" @click=${actions.copy}>${words('copyDetails')}</button>
      <span role="status">${words(`copy.${actions.copyState}`)}</span>
    </div>
    <p class="actions">
      <button type="button" class="primary" aria-busy=${isAsking} aria-disabled=${isAsking} @click=${actions.retry}>${words('tryAgain')}</button>
      <button type="button" class="secondary" @click=${actions.signInAsSomebodyElse}>${words('signInAsOther')}</button>
    </p>
    <p class="answer" role="status">${answerText(actions.answer, title)}</p>
    ${otherAgencies(layout?.agencies ?? [])}`
}

export async function copyDetails(context: MiniAppContext): Promise<CopyState> {
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
