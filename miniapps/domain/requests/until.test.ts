import assert from 'node:assert/strict'
import { it } from 'node:test'
import { momentOf } from './until.ts'

const at = (day: string, time = '10:30:05') => new Date(`${day}T${time}`)
const local = (moment: string | null | undefined) => moment && new Date(moment).getTime()

it('ends a week or a month later, at the same second of the day', () => {
  const now = at('2026-11-23')
  assert.equal(local(momentOf('week', '', now)), at('2026-11-30').getTime())
  assert.equal(local(momentOf('month', '', now)), at('2026-12-23').getTime())
  assert.equal(local(momentOf('month', '', at('2027-01-31'))), at('2027-02-28').getTime())
})

it('ends with the day that was chosen, or never; a day that is over is none', () => {
  const now = at('2026-11-23')
  assert.equal(momentOf('always', '2026-11-01', now), null)
  assert.equal(local(momentOf('day', '2026-11-23', now)), at('2026-11-23', '23:59:59').getTime())
  for (const day of ['2026-11-22', '']) assert.equal(momentOf('day', day, now), undefined)
})
