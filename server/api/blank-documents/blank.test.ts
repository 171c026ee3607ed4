import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import { NOUNS } from '../../apis.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { sampleWorld } from '../../world/sample-world.ts'
import { callerOf } from '../kit/caller-in-tests.ts'
import { blankApi } from './blank-api.ts'

/** Everybody may open this app in the test; the conditions of a real one stand in its row. */
const [kind] = blankApi.documents!
const open = { ...kind!, definition: { ...kind!.definition, app: 'you-page' } }

onOneDatabase((database) => {
  const call = callerOf(database, [open], [{ ...blankApi, apps: ['you-page'] }])
  before(async () => {
    if (!NOUNS.includes(blankApi)) await blankApi.addSample?.(database().sql, sampleWorld())
  })

  it('lists the documents of the sample to those who work in the brand', async () => {
    const { data } = (await call('planner', '/documents/blank')).body as { data: { title: string }[] }
    assert.ok(data.some(({ title }) => title === 'The first one'))
  })
})
