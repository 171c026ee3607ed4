import { after, before } from 'node:test'
import type { Hono } from 'hono'
import type { ApiEnvironment } from '../../../server/api/kit/api-environment.ts'
import type { DocumentKind } from '../../../server/api/kit/document-kind.ts'
import { createApi } from '../../../server/create-api.ts'
import type { Db } from '../../../server/db/db.ts'
import { openSampleWorld } from '../../../server/db/sample-world-in-tests.ts'
import { ACCOUNTS_ROOT } from '../../../shell/config/page-defaults.ts'

/** The documents' real API with its database, for one type; answers how to call it as somebody of the sample world. */
export function documentsApiOf(kind: DocumentKind) {
  let db: Db
  let api: Hono<ApiEnvironment>
  before(async () => {
    db = await openSampleWorld()
    api = createApi({
      db,
      verifyToken: async (token) => ({ email: `${token}@agency.example` }),
      permissionPrefix: 'agency-os.',
      permissionAccountsRoot: ACCOUNTS_ROOT,
      documentKinds: [kind],
    })
  })
  after(() => db.close())
  return async (who: string, path: string, method: string, body: unknown): Promise<Response> =>
    api.request(`/api/documents/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${who}`,
        'content-type': 'application/json',
        cookie: 'XSRF-TOKEN=x',
        'x-xsrf-token': 'x',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
}
