import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Manifest } from 'vite'
import { embeddedElements } from './budget.ts'

const MANIFEST: Manifest = {
  'elements/os-sign/index.ts': { file: 'elements/os-sign.js', isEntry: true, imports: ['_lit.js', '_look.js'] },
  'miniapps/you-page/index.ts': { file: 'miniapps/you-page.js', isEntry: true, imports: ['_lit.js'] },
  '_lit.js': { file: 'assets/lit-1.js' },
  '_look.js': { file: 'assets/look-1.js', imports: ['_lit.js'] },
}

it('counts an embedded element with all it imports and a look, also what the portal shares: a foreign page has none of it', () => {
  const found = embeddedElements(MANIFEST, () => 1000)
  assert.equal(found.length, 1)
  assert.equal(found[0]?.name, '<os-sign>, embedded')
  assert.equal(found[0]?.bytes, 4000)
  assert.deepEqual(found[0]?.files.toSorted(), ['assets/lit-1.js', 'assets/look-1.js', 'elements/os-sign.js', 'themes/choreograph.js'])
})
