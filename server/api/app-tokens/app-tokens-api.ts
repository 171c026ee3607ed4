import type { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import * as v from 'valibot'
import { backEndsIn } from '../../../shell/config/back-end-checks.ts'
import { trialCookie } from '../../../shell/config/page-defaults.ts'
import { OWN_AUDIENCE } from '../../../shell/contract/own-audience.ts'
import type { RuntimeMiniApp } from '../../../shell/contract/runtime-config.ts'
import type { Assertions } from '../../assertions/assertions.ts'
import type { Noun } from '../../world/noun.ts'
import type { ApiEnvironment, ApiParts } from '../kit/api-environment.ts'
import { fieldMessage, readJson } from '../kit/read-json.ts'
import { type CallWorld, type Handler, routes } from '../kit/routes.ts'
import { claimsFor } from './claims-for.ts'
import { exchangedAudiencesTable } from './migrations/001-exchanged-audiences.ts'
import { APP_TOKEN_REFUSALS, refusal } from './refusals.ts'

/** Short, because a person who loses the right keeps a token until it expires. */
const TTL_S = 300

const TEXT = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const ASKED = v.strictObject({ app: TEXT, api: TEXT, tenant: TEXT, brand: v.optional(TEXT) }, fieldMessage)

export interface AppToken {
  token: string
  /** Seconds until it expires. */
  ttlS: number
}

export interface AppTokenParts {
  /** Mini-apps of the configuration as they are at the call, with the one that a browser with that key tries. */
  entries(trialKey: string | undefined): readonly RuntimeMiniApp[]
  signAssertion: Assertions['signAssertion']
  exchange?: Exchange
}

/** Caller whose token is exchanged, as it was verified. */
export interface ExchangedFor {
  token: string
  /** Provider that vouches for them; undefined for the embedded one. */
  issuer: string | undefined
  /** Whom their token is for. */
  audiences: readonly string[]
}

/**
 * Changes the caller's token at its provider for one of that audience; undefined where we are to make one
 * ourselves.
 */
export type Exchange = (caller: ExchangedFor, audience: string) => Promise<AppToken | undefined>

/** Its refusals are listed with those of all nouns. */
export const appTokens: Noun = {
  noun: 'app-tokens',
  migrations: { '001-exchanged-audiences': exchangedAudiencesTable },
  refusals: APP_TOKEN_REFUSALS,
}

/**
 * Below `/api/app-tokens`: short tokens by which the shell asks the back ends of mini-apps' authors for the
 * person.
 */
export const appTokensApi = (parts: ApiParts, tokens: AppTokenParts): Hono<ApiEnvironment> =>
  routes<AppTokenParts & CallWorld, { 'POST /': typeof giveToken }>(
    { 'POST /': giveToken },
    (all, context) => ({
      ...all,
      ...tokens,
      person: context.get('person'),
    }),
  )(parts)

const giveToken: Handler<AppTokenParts & CallWorld> = async (world, context) => {
  const { app, api, ...place } = await readJson(context, ASKED)
  const trialKey = getCookie(context, trialCookie(world.invitations.origin.startsWith('https:')))
  const entry = world.entries(trialKey).find(({ key }) => key === app)
  const backEnd = backEndsIn(entry?.apis).find(({ name }) => name === api)
  if (!entry || !backEnd || backEnd.audience.startsWith(OWN_AUDIENCE))
    throw refusal('app-back-end-unknown', { app, api })
  const claims = await claimsFor(world, entry, place, world.person)
  const { audience } = backEnd
  const token = context.req.header('authorization')!.replace(/^Bearer +/i, '')
  const caller = { token, issuer: context.get('issuer'), audiences: context.get('audiences') }
  const exchanged = await world.exchange?.(caller, audience)
  if (exchanged?.token === token) throw refusal('app-token-refused', { audience })
  const data: AppToken = exchanged ?? {
    token: await world.signAssertion(claims, { audience, ttlS: TTL_S }),
    ttlS: TTL_S,
  }
  return { data }
}
giveToken.takes = { body: ASKED }
