import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import type { Thing } from '../../../miniapps/domain/blank/thing.ts'
import { NOUNS } from '../../apis.ts'
import { migrate } from '../../db/migrate.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { sampleWorld } from '../../world/sample-world.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'
import { blankApi } from './blank-api.ts'

onOneDatabase((database) => {
  before(async () => {
    if (NOUNS.includes(blankApi)) return
    await migrate(database().sql, [...NOUNS, blankApi])
    await blankApi.addSample?.(database().sql, sampleWorld())
  })
  // everybody may open this app in the test; the conditions of a real one stand in its row
  const call = callerOf(database, [], [{ ...blankApi, apps: ['you-page'] }])
  const { organisations } = sampleWorld()
  const brandOf = (agency: string) =>
    organisations.find(({ agencyCode }) => agencyCode === agency)!.brands[0]!.id
  const path = `/blank/${brandOf('choreograph')}/things`
  const named = async (query = '') =>
    dataOf<readonly Thing[]>(await call('planner', path + query)).map(({ name }) => name)

  it('lists the things of a brand by name, and finds those whose name has the search in it', async () => {
    assert.deepEqual(await named(), ['The first one', 'The second one', 'The third one'])
    assert.deepEqual(await named('?q=SECOND'), ['The second one'])
  })

  it('adds one, and deletes it', async () => {
    const json = { name: 'Another', day: '2026-11-23' }
    const { id } = dataOf<Thing>(await call('planner', path, { method: 'POST', json }), 201)
    assert.equal((await named())[0], 'Another')
    const deletion = { method: 'POST', json: { ids: [id] } }
    assert.deepEqual(dataOf(await call('planner', `${path}/delete`, deletion)), { deleted: 1 })
    assert.equal((await named()).length, 3)
  })

  it('refuses a thing without a day, and people of another agency', async () => {
    problemOf(await call('planner', path, { method: 'POST', json: { name: 'Another', day: '' } }), 400)
    assert.equal(problemOf(await call('no-agencies', path), 403).code, 'agency-of-brand-not-yours')
  })
})
