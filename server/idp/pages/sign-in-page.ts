import { type Markup, markup } from '../markup.ts'
import { layout, type Look } from './layout.ts'

export interface SignInForm {
  action: string
  email: string
  /** What was wrong with the last attempt; '' for none. */
  problem: string
  /** Null where the database has no sample world. */
  demo: { accounts: readonly { email: string; story: string }[]; password: string } | null
}

/** The sign-in form; works without scripts. */
export function signInPage(look: Look, form: SignInForm): string {
  return layout(look, {
    title: form.problem ? 'Sign-in failed' : 'Sign in',
    content: card(form),
    ...(form.demo && { aside: demoAccounts(form.demo, form) }),
  })
}

function card({ action, email, problem }: SignInForm): Markup {
  const wrong = problem ? markup` aria-invalid="true" aria-describedby="problem"` : ''
  const atEmail = email ? '' : markup` autofocus`
  const atPassword = email ? markup` autofocus` : ''
  return markup`<h1>Sign in</h1>
<p class="lead">Use your work account to continue to Agency OS.</p>
${problem ? markup`<p class="problem" id="problem" role="alert">${problem}</p>` : ''}
<form method="post" action="${action}">
<div class="field">
<label for="email">Email</label>
<input id="email" name="email" type="email" value="${email}" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="254" required${wrong}${atEmail}>
</div>
<div class="field">
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="1024" required${wrong}${atPassword}>
</div>
<button class="button button-primary" type="submit">Sign in</button>
<button class="button button-quiet" type="submit" name="cancel" value="yes" formnovalidate>Cancel</button>
</form>`
}

function demoAccounts(
  { accounts, password }: NonNullable<SignInForm['demo']>,
  { action, email }: SignInForm,
): Markup {
  return markup`<aside class="demo" aria-labelledby="demo-title">
<h2 id="demo-title">Demo accounts</h2>
<p>This portal runs on your machine with a sample world. Choose an account to fill in its email. The password is <code>${password}</code> for all of them.</p>
<ul>${accounts.map((account) => {
    const chosen = account.email === email ? markup` aria-current="true"` : ''
    const href = `${action}?email=${encodeURIComponent(account.email)}`
    return markup`<li><a href="${href}"${chosen}><span class="demo-email">${account.email}</span><span class="demo-story">${account.story}</span></a></li>`
  })}</ul>
</aside>`
}
