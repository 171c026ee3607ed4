import assert from 'node:assert/strict'
import { it } from 'node:test'
import { byName } from './thing.ts'

it('sorts things by name, small letters and accents among the others', () => {
  const named = ['Zebra', 'älter', 'apple'].map((name) => ({ id: name, name }))
  assert.deepEqual(
    byName(named, 'de').map(({ name }) => name),
    ['älter', 'apple', 'Zebra'],
  )
})
