import type { PortalApps } from './api/mini-apps/portal-apps.ts'
import { newcomers } from './api/access/admit-people.ts'
import { exchangedAudiences } from './api/app-tokens/exchanged-audiences.ts'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { ACCOUNTS_ROOT, REDIRECT_PATH, SILENT_REDIRECT_PATH } from '../shell/config/page-defaults.ts'
import { spellings } from '../shell/contract/holds.ts'
import type { InvitationSettings } from './api/kit/api-environment.ts'
import { mailDigestsNowAndThen } from './api/notifications/mail-digests.ts'
import { DOCUMENT_KINDS, TASK_SOURCES } from './apis.ts'
import { type Assertions, assertionsOf } from './assertions/assertions.ts'
import { apiParts, createApi } from './create-api.ts'
import { externalProviders } from './configuration/external-providers.ts'
import { embeddedIssuer, pageConfig, type PageConfig } from './configuration/page-config.ts'
import { moreClients } from './configuration/read-settings.ts'
import { portalClient, portalClients, type Settings } from './configuration/settings.ts'
import type { Db } from './db/db.ts'
import type { DocumentFeed } from './documents/document-feed.ts'
import type { FileStores } from './files/file-stores.ts'
import type { LiveFeed } from './live/live-feed.ts'
import { Rates } from './api/kit/rates.ts'
import { clientAddress } from './api/kit/client-address.ts'
import { limitVisitors } from './http/limit-visitors.ts'
import type { DevServer } from './http/dev-server.ts'
import { packedAnswers } from './http/packed-answers.ts'
import { createPages } from './http/pages.ts'
import { publishedKeys } from './http/published-keys.ts'
import { policyReports } from './http/policy-reports.ts'
import { requestHandler } from './http/request-handler.ts'
import { StaticFiles } from './http/static-files.ts'
import { appearanceOf, languageOfRequest, lookOf, tenantOf } from './http/tenant.ts'
import { warnOfForbiddenEndpoints } from './http/warn-of-forbidden-endpoints.ts'
import { createIdentityProvider, type IdentityProvider } from './idp/identity-provider.ts'
import type { LookOf } from './idp/provider-pages.ts'
import { exchangeToken } from './idp/exchange-token.ts'
import { verifyExternalToken } from './idp/verify-external-token.ts'
import { verifyEmbeddedToken } from './idp/verify-token.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './world/demo-accounts.ts'

/** The portal's own OpenID Connect provider, with demo accounts where the sample world is. */
export function embeddedProvider(
  settings: Settings,
  origin: string,
  db: Db,
  hasSampleWorld: boolean,
): Promise<IdentityProvider> {
  const { redirectPath = REDIRECT_PATH, silentRedirectPath = SILENT_REDIRECT_PATH } = settings.file
  const clients = [{ clientId: portalClient(settings.file), origin }, ...moreClients(settings.file)]
  return createIdentityProvider({
    db: db.sql,
    issuer: embeddedIssuer(origin),
    clients: clients.map((client) => ({ ...client, redirectPath, silentRedirectPath })),
    lookOf: lookOfRequests(settings),
    sendsMail: settings.mail !== undefined,
    demo: hasSampleWorld ? { accounts: DEMO_ACCOUNTS, password: DEMO_PASSWORD } : null,
  })
}

/** How our own pages look to whoever asks. */
const lookOfRequests =
  ({ tenant }: Settings): LookOf =>
  (request) =>
    lookOf(tenantOf(request, tenant), appearanceOf(request), languageOfRequest(request))

const invitationsOf = ({ authority, mail }: Settings, origin: string): InvitationSettings => ({
  origin,
  setsPasswords: !authority,
  mail: mail?.by ?? 'none',
})

/** Mails the portal's summaries by the clock, where mails leave it; answers how to stop. */
export function summariesByMail(settings: Settings, origin: string, db: Db): () => Promise<void> {
  if (!settings.mail) return () => Promise.resolve()
  const { permissionPrefix, permissionAccountsRoot = ACCOUNTS_ROOT } = pageConfig(settings, origin)
  const parts = apiParts(db, {
    permissionPrefix,
    permissionAccountsRoot,
    invitations: invitationsOf(settings, origin),
    installation: {
      agency: settings.tenant,
      ofFile: () => settings.file.miniApps ?? [],
      faulty: () => [],
      ownAudiences: portalClients(settings.file),
    },
    documentKinds: DOCUMENT_KINDS,
  })
  return mailDigestsNowAndThen(parts, TASK_SOURCES)
}

