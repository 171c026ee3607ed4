import assert from 'node:assert/strict'
import { it } from 'node:test'
import { embeddedElements } from './budget.ts'

it('counts the one file of an embedded element, and allows more to the one that holds a mini-app', () => {
  const found = embeddedElements(
    ['assets/base-1.js', 'elements/os-sign.js', 'elements/1.0.0/os-sign.js', 'elements/os-embed.js'],
    () => 1000,
  )
  assert.deepEqual(
    found.map(({ name, bytes, limitBytes }) => [name, bytes, limitBytes]),
    [
      ['<os-sign>, embedded', 1000, 8_000],
      ['<os-embed>, embedded', 1000, 45_000],
    ],
  )
})
