import { expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import type { RuntimeConfig } from '../contract/runtime-config.ts'
import { entryOf, pinOf } from './entries.ts'

const integrity = `sha384-${'a'.repeat(64)}`
const withdrawn = [`sha384-${'b'.repeat(64)}`]
const address = 'https://apps.example/desk.js'

function pin(script: string | { dev: string; production: string }, more: Partial<RuntimeConfig> = {}) {
  const entry = { key: 'desk', title: 'Desk', routes: ['desk'], script, integrity, withdrawn }
  configure({}, { miniApps: [entry], ...more })
  return pinOf(entryOf('desk')!)
}

it('is the hash that the entry names, of production where it has two addresses', () => {
  expect(pin(address)).to.deep.equal({ integrity, withdrawn })
  expect(pin({ dev: '/desk.ts', production: address })).to.deep.equal({ integrity, withdrawn })
  expect(pin({ dev: '/desk.ts', production: address }, { environment: 'dev' })).to.equal(undefined)
})

it('is none where the configuration puts another script in its place', () =>
  expect(pin(address, { scripts: { desk: '/other.js' } })).to.equal(undefined))
