import type { Context } from 'hono'
import { isDatabaseAway } from '../../../db/database-unavailable.ts'
import { logFailure } from '../../../failures/log-failure.ts'
import { noteOfRequest } from '../../../log/request-record.ts'
import { Refusal } from '../../kit/refusal.ts'
import { refusal } from '../../kit/refusing.ts'
import { ScimError } from './scim-error.ts'

export const SCIM_TYPE = 'application/scim+json'
const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error'

export const answered = (
  context: Context,
  body: object,
  status: 200 | 201 = 200,
  headers: Readonly<Record<string, string>> = {},
): Response => context.body(JSON.stringify(body), status, { 'content-type': SCIM_TYPE, ...headers })

/** Every refusal in the protocol's form, also those that all APIs share: too many calls, a database that is away. */
export function scimFailed(context: Context, error: Error): Response {
  const told = toldOf(context, error)
  if (told.status >= 500 && !(error instanceof ScimError)) logFailure('SCIM', error)
  const { status, scimType, message, headers } = told
  const body = { schemas: [ERROR], status: String(status), ...(scimType && { scimType }), detail: message }
  return context.body(JSON.stringify(body), status as 400, { ...headers, 'content-type': SCIM_TYPE })
}

function toldOf(context: Context, error: Error): ScimError {
  if (error instanceof ScimError) return error
  if (!(error instanceof Refusal)) {
    const inChange = context.req.method === 'GET' ? '' : '-in-change'
    return toldOf(context, refusal(`${isDatabaseAway(error) ? 'database-away' : 'failed'}${inChange}`))
  }
  const { status, code } = error.problem
  noteOfRequest({ refusal: code })
  return new ScimError(status, error.message, status === 400 ? 'invalidValue' : undefined, error.headers)
}
