import type { Configuration, ErrorOut, KoaContextWithOIDC } from 'oidc-provider'
import { errorPage, pageError } from './pages/error-page.ts'
import type { Look } from './pages/layout.ts'
import { confirmSignOutPage, signedOutPage, signingOutPage } from './pages/sign-out-pages.ts'
import type { IncomingMessage } from 'node:http'

export type LookOf = (request: IncomingMessage) => Look

type LogoutFeature = NonNullable<NonNullable<Configuration['features']>['rpInitiatedLogout']>

/** Our pages where the library would show its own. */
export interface ProviderPages {
  renderError: NonNullable<Configuration['renderError']>
  logoutSource: NonNullable<LogoutFeature['logoutSource']>
  postLogoutSuccessSource: NonNullable<LogoutFeature['postLogoutSuccessSource']>
}

export function providerPages(lookOf: LookOf): ProviderPages {
  return {
    renderError(context: KoaContextWithOIDC, out: ErrorOut) {
      context.type = 'html'
      context.body = errorPage(lookOf(context.req), pageError(out.error, out.error_description))
    },
    logoutSource(context: KoaContextWithOIDC) {
      const { session, entities } = context.oidc
      const hinted = (entities.IdTokenHint as { payload?: { sub?: string } } | undefined)?.payload?.sub
      const page = hinted !== undefined && hinted === session?.accountId ? signingOutPage : confirmSignOutPage
      const form = {
        action: context.oidc.urlFor('end_session_confirm'),
        xsrf: String(session?.state?.secret),
      }
      context.body = page(lookOf(context.req), form)
    },
    postLogoutSuccessSource(context: KoaContextWithOIDC) {
      context.body = signedOutPage(lookOf(context.req))
    },
  }
}
