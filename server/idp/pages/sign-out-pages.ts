import { markup } from '../markup.ts'
import { layout, type Look } from './layout.ts'

/** Shown for a moment when the portal has asked already; the button is for browsers without scripts. */
export function signingOutPage(look: Look, form: SignOutForm): string {
  return layout(look, {
    title: 'Signing out',
    script: '/idp-assets/submit.js',
    content: markup`<h1>Signing you out</h1>
<p class="lead">This takes a moment. If nothing happens, continue yourself.</p>
<form method="post" action="${form.action}">
<input type="hidden" name="xsrf" value="${form.xsrf}"><input type="hidden" name="logout" value="yes">
<button class="button button-primary" type="submit">Continue</button>
</form>`,
  })
}

/** Nobody has proved that the person wants this: they are asked. */
export function confirmSignOutPage(look: Look, form: SignOutForm): string {
  return layout(look, {
    title: 'Sign out',
    content: markup`<h1>Sign out?</h1>
<p class="lead">You will be signed out of Agency OS in this browser.</p>
<form method="post" action="${form.action}">
<input type="hidden" name="xsrf" value="${form.xsrf}">
<button class="button button-primary" type="submit" name="logout" value="yes">Sign out</button>
<a class="button button-quiet" href="/">Stay signed in</a>
</form>`,
  })
}

export interface SignOutForm {
  action: string
  xsrf: string
}

export function signedOutPage(look: Look): string {
  return layout(look, {
    title: 'Signed out',
    content: markup`<h1>You are signed out</h1>
<p class="lead">It is safe to close this window.</p>
<p><a class="button button-primary" href="/">Sign in again</a></p>`,
  })
}
