import assert from 'node:assert/strict'
import { it } from 'node:test'
import { embeddedElements } from './budget.ts'

it('counts an embedded element with what elements share and its look: a foreign page has nothing of the portal', () => {
  const found = embeddedElements(
    ['assets/base-1.js', 'assets/elements-2.js', 'elements/os-sign.js', 'themes/choreograph.js'],
    () => 1000,
  )
  assert.equal(found.length, 1)
  assert.equal(found[0]?.name, '<os-sign>, embedded')
  assert.equal(found[0]?.bytes, 3000)
  assert.deepEqual(found[0]?.files, ['elements/os-sign.js', 'assets/elements-2.js', 'themes/choreograph.js'])
})
