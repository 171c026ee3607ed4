import assert from 'node:assert/strict'
import { it } from 'node:test'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { ALLOWED_ORIGIN, callerOf } from './caller-in-tests.ts'

const ME = '/user-details/users/me'
const SETTINGS = '/user-details/users/planner@agency.example/display_settings'
const FOREIGN = 'https://evil.example'
const CHANGE = { method: 'PATCH', body: '{"dateLocale":"de-de"}' }
const JSON_TYPE = { 'content-type': 'application/json' }
const allowedTo = (response: Response) => response.headers.get('access-control-allow-origin')

onOneDatabase((database) => {
  const call = callerOf(database)

  it('answers pages of an allowed origin, before and at the call, and others as ever', async () => {
    const preflight = await call.raw('', ME, { origin: ALLOWED_ORIGIN }, { method: 'OPTIONS' })
    assert.equal(preflight.status, 204)
    assert.equal(allowedTo(preflight), ALLOWED_ORIGIN)
    assert.match(preflight.headers.get('access-control-allow-headers')!, /Authorization/)
    const answer = await call.raw('planner', ME, { origin: ALLOWED_ORIGIN })
    assert.deepEqual([answer.status, allowedTo(answer)], [200, ALLOWED_ORIGIN])
    assert.match(answer.headers.get('vary')!, /Origin/)
    const foreign = await call.raw('planner', ME, { origin: FOREIGN })
    assert.equal(allowedTo(foreign), null)
    assert.notEqual((await call.raw('', ME, { origin: FOREIGN }, { method: 'OPTIONS' })).status, 204)
  })

  it('lets them read why they are refused', async () => {
    const refused = await call.raw('expired', ME, { origin: ALLOWED_ORIGIN })
    assert.deepEqual([refused.status, allowedTo(refused)], [401, ALLOWED_ORIGIN])
  })

  it('takes their changes without the cookie that they cannot have, and those of others only with it', async () => {
    const status = async (origin: string) =>
      (await call.raw('planner', SETTINGS, { origin, ...JSON_TYPE }, CHANGE)).status
    assert.equal(await status(FOREIGN), 403)
    assert.notEqual(await status(ALLOWED_ORIGIN), 403)
  })
})
