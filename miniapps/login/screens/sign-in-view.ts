import { html, nothing } from 'lit'
import type { LayoutContext } from '../../../shell/contract/layout.ts'
import type { MiniAppRoute } from '../../../shell/contract/mini-app.ts'
import { words } from '../words/words.ts'

/** The sign-in page; its one action is a real link, so that it works in a new tab too. */
export function signInView({ tenant, layout }: LayoutContext, { query }: MiniAppRoute) {
  const { signInMessage, hasSignedOut } = layout ?? {}
  return html`
    <h1 tabindex="-1">Agency OS</h1>
    <p class="lead">${words('lead', { tenant: tenant.name })}</p>
    ${signInMessage ? html`<p class=${hasSignedOut ? 'message calm' : 'message'} role=${hasSignedOut ? 'status' : 'alert'}>${signInMessage}</p>` : nothing}
    <p class="actions"><a class="primary" href=${authAddress(query.account)}>${words('signIn')}</a></p>
    <p class="hint">${words('signInHint')}</p>`
}

/** Spec section 7: the identity-provider hint comes from the `account` query parameter. */
function authAddress(account?: string): string {
  return account ? `/auth?${new URLSearchParams({ account })}` : '/auth'
}
