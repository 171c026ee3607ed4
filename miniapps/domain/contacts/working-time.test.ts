import assert from 'node:assert/strict'
import { it } from 'node:test'
import { wallTime } from './time-zone.ts'
import { type AtWork, dayIn, hoursIn, isAtWork, overlapOf } from './working-time.ts'

const at = (timeZone: string, days = [1, 2, 3, 4, 5], from = '09:00', to = '17:30'): AtWork => ({
  timeZone,
  hours: { days, from, to },
})
const overlap = (people: readonly AtWork[], date: string, zone = 'Europe/London') =>
  overlapOf(people, date, zone)

it('finds when London and New York both work, clocks changed or not (K7)', () => {
  const both = [at('Europe/London'), at('America/New_York')]
  assert.equal(hoursIn(overlap(both, '2026-03-10')), 4.5)
  assert.equal(hoursIn(overlap(both, '2026-04-10')), 3.5)
  const [[from, to]] = overlap(both, '2026-03-10') as [readonly [number, number]]
  assert.equal(wallTime(from, 'Europe/London'), '2026-03-10T13:00')
  assert.equal(wallTime(to, 'America/New_York'), '2026-03-10T13:30')
})

it('finds two stretches where the day of the reader holds the end of one day and the start of another', () => {
  const people = [at('Pacific/Auckland'), at('Pacific/Auckland', [1, 2, 3, 4, 5, 6], '08:00', '20:00')]
  assert.equal(overlap(people, '2026-06-10', 'Europe/London').length, 2)
  assert.equal(hoursIn(overlap(people, '2026-06-10', 'Europe/London')), 8.5)
})

it('finds nothing on days off, and for people who never work together', () => {
  assert.deepEqual(overlap([at('Europe/London'), at('Europe/Paris')], '2026-03-14'), [])
  assert.deepEqual(overlap([at('Asia/Tokyo', [2], '10:00'), at('America/Los_Angeles')], '2026-03-10'), [])
  assert.deepEqual(overlap([], '2026-03-10'), [])
})

it('knows that days are shorter and longer when clocks change, and zones of half hours', () => {
  assert.equal(hoursIn([dayIn('2026-03-29', 'Europe/London')]), 23)
  assert.equal(hoursIn([dayIn('2026-10-25', 'Europe/London')]), 25)
  assert.equal(hoursIn(overlap([at('Asia/Kolkata'), at('Europe/London')], '2026-01-14')), 3)
})

it('says who is at work at a moment', () => {
  const moment = Date.parse('2026-03-10T08:30Z')
  assert.equal(isAtWork(at('Europe/Paris'), moment), true)
  assert.equal(isAtWork(at('Europe/London'), moment), false)
})
