import { type Markup, markup } from '../../words/markup.ts'
import { words } from '../words/words.ts'
import { layout, type Look } from './layout.ts'

/** The email or the password is wrong, or so many were that the next attempt has to wait. */
export type SignInProblem = 'wrong' | 'disabled' | { minutesToWait: number }

export interface SignInForm {
  action: string
  email: string
  /** What was wrong with the last attempt. */
  problem?: SignInProblem | undefined
  /** Where a forgotten password is reset; undefined where no mail can be sent. */
  forgotPath: string | undefined
  /** Null where the database has no sample world. */
  demo: { accounts: readonly { email: string; story: string }[]; password: string } | null
}

/** The sign-in form; works without scripts. */
export function signInPage(look: Look, form: SignInForm): string {
  return layout(look, {
    title: words[look.language](form.problem ? 'signInFailed' : 'signIn'),
    content: card(form, look),
    ...(form.demo && { aside: demoAccounts(form.demo, form, look) }),
  })
}

function card({ action, email, problem, forgotPath }: SignInForm, { language }: Look): Markup {
  const wrong = problem ? markup` aria-invalid="true" aria-describedby="problem"` : ''
  const atEmail = email ? '' : markup` autofocus`
  const atPassword = email ? markup` autofocus` : ''
  return markup`<h1>${words[language]('signIn')}</h1>
<p class="lead">${words[language]('signInLead')}</p>
${problem ? markup`<p class="problem" id="problem" role="alert">${sayProblem(problem, language)}</p>` : ''}
<form method="post" action="${action}">
<div class="field">
<label for="email">${words[language]('email')}</label>
<input id="email" name="email" type="email" value="${email}" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="254" required${wrong}${atEmail}>
</div>
<div class="field">
<label for="password">${words[language]('password')}</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="1024" required${wrong}${atPassword}>
</div>
<button class="button button-primary" type="submit">${words[language]('signIn')}</button>
<button class="button button-quiet" type="submit" name="cancel" value="yes" formnovalidate>${words[language]('cancel')}</button>
</form>
${forgotPath ? markup`<p class="forgot"><a href="${forgotPath}">${words[language]('forgot')}</a></p>` : ''}`
}

function demoAccounts(
  { accounts, password }: NonNullable<SignInForm['demo']>,
  { action, email }: SignInForm,
  { language }: Look,
): Markup {
  return markup`<aside class="demo" aria-labelledby="demo-title">
<h2 id="demo-title">${words[language]('demo.title')}</h2>
<p>${words[language].rich('demo.lead', { password, code: (content) => markup`<code>${content}</code>` })}</p>
<ul>${accounts.map((account) => {
    const chosen = account.email === email ? markup` aria-current="true"` : ''
    const href = `${action}?email=${encodeURIComponent(account.email)}`
    return markup`<li><a href="${href}"${chosen}><span class="demo-email">${account.email}</span><span class="demo-story">${account.story}</span></a></li>`
  })}</ul>
</aside>`
}

const sayProblem = (problem: SignInProblem, language: Look['language']): string =>
  typeof problem === 'string'
    ? words[language](problem)
    : words[language]('wait', { minutes: problem.minutesToWait })
