import assert from 'node:assert/strict'
import { it } from 'node:test'
import { dayIn, isTimeZone, minutesIn, nextAt } from './local-time.ts'
import { USUAL_SETTINGS } from './notice.ts'
import { quietUntilIn } from './is-quiet.ts'

const at = (zone: string, time: string, after: string) => nextAt(zone, time, new Date(after)).toISOString()

it('knows day and time of a time zone', () => {
  const moment = new Date('2026-11-25T23:30:00Z')
  assert.equal(dayIn('Asia/Tokyo', moment), '2026-11-26')
  assert.equal(dayIn('America/New_York', moment), '2026-11-25')
  assert.equal(minutesIn('Asia/Kolkata', moment), 5 * 60)
  assert.equal(minutesIn('UTC', new Date('2026-11-25T00:05:00Z')), 5)
  assert.deepEqual(['Europe/Berlin', 'Mars/Base', ''].map(isTimeZone), [true, false, false])
})

it('finds the next time, also where the clocks are changed before it', () => {
  assert.equal(at('UTC', '08:00', '2026-11-25T07:59:30Z'), '2026-11-25T08:00:00.000Z')
  assert.equal(at('UTC', '08:00', '2026-11-25T08:00:00Z'), '2026-11-26T08:00:00.000Z')
  assert.equal(at('Asia/Tokyo', '08:00', '2026-11-25T09:30:00Z'), '2026-11-25T23:00:00.000Z')
  assert.equal(at('Europe/Berlin', '08:00', '2026-03-28T12:00:00Z'), '2026-03-29T06:00:00.000Z')
  assert.equal(at('Europe/Berlin', '08:00', '2026-10-24T12:00:00Z'), '2026-10-25T07:00:00.000Z')
  assert.equal(at('Europe/Berlin', '02:30', '2026-03-28T12:00:00Z'), '2026-03-29T01:30:00.000Z')
})

it('says until when somebody is not to be disturbed', () => {
  const quiet = (part: object, now: string) =>
    quietUntilIn('Europe/Berlin', { ...USUAL_SETTINGS, ...part }, new Date(now))?.toISOString() ?? null
  const quietHours = { from: '18:00', to: '08:00' }
  assert.equal(quiet({}, '2026-11-25T20:00:00Z'), null)
  assert.equal(quiet({ quietHours }, '2026-11-25T20:00:00Z'), '2026-11-26T07:00:00.000Z')
  assert.equal(quiet({ quietHours }, '2026-11-25T07:00:00Z'), null)
  const pause = { quietUntil: '2026-11-25T19:00:00.000Z' }
  assert.equal(quiet(pause, '2026-11-25T18:00:00Z'), '2026-11-25T19:00:00.000Z')
  assert.equal(
    quiet({ ...pause, quietHours }, '2026-11-25T12:00:00Z'),
    '2026-11-26T07:00:00.000Z',
    'a pause that ends in quiet hours',
  )
  assert.equal(quiet(pause, '2026-11-25T19:00:00Z'), null)
})
