import { markup } from '../../words/markup.ts'
import { words } from '../words/words.ts'
import { layout, type Look } from './layout.ts'

/** Shown for a moment when the portal has asked already; the button is for browsers without scripts. */
export function signingOutPage(look: Look, form: SignOutForm): string {
  return layout(look, {
    title: words[look.language]('signingOut'),
    script: '/idp-assets/submit.js',
    content: markup`<h1>${words[look.language]('signingOut.heading')}</h1>
<p class="lead">${words[look.language]('signingOut.lead')}</p>
<form method="post" action="${form.action}">
<input type="hidden" name="xsrf" value="${form.xsrf}"><input type="hidden" name="logout" value="yes">
<button class="button button-primary" type="submit">${words[look.language]('continue')}</button>
</form>`,
  })
}

/** Nobody has proved that the person wants this: they are asked. */
export function confirmSignOutPage(look: Look, form: SignOutForm): string {
  return layout(look, {
    title: words[look.language]('signOut'),
    content: markup`<h1>${words[look.language]('signOut.heading')}</h1>
<p class="lead">${words[look.language]('signOut.lead')}</p>
<form method="post" action="${form.action}">
<input type="hidden" name="xsrf" value="${form.xsrf}">
<button class="button button-primary" type="submit" name="logout" value="yes">${words[look.language]('signOut')}</button>
<a class="button button-quiet" href="/">${words[look.language]('stay')}</a>
</form>`,
  })
}

export interface SignOutForm {
  action: string
  xsrf: string
}

export function signedOutPage(look: Look): string {
  return layout(look, {
    title: words[look.language]('signedOut'),
    content: markup`<h1>${words[look.language]('signedOut.heading')}</h1>
<p class="lead">${words[look.language]('signedOut.lead')}</p>
<p><a class="button button-primary" href="/">${words[look.language]('signInAgain')}</a></p>`,
  })
}
