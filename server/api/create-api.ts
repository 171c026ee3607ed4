import { Hono } from 'hono'
import { spellings } from '../../shell/contract/holds.ts'
import type { Db } from '../db/db.ts'
import { DocumentFeed } from '../documents/document-feed.ts'
import type { DocumentKind } from '../documents/document-kind.ts'
import { DOCUMENT_KINDS } from '../documents/document-kinds.ts'
import { documentsApi } from '../documents/documents-api.ts'
import { alphaZulu } from './permissions/alpha-zulu.ts'
import { answerError } from './kit/answer-error.ts'
import type { ApiEnvironment, ApiParts, VerifyToken } from './kit/api-environment.ts'
import { authenticate } from './kit/authenticate.ts'
import { checkXsrf } from './kit/check-xsrf.ts'
import { clientAddress } from './kit/client-address.ts'
import { refuseNullInAddress } from './kit/null-character.ts'
import { Refusal } from './kit/refusal.ts'
import { scorecards } from './scorecards/scorecards.ts'
import { userDetails } from './people/user-details.ts'
import { workspaces } from './workspaces/workspaces.ts'

export interface ApiOptions {
  db: Db
  verifyToken: VerifyToken
  /** A permission passes prefixed or bare. */
  permissionPrefix: string
  /** Name under which the root of the accounts is asked for. */
  permissionAccountsRoot: string
  /** Addresses or networks of proxies in front. */
  trustedProxies?: readonly string[]
  /** What happens to documents; closed by whoever opened it. */
  feed?: DocumentFeed
  documentKinds?: readonly DocumentKind[]
}

/** Every API; the paths it answers start with `/api/`. */
export function createApi({
  db,
  verifyToken,
  permissionPrefix,
  permissionAccountsRoot,
  trustedProxies = [],
  feed = new DocumentFeed(db),
  documentKinds = DOCUMENT_KINDS,
}: ApiOptions) {
  const parts: ApiParts = {
    sql: db.sql,
    spellings: (permission) => spellings(permission, permissionPrefix),
    permissionAccountsRoot,
  }
  const api = new Hono<ApiEnvironment>().basePath('/api')

  api.use(async (context, next) => {
    refuseNullInAddress(context.req.url)
    await next()
    context.header('cache-control', 'no-store')
  })
  api.use(authenticate(db.sql, verifyToken, clientAddress(trustedProxies)))
  api.use(checkXsrf)

  api.route('/user-details', userDetails(parts))
  api.route('/workspaces', workspaces(parts))
  api.route('/alpha-zulu', alphaZulu(parts))
  api.route('/scorecards', scorecards(parts))
  api.route('/documents/:type', documentsApi(parts, documentKinds, feed))

  api.notFound((context) => new Refusal(404, `There is nothing at ${context.req.path}.`).response())
  api.onError(answerError)
  return api
}
