import type { Kysely } from 'kysely'
import type { Configuration, errors, Grant, KoaContextWithOIDC, RefreshToken } from 'oidc-provider'
import type { Database } from '../db/schema.ts'
import { findAccount } from './accounts.ts'
import { clientMetadata, type PortalClient } from './clients.ts'
import type { ProviderPages } from './provider-pages.ts'
import { RecordsAdapter } from './records-adapter.ts'
import type { Secrets } from './secrets.ts'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S
const SESSION_S = 14 * DAY_S
const GRANT_S = 2 * SESSION_S

export interface ProviderParts {
  db: Kysely<Database>
  issuer: string
  clients: readonly PortalClient[]
  secrets: Secrets
  pages: ProviderPages
  providerErrors: typeof errors
}

/** Our rules in the library's terms (auth, part 3). */
export function providerConfiguration({
  db,
  issuer,
  clients,
  secrets,
  pages,
  providerErrors,
}: ProviderParts): Configuration {
  const path = new URL(issuer).pathname
  return {
    adapter: (model: string) => new RecordsAdapter(model, db, providerErrors),
    clients: clients.map(clientMetadata),
    jwks: secrets.jwks,
    cookies: {
      keys: secrets.cookieKeys,
      long: { httpOnly: true, sameSite: 'lax' },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    findAccount: (_context, id) => findAccount(db, id),
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'preferred_username', 'locale'],
    },
    scopes: ['openid', 'email', 'profile'],
    responseTypes: ['code'],
    conformIdTokenClaims: false,
    clientDefaults: { require_auth_time: true },
    extraParams: ['account', 'kc_idp_hint'],
    clientBasedCORS: () => true,
    loadExistingGrant,
    issueRefreshToken: async (_context, client, code) =>
      client.grantTypeAllowed('refresh_token') && code.scopes.has('openid'),
    rotateRefreshToken: true,
    ttl: {
      AccessToken: 15 * MINUTE_S,
      AuthorizationCode: MINUTE_S,
      IdToken: HOUR_S,
      Interaction: HOUR_S,
      Grant: GRANT_S,
      RefreshToken: refreshTokenSeconds,
      Session: (_context, session) => (session.accountId ? SESSION_S : HOUR_S),
    },
    interactions: { url: (_context, interaction) => `${path}/interaction/${interaction.uid}` },
    discovery: { check_session_iframe: `${issuer}/session/check` },
    features: features(pages),
    renderError: pages.renderError,
  }
}

function features(pages: ProviderPages): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    resourceIndicators: { enabled: false },
    pushedAuthorizationRequests: { enabled: true },
    userinfo: { enabled: true },
    revocation: {
      enabled: true,
      allowedPolicy: (_context, client, token) => token.clientId === client.clientId,
    },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: pages.logoutSource,
      postLogoutSuccessSource: pages.postLogoutSuccessSource,
    },
  }
}

/**
 * All clients are our own: what they ask for is granted without a question.
 * A grant in the second half of its life is replaced, so that it always outlives the refresh token issued under it.
 */
async function loadExistingGrant(context: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { session, client, account, provider, requestParamOIDCScopes } = context.oidc
  if (!session || !client || !account) return undefined
  const known = session.grantIdFor(client.clientId)
  const existing = known ? await provider.Grant.find(known) : undefined
  const usable = existing && existing.accountId === account.accountId && existing.ttlPercentagePassed() < 50
  const grant = usable
    ? existing
    : new provider.Grant({ accountId: account.accountId, clientId: client.clientId })
  const granted = new Set(grant.getOIDCScope().split(' '))
  const missing = [...requestParamOIDCScopes].filter((scope) => !granted.has(scope))
  if (missing.length > 0) {
    grant.addOIDCScope(missing.join(' '))
    await grant.save()
  }
  return grant
}

/** Rotation does not lengthen the life of a chain of refresh tokens. */
function refreshTokenSeconds(context: KoaContextWithOIDC, _token: RefreshToken): number {
  const rotated = context.oidc.entities.RotatedRefreshToken
  return rotated ? rotated.remainingTTL : SESSION_S
}
