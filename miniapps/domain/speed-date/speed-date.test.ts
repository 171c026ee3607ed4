import assert from 'node:assert/strict'
import { it } from 'node:test'
import { calendarOf } from './calendar.ts'
import { ownRounds } from './own-rounds.ts'
import { countdown, phaseAt, plannedStart, roundTimes } from './round-times.ts'
import { newSpeedDate, planOf, problemsOf } from './speed-date.ts'
import { scheduleOf } from './schedule.ts'

const person = (market: string, side = 'a') => ({ name: market, market, discipline: 'seo', side })
const body = {
  ...newSpeedDate('Friday', '2026-03-29', 'Europe/London', 7),
  'people/c': person('FR'),
  'people/a': person('GB'),
  'people/b': person('DE', 'b'),
  'people/d': person('ES'),
  'absent/d': 2,
}

it('reads a plan from the fields of its document', () => {
  const plan = planOf(body)
  assert.deepEqual(
    plan.people.map(({ id }) => id),
    ['a', 'b', 'c', 'd'],
  )
  assert.deepEqual(plan.absent, { d: 2 })
  assert.equal(scheduleOf(plan).length, 3)
})

it('says what stands in the way of beginning', () => {
  const { people } = planOf(body)
  const code = (given: Parameters<typeof problemsOf>[0]) => problemsOf(given)[0]?.code
  assert.equal(code({ mode: 'all', people: people.slice(1) }), 'too-few')
  assert.equal(code({ mode: 'all', people }), undefined)
  assert.equal(
    code({ mode: 'two-sides', people: people.map((each) => ({ ...each, side: 'a' })) }),
    'one-sided',
  )
})

it('knows which round it is, and how long it still lasts', () => {
  const start = plannedStart('2026-03-29', '15:00', 'Europe/London')
  assert.equal(new Date(start).toISOString(), '2026-03-29T14:00:00.000Z')
  const timing = { start, rounds: 2, minutes: 5, pause: 1 }
  const after = (minutes: number) => phaseAt(timing, start + minutes * 60_000)
  assert.deepEqual(
    [after(-1).kind, after(0).kind, after(5).kind, after(6).kind, after(11).kind],
    ['before', 'meeting', 'moving', 'meeting', 'over'],
  )
  assert.deepEqual(after(5), { kind: 'moving', round: 1, until: start + 6 * 60_000 })
  assert.deepEqual([countdown(65_000, 0), countdown(400, 0), countdown(0, 400)], ['1:05', '0:01', '0:00'])
})

it('gives each person their rooms, and a calendar of them', () => {
  const rounds = scheduleOf(planOf(body))
  const mine = ownRounds(rounds, 'a')
  assert.ok(mine.every(({ room, others }) => (room === null) === (others.length === 0)))
  const times = roundTimes({ start: 0, rounds: 1, minutes: 5, pause: 0 })
  const file = calendarOf(
    [{ id: 'x', from: times[0]![0], to: times[0]![1], title: 'A, B', place: 'Room 1' }],
    0,
  )
  assert.match(file, /DTSTART:19700101T000000Z\r\nDTEND:19700101T000500Z\r\nSUMMARY:A\\, B\r\n/)
})
