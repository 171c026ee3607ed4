import assert from 'node:assert/strict'
import { it } from 'node:test'
import { onOneDatabase } from '../db/on-each-database-in-tests.ts'
import { demoId } from '../world/people.ts'
import {
  makePasswordLink,
  ownerOfPasswordLink,
  PASSWORD_PATH,
  usePasswordLink as takePasswordLink,
} from './password-links.ts'

const MINUTE_MS = 60_000
const PLANNER = demoId('planner@agency.example')
const NOW = new Date('2026-10-24T12:00:00Z') // the clocks of Europe change the night after

onOneDatabase((database) => {
  const make = async (kind: 'invitation' | 'reset') =>
    (await makePasswordLink(database().sql, PLANNER, kind, NOW)).path.slice(PASSWORD_PATH.length)
  const isGood = async (token: string, minutes: number) =>
    (await ownerOfPasswordLink(database().sql, token, new Date(NOW.getTime() + minutes * MINUTE_MS)))?.id ===
    PLANNER
  const use = (token: string) =>
    database()
      .sql.transaction()
      .execute((sql) => takePasswordLink(sql, token, PLANNER))

  it('is good for seven days with an invitation, for an hour with a forgotten password', async () => {
    const week = 7 * 24 * 60
    const invitation = await make('invitation')
    assert.deepEqual([await isGood(invitation, week - 1), await isGood(invitation, week)], [true, false])
    const reset = await make('reset')
    assert.deepEqual([await isGood(reset, 59), await isGood(reset, 60)], [true, false])
  })

  it('is used once, by one of two at the same moment, and ends the other kind with it', async () => {
    const [invitation, reset] = [await make('invitation'), await make('reset')]
    assert.deepEqual((await Promise.all([use(invitation), use(invitation)])).toSorted(), [false, true])
    assert.deepEqual([await isGood(invitation, 0), await isGood(reset, 0)], [false, false])
  })
})
