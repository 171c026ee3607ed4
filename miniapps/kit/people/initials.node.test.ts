import assert from 'node:assert/strict'
import { it } from 'node:test'
import { colourOf, initialsOf } from './initials.ts'

it('makes initials of any name', () => {
  const of = (firstname: string, lastname: string) => initialsOf({ firstname, lastname })
  assert.deepEqual([of('Óscar', 'díaz'), of('北浜', ''), of('', '')], ['ÓD', '北', '?'])
  assert.equal(colourOf('person-1', 4), colourOf('person-1', 4))
})
