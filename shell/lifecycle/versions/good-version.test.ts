import { expect } from '@open-wc/testing'
import { goodVersion, keepGoodVersion } from './good-version.ts'

const HASH = `sha256-${'a'.repeat(43)}=`
const now = (address: string, withdrawn: readonly string[] = []) =>
  goodVersion({ key: 'desk', address, pin: { integrity: `sha256-${'b'.repeat(43)}=`, withdrawn } })
const OLD = 'https://apps.example/desk-1.js'
const NEW = 'https://apps.example/desk-2.js'

afterEach(() => localStorage.clear())

it('is the last one that was kept for the mini-app', () => {
  expect(now(NEW)).to.equal(undefined)
  keepGoodVersion('desk', { address: OLD, integrity: HASH })
  keepGoodVersion('other', { address: NEW, integrity: HASH })
  expect(now(NEW)).to.deep.equal({ address: OLD, integrity: HASH })
})

it('is none that was withdrawn, or comes from another origin than the script now', () => {
  keepGoodVersion('desk', { address: OLD, integrity: HASH })
  expect(now(NEW, [HASH])).to.equal(undefined)
  for (const address of [
    'https://elsewhere.example/desk-2.js',
    'http://apps.example/desk-2.js',
    '/desk-2.js',
  ])
    expect(now(address), address).to.equal(undefined)
})

it('is none whose hash a browser would pass over, or that is not readable', () => {
  for (const kept of [
    JSON.stringify({ address: OLD, integrity: 'sha999-abc' }),
    JSON.stringify({ address: OLD, integrity: '' }),
    JSON.stringify({ address: 7, integrity: HASH }),
    'null',
    '{',
  ]) {
    localStorage.setItem('os-good-version-desk', kept)
    expect(now(NEW), kept).to.equal(undefined)
  }
})
