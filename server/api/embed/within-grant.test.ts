import assert from 'node:assert/strict'
import { it } from 'node:test'
import { Hono } from 'hono'
import { answerError } from '../kit/answer-error.ts'
import type { ApiEnvironment } from '../kit/api-environment.ts'
import { withinGrant } from './within-grant.ts'

const OWN = 'https://portal.example'
const AGENCY = 'https://agency.example'

/** An API that only judges, for a token of a page of that origin. */
const apiFor = (origin: string) =>
  new Hono<ApiEnvironment>()
    .use(async (context, next) => {
      context.set('embed', { origin })
      await next()
    })
    .use(withinGrant({ origins: [AGENCY], others: [], own: OWN, kinds: [] }))
    .get('*', (context) => context.json({}))
    .onError(answerError)

async function outcome(grant: string, headers: Record<string, string>): Promise<unknown> {
  const response = await apiFor(grant).request('/api/embed/me', { headers })
  return ((await response.json()) as { code?: string }).code ?? 'passes'
}

it('lets the page for frames read from its own server, where browsers name no origin', async () => {
  assert.equal(await outcome(OWN, { 'sec-fetch-site': 'same-origin' }), 'passes')
  assert.equal(await outcome(OWN, { origin: OWN }), 'passes')
})

it('takes its token from no other page, and no token of another page there', async () => {
  const refused = 'embed-token-of-another-page'
  for (const site of ['same-site', 'cross-site', 'none'])
    assert.equal(await outcome(OWN, { 'sec-fetch-site': site }), refused, site)
  assert.equal(await outcome(OWN, { origin: AGENCY, 'sec-fetch-site': 'same-origin' }), refused)
  assert.equal(await outcome(AGENCY, { 'sec-fetch-site': 'same-origin' }), refused)
  assert.equal(await outcome(OWN, {}), refused)
})
