import assert from 'node:assert/strict'
import { it } from 'node:test'
import { decodeJwt } from 'jose'
import type {
  EmbedApp,
  EmbedBrand,
  EmbedContext,
  EmbedGranted,
  EmbedScorecardResult,
} from '../../../shell/contract/embed.ts'
import { assertionsOf } from '../../assertions/assertions.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { demoId } from '../../world/people.ts'
import { callerOf, dataOf, EMBED_ORIGIN, problemOf } from '../kit/caller-in-tests.ts'
import { signEmbedToken } from './embed-token.ts'

const BRAND = 'brand-0002'
const BRANDS = '/embed/brands'
const PLANNER = demoId('planner@agency.example')
const RUN = '/documents/scorecard-run'
const SESSION_UID = 'in-the-browser'

onOneDatabase((database) => {
  const call = callerOf(database)
  const ask = (who: string, wish: Record<string, string>) =>
    call(who, '/embed/tokens', { method: 'POST', json: { origin: EMBED_ORIGIN, ...wish } })
  const tokenFor = async (who: string, wish = {}) =>
    dataOf<{ token: string }>(await ask(who, wish), 201).token
  const use = (token: string, path = BRANDS, method = 'GET', origin = EMBED_ORIGIN) =>
    call.raw(token, path, { origin }, { method })
  const codeOf = async (answer: Response) => ((await answer.json()) as { code?: string }).code
  const signedInAt = async (uid: string) => {
    const expires_at = new Date(Date.now() + 86_400_000)
    const row = { model: 'Session', id: uid, uid, payload: '{}', grant_id: null, expires_at }
    await database().sql.insertInto('idp_record').values(row).execute()
  }

  it('gives a page that the setting names a token of ten minutes for itself, and other pages none', async () => {
    const { origin, exp, iat, aud } = decodeJwt(await tokenFor('planner'))
    assert.deepEqual([origin, exp! - iat!, aud], [EMBED_ORIGIN, 600, 'agency-os-embed'])
    const refused = problemOf(await ask('planner', { origin: 'https://evil.example' }), 403)
    assert.equal(refused.code, 'embed-origin-unknown')
    problemOf(await ask('planner', { app: 'nothing' }), 404)
    problemOf(await ask('admin', { app: 'admin' }), 404)
  })

  it('lets the page read what elements show, and says so to its browser without cookies', async () => {
    const answer = await use(await tokenFor('planner'))
    assert.equal(answer.status, 200)
    assert.equal(answer.headers.get('access-control-allow-origin'), EMBED_ORIGIN)
    assert.equal(answer.headers.get('access-control-allow-credentials'), null)
    const { data } = (await answer.json()) as { data: EmbedBrand[] }
    const brand = data.find(({ id }) => id === BRAND) ?? data[0]!
    assert.ok(brand.name && brand.agency && brand.country)
    const found = await use(await tokenFor('planner'), `${BRANDS}?search=${encodeURIComponent(brand.name)}`)
    assert.ok(((await found.json()) as { data: EmbedBrand[] }).data.some(({ id }) => id === brand.id))
  })

  it('takes the token from its page alone, and no other token from there', async () => {
    const token = await tokenFor('planner')
    for (const origin of ['https://evil.example', ''])
      assert.equal(await codeOf(await use(token, BRANDS, 'GET', origin)), 'embed-token-of-another-page')
    assert.equal(await codeOf(await use('planner')), 'embed-not-enough')
  })

  it('takes none that ran out, that was made for others or is of a page that is named no more', async () => {
    const claims = { sub: PLANNER, origin: EMBED_ORIGIN, signOuts: 0 }
    const past = assertionsOf(database().sql, '', () => new Date(Date.now() - 601_000))
    assert.equal((await use(await signEmbedToken(past, claims))).status, 401)
    const now = assertionsOf(database().sql, '')
    const other = await now.signAssertion(claims, { audience: 'reach', ttlS: 60 })
    assert.notEqual((await use(other)).status, 200)
    const gone = await signEmbedToken(now, { ...claims, origin: 'https://gone.example' })
    assert.equal(await codeOf(await use(gone)), 'embed-origin-unknown')
  })

  it('changes nothing and reads nothing else without an app', async () => {
    const token = await tokenFor('planner')
    for (const [method, path] of [
      ['POST', RUN],
      ['GET', RUN],
      ['POST', '/embed/tokens'],
      ['GET', '/user-details/users/me/sessions'],
      ['GET', `/scorecards/brands/${BRAND}/scorecards/ppc`],
    ] as const)
      assert.equal(await codeOf(await use(token, path, method)), 'embed-not-enough', `${method} ${path}`)
  })

  it('reaches with an app what that app asks, without the cookie that such a page cannot have', async () => {
    const token = await tokenFor('planner', { app: 'scorecards' })
    assert.equal((await use(token, `/scorecards/brands/${BRAND}/scorecards/ppc`)).status, 200)
    assert.equal((await use(token, RUN, 'POST')).status, 415) // let in, and the body judged
    for (const path of ['/documents/campaign', '/access/people', '/user-details/users/me/sessions'])
      assert.equal(await codeOf(await use(token, path)), 'embed-not-enough', path)
  })

  it('tells an app of person and brand, and of rights only what its row asks for', async () => {
    const path = `/embed/apps/scorecards/context?brand=${BRAND}`
    const { workspace, user, permissions, tenant } = dataOf<EmbedContext>(await call('planner', path))
    assert.deepEqual(
      [workspace.id, user.id, user.userRoles, tenant.code, permissions.prefix],
      [BRAND, PLANNER, [], 'choreograph', 'agency-os.'],
    )
    assert.ok(permissions.workspace.some((permission) => permission.endsWith('OS_WORKSPACE_ACCESS')))
    assert.ok(permissions.agency.every((permission) => !permission.endsWith('OsAgencyAccess')))
    problemOf(await call('other-agency', path), 403)
    problemOf(await call('planner', path.replace('scorecards', 'nothing')), 404)
  })

  it('ends with the session that it was asked in', async () => {
    await signedInAt(SESSION_UID)
    const token = await tokenFor(`planner~${SESSION_UID}`)
    assert.equal((await use(token)).status, 200)
    await database().sql.deleteFrom('idp_record').where('uid', '=', SESSION_UID).execute()
    assert.equal((await use(token)).status, 401)
  })

  it('is good no longer once the person signs out of the page, and neither is their consent', async () => {
    const given = async (who: string) => dataOf<EmbedGranted>(await ask(who, {}), 201)
    const [first, second] = [await given('planner'), await given('planner')]
    const others = await tokenFor('admin')
    assert.equal((await use(first.token, '/embed/sign-outs', 'POST')).status, 204)
    for (const { token } of [first, second]) assert.equal((await use(token)).status, 401)
    assert.equal((await use(others)).status, 200)
    const next = await given('planner')
    assert.deepEqual([first.signOuts, next.signOuts], [0, 1])
    assert.equal((await use(next.token)).status, 200)
    problemOf(await call('planner', '/embed/sign-outs', { method: 'POST' }), 403)
  })

  it('shows what the person may see at that moment', async () => {
    const path = `${BRANDS}/${BRAND}`
    const [token, stranger] = [await tokenFor('planner'), await tokenFor('other-agency')]
    assert.equal((await use(token, path)).status, 200)
    assert.equal((await use(stranger, path)).status, 403)
    const { sql } = database()
    const held = () => sql.updateTable('person').where('id', '=', PLANNER)
    await held().set({ disabled_at: new Date() }).execute()
    assert.equal(await codeOf(await use(token, path)), 'person-disabled')
    await held().set({ disabled_at: null }).execute()
  })

  it('names the apps that the person may open for a brand, with their place in the portal', async () => {
    const apps = dataOf<EmbedApp[]>(await call('planner', `/embed/apps?brand=${BRAND}`))
    assert.deepEqual(
      apps.find(({ key }) => key === 'scorecards'),
      { key: 'scorecards', title: 'Scorecards', category: 'Unlock', path: `/brands/${BRAND}/scorecards` },
    )
    problemOf(await call('other-agency', `/embed/apps?brand=${BRAND}`), 403)
  })

  it('tells a finished audit at one look, with what to fix first', async () => {
    const { data: brands } = (await call('planner', BRANDS)).body as { data: EmbedBrand[] }
    const cards = await Promise.all(
      brands.slice(0, 10).map(async ({ id }) => {
        const path = `/scorecards/brands/${id}/scorecards/cards`
        const found = dataOf<{ id: string }[]>(await call('planner', path))
        return found.map((card) => `${path}/${card.id}`)
      }),
    )
    const [path] = cards.flat()
    const card = dataOf<EmbedScorecardResult>(await call('planner', path!))
    assert.ok(card.title && card.band && card.period && card.fixFirst.length <= 3)
  })
})
