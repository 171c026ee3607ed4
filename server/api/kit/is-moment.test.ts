import assert from 'node:assert/strict'
import { it } from 'node:test'
import { isMoment } from './is-moment.ts'

it('takes what cursors begin with for a moment, and nothing that is none', () => {
  for (const text of ['2026-03-03T13:00:00.123456', '2026-03-03T13:00:00.000Z', '2026-03-03T13:00:00'])
    assert.equal(isMoment(text), true, text)
  for (const text of [
    '',
    'yesterday',
    '2026-02-30T13:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-03-03T25:00:00',
    '1',
  ])
    assert.equal(isMoment(text), false, text)
})
