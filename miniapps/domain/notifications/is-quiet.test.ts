import assert from 'node:assert/strict'
import { it } from 'node:test'
import { isQuiet } from './is-quiet.ts'
import { USUAL_SETTINGS } from './notice.ts'

const at = (time: string) => new Date(`2026-11-23T${time}:00`)
const hours = (from: string, to: string) => ({ ...USUAL_SETTINGS, quietHours: { from, to } })

it('keeps quiet until the moment that somebody chose, and not at it', () => {
  const settings = { ...USUAL_SETTINGS, quietUntil: at('12:00').toISOString() }
  assert.equal(isQuiet(settings, at('11:59')), true)
  assert.equal(isQuiet(settings, at('12:00')), false)
  assert.equal(isQuiet(USUAL_SETTINGS, at('11:59')), false)
})

it('keeps quiet between two times of the day, over midnight too', () => {
  const quietAt = (from: string, to: string) =>
    ['07:59', '08:00', '12:00', '17:59', '18:00', '23:30'].map((time) => isQuiet(hours(from, to), at(time)))
  assert.deepEqual(quietAt('08:00', '18:00'), [false, true, true, true, false, false])
  assert.deepEqual(quietAt('18:00', '08:00'), [true, false, false, false, true, true])
  assert.ok(quietAt('08:00', '08:00').every((isSo) => !isSo))
})
