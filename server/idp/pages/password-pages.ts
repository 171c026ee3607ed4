import type { PasswordProblem } from '../../passwords/password-rule.ts'
import { type Markup, markup } from '../../words/markup.ts'
import { words } from '../words/words.ts'
import { layout, type Look } from './layout.ts'

/** The address whose account forgot its password. */
export function forgotPage(look: Look, action: string): string {
  const say = words[look.language]
  return layout(look, {
    title: say('forgot.title'),
    content: markup`<h1>${say('forgot.title')}</h1>
<p class="lead">${say('forgot.lead')}</p>
<form method="post" action="${action}">
<div class="field">
<label for="email">${say('email')}</label>
<input id="email" name="email" type="email" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="254" required autofocus>
</div>
<button class="button button-primary" type="submit">${say('forgot.send')}</button>
<a class="button button-quiet" href="/login">${say('toSignIn')}</a>
</form>`,
  })
}

/** The same whether there is such an account or not. */
export function linkSentPage(look: Look, email: string): string {
  const say = words[look.language]
  return notePage(look, say('forgot.sent.title'), say('forgot.sent.lead', { email }), toSignIn(look))
}

interface PasswordForm {
  action: string
  email: string
  problem?: PasswordProblem | undefined
}

/** Sets the password of whom a link was sent to. */
export function passwordPage(look: Look, { action, email, problem }: PasswordForm): string {
  const say = words[look.language]
  const at = problem === 'different' ? 'repeat' : 'password'
  const field = (name: 'password' | 'repeat', label: string) => {
    const isWrong = problem !== undefined && name === at
    const wrong = isWrong && markup` aria-invalid="true" aria-describedby="problem"`
    const isFirst = name === (problem ? at : 'password')
    return markup`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="password" autocomplete="new-password" required${wrong}${isFirst && markup` autofocus`}>
${isWrong && markup`<p class="field-problem" id="problem" role="alert">${say(`password.${problem}`)}</p>`}
</div>`
  }
  return layout(look, {
    title: say('password.title'),
    content: markup`<h1>${say('password.title')}</h1>
<p class="lead">${say('password.lead')}</p>
<form method="post" action="${action}">
<div class="field">
<label for="email">${say('email')}</label>
<input id="email" type="email" value="${email}" autocomplete="username" readonly>
</div>
${field('password', say('password.new'))}
${field('repeat', say('password.repeat'))}
<button class="button button-primary" type="submit">${say('password.set')}</button>
</form>`,
  })
}

export function passwordSetPage(look: Look): string {
  const say = words[look.language]
  return notePage(look, say('password.done.title'), say('password.done.lead'), toSignIn(look, say('signIn')))
}

/** The link was used, replaced, or came too late. */
export function linkExpiredPage(look: Look, forgotPath: string | undefined): string {
  const say = words[look.language]
  const again = forgotPath
    ? markup`<p><a class="button button-primary" href="${forgotPath}">${say('password.forgotAgain')}</a></p>`
    : toSignIn(look)
  return notePage(look, say('password.expired.title'), say('password.expired.lead'), again)
}

const toSignIn = ({ language }: Look, text = words[language]('toSignIn')): Markup =>
  markup`<p><a class="button button-primary" href="/login">${text}</a></p>`

function notePage(look: Look, title: string, lead: string, next: Markup): string {
  return layout(look, { title, content: markup`<h1>${title}</h1><p class="lead">${lead}</p>${next}` })
}
