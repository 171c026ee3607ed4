import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import { signingOutPage } from './pages/sign-out-pages.ts'
import type { LookOf } from './provider-pages.ts'

/**
 * Two pages of the library that only submit themselves by an inline script.
 * Signing out when nobody is signed in needs no page at all; signing in as somebody else shows ours while the first person is signed out.
 */
export function replaceInterstitials(provider: Provider, lookOf: LookOf): void {
  provider.use(async (context, next) => {
    await next()
    const { oidc } = context as KoaContextWithOIDC
    if (context.status !== 200 || typeof context.body !== 'string') return
    if (oidc?.route === 'end_session' && !oidc.session?.accountId)
      signedOutAlready(context as KoaContextWithOIDC)
    const secret = oidc?.route === 'resume' && oidc.session?.state?.secret
    if (typeof secret !== 'string') return
    context.body = signingOutPage(lookOf(context.req), {
      action: oidc.urlFor('end_session_confirm'),
      xsrf: secret,
    })
  })
}

function signedOutAlready(context: KoaContextWithOIDC): void {
  const { post_logout_redirect_uri: target, state } = context.oidc.params ?? {}
  const url = new URL(typeof target === 'string' ? target : context.oidc.urlFor('end_session_success'))
  if (target && typeof state === 'string') url.searchParams.set('state', state)
  context.redirect(url.href)
  context.status = 303
}
