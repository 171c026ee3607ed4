import { createMiddleware } from 'hono/factory'
import { rowOf } from '../../../shell/config/app-rows.ts'
import { apiBase } from '../../../shell/contract/api-bases.ts'
import type { ApiContext, ApiEnvironment, EmbedGrant } from '../kit/api-environment.ts'
import type { DocumentKind } from '../kit/document-kind.ts'
import { refusal } from './refusals.ts'

/** Paths that elements read. */
const READ = [/^\/api\/embed\//, /^\/api\/scorecards\/brands\/[^/]+\/scorecards\/cards(\/|$)/]

const SIGN_OUT = '/api/embed/sign-outs'
const DOCUMENTS = apiBase('documents')

/**
 * Holds a page of another origin to its grant: an embed token is good on its page alone, and for what its
 * elements read or its one app asks. No other token comes from there, so that nobody is led to hand theirs to
 * such a page.
 */
export const withinGrant = (places: Places) =>
  createMiddleware<ApiEnvironment>(async (context, next) => {
    const grant = context.get('embed')
    const origin = context.req.header('origin') ?? ''
    if (grant) refuseBeyond(grant, context, places)
    else if (places.origins.includes(origin) && !places.others.includes(origin))
      throw refusal('embed-not-enough')
    await next()
  })

interface Places {
  /** Whose pages may show elements and apps. */
  origins: readonly string[]
  /** Whose pages may call with a token of the provider's. */
  others: readonly string[]
  /** The portal's, whose page for frames is such a page too. */
  own: string
  kinds: readonly DocumentKind[]
}

function refuseBeyond(grant: EmbedGrant, { req }: ApiContext, { origins, own, kinds }: Places): void {
  if (![...origins, own].includes(grant.origin))
    throw refusal('embed-origin-unknown', { origin: grant.origin })
  // a page that reads from its own server names no origin
  const asking = req.header('origin') ?? (req.header('sec-fetch-site') === 'same-origin' ? own : '')
  if (asking !== grant.origin) throw refusal('embed-token-of-another-page')
  if (req.method === 'POST' && req.path === SIGN_OUT) return
  const isRead = req.method === 'GET' || req.method === 'HEAD'
  if (isRead && READ.some((path) => path.test(req.path))) return
  if (grant.app === undefined || !isOfApp(grant.app, { path: req.path, isRead, kinds }))
    throw refusal('embed-not-enough')
}

interface Call {
  path: string
  isRead: boolean
  kinds: readonly DocumentKind[]
}

/** Of documents an app reaches its own, and reads those that it may read. */
function isOfApp(app: string, { path, isRead, kinds }: Call): boolean {
  const base = (rowOf(app)?.apis ?? []).map(apiBase).find((each) => path.startsWith(`${each}/`))
  if (base !== DOCUMENTS) return base !== undefined
  const type = path.slice(DOCUMENTS.length + 1).split('/')[0]!
  const kind = kinds.find(({ definition }) => definition.type === type)?.definition
  return kind === undefined || kind.app === app || (isRead && (kind.readers ?? []).includes(app))
}
