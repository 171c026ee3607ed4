import { html, nothing } from 'lit'
import type { AgencyLink } from '../../shell/contract/layout.ts'
import type { MiniAppContext } from '../../shell/contract/mini-app.ts'
import { explainAccess } from './access-reasons.ts'
import { detailsText } from './details-text.ts'

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

const COPIED: Record<CopyState, string> = {
  idle: '',
  copied: 'Copied',
  failed: 'Your browser did not allow copying. Select the text instead.',
}

/** Why a signed-in person was not let in, and what they can do about it. */
export function agencyAccessView(context: MiniAppContext, actions: AgencyAccessActions) {
  const { tenant, user, layout } = context
  const { title, text, ask } = explainAccess(layout?.accessState ?? null, tenant.name)
  const isAsking = actions.answer === 'asked'
  return html`
    <h1 tabindex="-1">${title}</h1>
    <p class="lead">${text}</p>
    ${user ? html`<p>You are signed in as <strong>${user.firstname} ${user.lastname}</strong> (${user.email}).</p>` : nothing}
    <h2>What to do</h2>
    <p>${ask} You can send them this:</p>
    <div class="request">
      <pre tabindex="0" role="group" aria-label="Text for your request">${detailsText(context, location.host)}</pre>
      <button type="button" class="quiet" @click=${actions.copy}>Copy details</button>
      <span role="status">${COPIED[actions.copyState]}</span>
    </div>
    <p class="actions">
      <button type="button" class="primary" aria-busy=${isAsking} aria-disabled=${isAsking} @click=${actions.retry}>Try again</button>
      <button type="button" class="secondary" @click=${actions.signInAsSomebodyElse}>Sign in as somebody else</button>
    </p>
    <p class="answer" role="status">${answerText(actions.answer, title)}</p>
    ${otherAgencies(layout?.agencies ?? [])}`
}

function answerText(answer: Answer, title: string): string {
  if (answer === 'none') return ''
  return answer === 'asked' ? 'Checking your access …' : `${answer === 'still' ? 'Still' : 'Now'}: ${title}`
}

function otherAgencies(agencies: readonly AgencyLink[]) {
  const others = agencies.filter(({ current }) => !current)
  if (others.length === 0) return nothing
  return html`
    <h2>Other agencies of yours</h2>
    <ul class="agencies">${others.map(({ name, url }) => html`<li><a href=${url}>${name}</a></li>`)}</ul>`
}
