import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { faultOf } from './shared-libraries.ts'
import { SUPPORTED_LIBRARIES, type SharedLibrary } from './supported-libraries.ts'

const ROOT = join(import.meta.dirname, '../..')

describe('a shared library', () => {
  for (const [own, theirs, fault] of [
    ['19.3.1', undefined, undefined],
    ['19.0.4', '19.3.1', undefined],
    ['18.3.1', undefined, /react 18.3.1 cannot be shared .* from 19.0.0 and below 20.*shared: false/],
    ['20.0.0', undefined, /react 20.0.0 cannot be shared/],
    [
      '19.4.0',
      '19.3.1',
      /react 19.4.0 is newer than 19.3.1, which this portal shares. Install react@\^19.3.1/,
    ],
    ['19.3.2', '19.3.1', undefined],
  ] as const) {
    it(`of ${own} ${fault ? 'does not fit' : 'fits'} a portal ${theirs ? `with ${theirs}` : 'of any version'}`, () => {
      const said = faultOf('react', own, theirs)
      if (fault) assert.match(said ?? '', fault)
      else assert.equal(said, undefined)
    })
  }

  it('has a range in which the version of this portal lies', () => {
    for (const name of Object.keys(SUPPORTED_LIBRARIES) as SharedLibrary[]) {
      const manifest = readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')
      const { version } = JSON.parse(manifest) as { version: string }
      assert.equal(faultOf(name, version, version), undefined)
    }
  })
})
