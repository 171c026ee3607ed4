import { Hono, type MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { DEFAULT_TENANT } from '../shell/config/tenants.ts'
import { spellings } from '../shell/contract/holds.ts'
import type { Db } from './db/db.ts'
import { DocumentFeed } from './documents/document-feed.ts'
import type { DocumentKind } from './api/kit/document-kind.ts'
import { type FileStores, fileStores } from './files/file-stores.ts'
import { noteOfRequest } from './log/request-record.ts'
import { documentsApi } from './documents/documents-api.ts'
import { assertionsOf } from './assertions/assertions.ts'
import { liveApi } from './live/live-api.ts'
import { LiveFeed } from './live/live-feed.ts'
import { APIS, NOUNS } from './apis.ts'
import { openApi } from './api/reference/open-api.ts'
import { RELEASE } from './log/release.ts'
import { noteRefusals } from './audit/note-refusals.ts'
import { verifyEmbedToken } from './api/embed/verify-embed-token.ts'
import { withinGrant } from './api/embed/within-grant.ts'
import { noteSession } from './api/people/sessions/note-session.ts'
import { type AppTokenParts, appTokensApi } from './api/app-tokens/app-tokens-api.ts'
import { logosRouter } from './api/workspaces/manage/logos.ts'
import { allowOrigins } from './api/kit/allow-origins.ts'
import { answerError } from './api/kit/answer-error.ts'
import type { Api } from './api/kit/api.ts'
import { appAccess } from './api/kit/app-access.ts'
import type {
  ApiEnvironment,
  ApiParts,
  Installation,
  InvitationSettings,
  Newcomers,
  VerifyToken,
} from './api/kit/api-environment.ts'
import { authenticate } from './api/kit/authenticate.ts'
import { checkXsrf } from './api/kit/check-xsrf.ts'
import { AUDIT_STREAM_PATH, auditStream } from './api/access/checks/audit-stream.ts'
import { scimFailed } from './api/access/scim/scim-answers.ts'
import { isScim, SCIM_PATH, scimApi, type ScimSettings } from './api/access/scim/scim-api.ts'
import { clientAddress } from './api/kit/client-address.ts'
import { refuseNullInAddress } from './api/kit/null-character.ts'
import { Kept } from './api/kit/kept.ts'
import { Rates } from './api/kit/rates.ts'
import { refusal } from './api/kit/refusing.ts'
import type { LookOf } from './idp/provider-pages.ts'
import { stopMailRouter } from './idp/stop-mail-router.ts'
import { STOP_MAIL_PATH } from './mail/stop-path.ts'

export interface ApiOptions {
  db: Db
  verifyToken: VerifyToken
  /** A permission passes prefixed or bare. */
  permissionPrefix: string
  /** Name under which the root of the accounts is asked for. */
  permissionAccountsRoot: string
  /** Addresses or networks of proxies in front. */
  trustedProxies?: readonly string[]
  /** Origins beside its own whose pages may call. */
  allowedOrigins?: readonly string[]
  /** Origins whose pages may show elements and apps, with tokens of their own. */
  embedOrigins?: readonly string[]
  /** Whose directory may provision people and groups; default: none. */
  scim?: ScimSettings | undefined
  /** Tokens by which the audit log is collected; default: by nobody. */
  auditTokens?: (() => readonly string[]) | undefined
  /** What is done for people whom a foreign provider names; default: nothing. */
  newcomers?: Newcomers
  /** Entries with back ends, and the signer of their tokens; default: none. */
  appTokens?: AppTokenParts
  /** Of the page that turns mails off; default: there is none. */
  lookOf?: LookOf
  /** Default: no mail, and passwords are another provider's. */
  invitations?: InvitationSettings
  /** Default: of the default tenant, with no mini-apps beside the built-in ones. */
  installation?: Installation
  /** How much a call may send; default: what is usual. */
  bodyBytes?: number
  /** How often who may call; default: without end. */
  rates?: Rates
  /** What happens to documents; closed by whoever opened it. */
  feed?: DocumentFeed
  /** What people are told; likewise. */
  live?: LiveFeed
  documentKinds?: readonly DocumentKind[]
  /** Where the files of documents are kept. */
  files?: FileStores
  apis?: readonly Api[]
}

/** What every API is made with, and what is done by the clock. */
export function apiParts(
  { sql }: Pick<Db, 'sql'>,
  {
    permissionPrefix,
    embedOrigins = [],
    ...others
  }: Pick<ApiParts, 'permissionAccountsRoot' | 'invitations' | 'installation' | 'documentKinds'> &
    Pick<ApiOptions, 'permissionPrefix' | 'embedOrigins'>,
): Omit<ApiParts, 'apps'> {
  return {
    ...others,
    embedOrigins,
    sql,
    kept: new Kept(sql),
    spellings: (permission) => spellings(permission, permissionPrefix),
  }
}

/** For every call: its route for the log, how much it may send, and that nobody keeps the answer. */
const takeCalls =
  (bodyBytes: ApiOptions['bodyBytes']): MiddlewareHandler<ApiEnvironment> =>
  async (context, next) => {
    noteOfRequest({ route: routePath(context, -1) })
    context.set('bodyBytes', bodyBytes)
    refuseNullInAddress(context.req.url)
    await next()
    // but a file, which says itself how it may be kept
    if (!context.res.headers.get('cache-control')?.startsWith('private'))
      context.header('cache-control', 'no-store')
  }

/** Every API; the paths it answers start with `/api/`. */
export function createApi({
  db,
  verifyToken,
  permissionPrefix,
  permissionAccountsRoot,
  trustedProxies = [],
  allowedOrigins = [],
  embedOrigins = [],
  bodyBytes,
  rates = new Rates({ perPerson: 0, perAddress: 0 }),
  feed = new DocumentFeed(db),
  live = new LiveFeed(db),
  files = fileStores(db.sql),
  apis = APIS,
  documentKinds = apis.flatMap(({ documents = [] }) => documents),
  newcomers,
  scim,
  auditTokens,
  invitations = { origin: '', setsPasswords: false, mail: 'none' },
  installation = { agency: DEFAULT_TENANT, ofFile: () => [], faulty: () => [], ownAudiences: [] },
  lookOf,
  appTokens,
}: ApiOptions) {
  const parts = apiParts(db, {
    permissionPrefix,
    permissionAccountsRoot,
    invitations,
    installation,
    documentKinds,
    embedOrigins,
  })
  const api = new Hono<ApiEnvironment>().basePath('/api')

  api.use(takeCalls(bodyBytes))
  api.use(allowOrigins(allowedOrigins))
  api.use(allowOrigins(embedOrigins, { sendsCookies: false }))
  const addressOf = clientAddress(trustedProxies)
  if (scim) api.route(SCIM_PATH, scimApi(parts, scim, rates, addressOf))
  if (auditTokens) api.route(AUDIT_STREAM_PATH, auditStream(db.sql, auditTokens, rates, addressOf))
  if (lookOf) api.route(STOP_MAIL_PATH, stopMailRouter({ sql: db.sql, lookOf, rates, addressOf }))
  api.route('/logos', logosRouter(db.sql))
  const appsAt = (route: string) => apis.find(({ path }) => route.startsWith(`/api${path}/`))?.apps ?? []
  api.use(noteRefusals(db.sql, appsAt))
  const verify = verifyEmbedToken(db.sql, assertionsOf(db.sql, invitations.origin), verifyToken)
  api.use(authenticate(db.sql, verify, addressOf, rates, newcomers, noteSession(db.sql)))
  api.use(
    withinGrant({
      origins: embedOrigins,
      others: allowedOrigins,
      own: invitations.origin,
      kinds: documentKinds,
    }),
  )
  api.use(checkXsrf(allowedOrigins))

  for (const { path, apps, router } of apis) {
    api.use(`${path}/*`, appAccess({ ...parts, apps }))
    api.route(path, router({ ...parts, apps }))
  }
  if (appTokens) api.route('/app-tokens', appTokensApi({ ...parts, apps: [] }, appTokens)) // asks the entry of each app
  api.route('/live', liveApi(db.sql, live))
  api.route('/documents', documentsApi({ ...parts, apps: [] }, documentKinds, { feed, live }, files)) // each type names its app

  let reference: object | undefined // the routes do not change
  api.get('/openapi.json', (context) =>
    context.json((reference ??= openApi(api.routes, [...apis, ...NOUNS], RELEASE))),
  )

  api.notFound((context) => refusal('not-found', { path: context.req.path }).response())
  api.onError((error, context) =>
    scim && isScim(context.req.path) ? scimFailed(context, error) : answerError(error, context),
  )
  return api
}
