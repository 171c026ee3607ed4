import { CONFIG } from '../config/environment.ts'
import type { OtherProvider, SignInSettings } from '../contract/runtime-config.ts'

/** One provider and one client: everything a sign-in needs to know. */
export interface AuthConfiguration extends Required<Omit<SignInSettings, 'display' | 'sessionCheck'>> {
  configId: string
  authority: string
  clientId: string
  redirectUrl: string
  silentRenewUrl: string
  popupUrl: string
  postLogoutRedirectUrl: string
  scope: string
}

/** The portal's own configuration first, then further ones, from the page's block. */
export function configurations(): AuthConfiguration[] {
  const { authority, clientId, scope, signIn, otherProviders = [] } = CONFIG
  return [{ ...signIn, id: clientId, authority, clientId, scope }, ...otherProviders].map(complete)
}

function complete(given: OtherProvider): AuthConfiguration {
  const here = (path: string) => new URL(path, location.origin).href
  return {
    configId: given.id,
    authority: given.authority,
    clientId: given.clientId,
    redirectUrl: here(CONFIG.redirectPath),
    silentRenewUrl: here(CONFIG.silentRedirectPath),
    popupUrl: here('/popup'),
    postLogoutRedirectUrl: here('/login'),
    scope: given.scope ?? 'openid email profile', // spec section 9; the portal's own configuration always has one
    responseType: given.responseType ?? 'code',
    silentRenew: given.silentRenew ?? true,
    renewBy: given.renewBy ?? 'auto',
    pushedRequests: given.pushedRequests ?? false,
    issuerCheck: given.issuerCheck ?? true,
    clockSkewS: given.clockSkewS ?? 0,
    userInfo: given.userInfo ?? true,
    idTokenHintOnRenewal: given.idTokenHintOnRenewal ?? false,
    logLevel: given.logLevel ?? 'Warn',
  }
}
