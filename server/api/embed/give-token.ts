import * as v from 'valibot'
import type { EmbedGranted } from '../../../shell/contract/embed.ts'
import { assertionsOf } from '../../assertions/assertions.ts'
import { fieldMessage, readJson } from '../kit/read-json.ts'
import { created, type Handler } from '../kit/routes.ts'
import { isForOtherPages } from './apps.ts'
import { EMBED_TOKEN_S, signEmbedToken } from './embed-token.ts'
import { signOutsOf } from './sign-outs.ts'
import { toPerson } from './to-person.ts'
import { refusal } from './refusals.ts'

const wish = v.strictObject(
  { origin: v.string('must be an origin'), app: v.optional(v.string('must be the key of an app')) },
  fieldMessage,
)

/**
 * A token for a page of another origin, for the person who is signed in at the portal; the sign-in page hands
 * it over.
 */
export const giveToken: Handler = async ({ sql, person, embedOrigins, invitations }, context) => {
  const { origin, app } = await readJson(context, wish)
  if (![...embedOrigins, invitations.origin].includes(origin))
    throw refusal('embed-origin-unknown', { origin })
  if (app !== undefined && !isForOtherPages(app)) throw refusal('embed-app-unknown', { app })
  const signOuts = await signOutsOf(sql, person.id, origin)
  const assertions = assertionsOf(sql, invitations.origin)
  const token = await signEmbedToken(assertions, {
    sub: person.id,
    sid: context.get('sessionId'),
    origin,
    app,
    signOuts,
  })
  const data: EmbedGranted = { token, expiresInS: EMBED_TOKEN_S, person: toPerson(person), signOuts }
  return created(context, { data })
}
giveToken.takes = { body: wish }