interface CallerParts {
  sql: Db['sql']
  origin: string
  assertions: Assertions
  apps: PortalApps
}

/** Verifiers of callers, and the parts of the portal that APIs are given. */
function callersOf(settings: Settings, config: PageConfig, { sql, origin, assertions, apps }: CallerParts) {
  const permissionPrefix = config.permissionPrefix ?? ''
  const spelt = (permission: string) => spellings(permission, permissionPrefix)
  const { authority, file, introspection, exchangesTokens, scimTokens, auditTokens, tenant } = settings
  const audiences = exchangedAudiences(sql)
  const exchanged = exchangesTokens ? audiences.all : undefined
  const providers = authority ? externalProviders(config, file, { introspection, exchanged }) : []
  return {
    verifyToken: authority ? verifyExternalToken(...providers) : verifyEmbeddedToken(sql),
    appTokens: {
      entries: (trialKey: string | undefined) => apps.whileTrying(trialKey).usable,
      signAssertion: assertions.signAssertion,
      ...(authority && exchangesTokens && { exchange: exchangeToken(providers, audiences.note) }),
    },
    newcomers: authority ? newcomers({ sql, spellings: spelt }, file.newPeople) : undefined,
    scim: scimTokens.length > 0 ? { tokens: () => settings.scimTokens, agency: tenant, origin } : undefined,
    auditTokens: auditTokens.length > 0 ? () => settings.auditTokens : undefined,
    invitations: invitationsOf(settings, origin),
    installation: {
      agency: tenant,
      ofFile: () => apps.ofFile,
      faulty: () => apps.now.faulty,
      ownAudiences: portalClients(file),
    },
    lookOf: lookOfRequests(settings),
    permissionPrefix,
    permissionAccountsRoot: config.permissionAccountsRoot ?? ACCOUNTS_ROOT,
    trustedProxies: settings.trustedProxies,
    allowedOrigins: settings.allowedOrigins,
    embedOrigins: settings.embedOrigins,
    bodyBytes: settings.limits.bodyBytes,
  }
}

/** Made anew when the mini-apps have changed, and for somebody who tries one. */
function configOfPages(settings: Settings, origin: string, apps: PortalApps) {
  let made = { of: apps.now, config: pageConfig(settings, origin, apps.now) }
  return (trialKey?: string): PageConfig => {
    const tried = apps.whileTrying(trialKey)
    if (tried !== apps.now) return pageConfig(settings, origin, tried)
    if (made.of !== apps.now) made = { of: apps.now, config: pageConfig(settings, origin, apps.now) }
    return made.config
  }
}

interface SiteParts {
  db: Db
  feed: DocumentFeed
  live: LiveFeed
  fileStore: FileStores
  apps: PortalApps
}

const providerAssets = () => new StaticFiles(join(import.meta.dirname, 'idp/assets'), '/idp-assets/')

/** Everything that the portal answers. */
export function siteHandler(
  settings: Settings,
  origin: string,
  { db, feed, live, fileStore, apps }: SiteParts,
  identityProvider?: IdentityProvider,
  dev?: DevServer,
): RequestListener {
  const config = pageConfig(settings, origin, apps.now)
  if (settings.authority) void warnOfForbiddenEndpoints(config, settings.file, origin)
  const files = new StaticFiles(settings.staticDir)
  const addressOf = clientAddress(settings.trustedProxies)
  const rates = new Rates(settings.limits.rates)
  const assertions = assertionsOf(db.sql, origin)
  const api = createApi({
    ...callersOf(settings, config, { sql: db.sql, origin, assertions, apps }),
    db,
    feed,
    live,
    files: fileStore,
    rates,
  })
  return requestHandler({
    origin,
    api: getRequestListener(packedAnswers(api.fetch), { overrideGlobalObjects: false }),
    reports: limitVisitors(rates, addressOf, policyReports()),
    publishedKeys: limitVisitors(rates, addressOf, publishedKeys(assertions)),
    identityProvider: identityProvider && limitVisitors(rates, addressOf, identityProvider.handle),
    page: createPages({
      templates: dev?.templates ?? ((file) => files.text(`/${file}`)),
      config: configOfPages(settings, origin, apps),
      allowed: settings.file,
      embedOrigins: settings.embedOrigins,
      tenant: settings.tenant,
      dev: settings.dev,
      secure: origin.startsWith('https:'),
    }),
    files: [providerAssets(), dev ? new StaticFiles(join(import.meta.dirname, '../public')) : files],
    developing: dev?.developing,
  })
}
