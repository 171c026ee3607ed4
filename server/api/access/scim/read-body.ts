import type { Context } from 'hono'
import type { ApiEnvironment } from '../../kit/api-environment.ts'
import { refuseNullInJson } from '../../kit/null-character.ts'
import { readText } from '../../kit/read-text.ts'
import { Refusal } from '../../kit/refusal.ts'
import { objectOf, type Resource } from './canonical.ts'
import { ScimError } from './scim-error.ts'

/** A list of ten thousand members is longer than other bodies may be. */
const LEAST_BODY_BYTES = 8 * 1024 * 1024

/** @throws ScimError, or Refusal where it is too large or breaks off */
export async function readBody(context: Context<ApiEnvironment>): Promise<Resource> {
  const type = context.req.header('content-type') ?? 'application/scim+json'
  if (!/^application\/(scim\+)?json *(;|$)/i.test(type))
    throw new ScimError(415, 'The body must be sent as application/scim+json.')
  const most = Math.max(LEAST_BODY_BYTES, context.get('bodyBytes') ?? 0)
  const text = await readText(context.req.raw.body, most)
  try {
    return objectOf(JSON.parse(text, refuseNullInJson), 'The body')
  } catch (error) {
    if (error instanceof Refusal || error instanceof ScimError) throw error
    throw new ScimError(400, 'The body is no JSON.', 'invalidSyntax')
  }
}
