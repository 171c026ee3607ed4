import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import { NOUNS } from '../../apis.ts'
import { migrate } from '../../db/migrate.ts'
import { onEachDatabase } from '../../db/on-each-database-in-tests.ts'
import { sampleWorld } from '../../world/sample-world.ts'
import { callerOf, dataOf } from '../kit/caller-in-tests.ts'
import { blankApi } from './blank-api.ts'

onEachDatabase((database) => {
  before(async () => {
    if (NOUNS.includes(blankApi)) return
    await migrate(database().sql, [...NOUNS, blankApi])
    await blankApi.addSample?.(database().sql, sampleWorld())
  })
  const call = callerOf(database, [], [{ ...blankApi, apps: ['you-page'] }])

  it('lists what belongs to the person, and nobody else’s', async () => {
    assert.deepEqual(dataOf(await call('planner', '/blank')), [{ id: 'blank-1', name: 'The first one' }])
    assert.deepEqual(dataOf(await call('developer', '/blank')), [])
  })
})
