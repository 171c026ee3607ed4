import { expect } from '@open-wc/testing'
import { problemsOf } from './entry-checks.ts'

const hash = (algorithm: string, length: number) => `${algorithm}-${'aB3+/'.repeat(20).slice(0, length)}`
const HASH = hash('sha384', 64)
const said = (more: object) =>
  problemsOf({ key: 'desk', title: 'Desk', script: '/desk.js', routes: ['desk'], ...more })
    .map(({ sentence }) => sentence)
    .join(' ')

it('of a script may be of each algorithm that browsers know, beside versions that were withdrawn', () => {
  for (const integrity of [`${hash('sha256', 43)}=`, HASH, `${hash('sha512', 86)}==`])
    expect(said({ integrity, withdrawn: [`${hash('sha256', 43)}=`] }), integrity).to.equal('')
})

it('is refused where a browser would pass over it and check nothing', () => {
  for (const integrity of ['', 'sha384-', HASH.slice(0, -1), `${HASH}a`, `${HASH} ${HASH}`, `md5-${HASH}`, 7])
    expect(said({ integrity }), String(integrity)).to.contain('"integrity" must be')
  expect(said({ withdrawn: ['latest'], integrity: HASH })).to.contain('"withdrawn.0" must be a hash')
})

it('is told with the field that was probably meant', () =>
  expect(said({ integrty: HASH })).to.equal('"integrty" is no field of an entry. Did you mean "integrity"?'))

it('is for a script alone', () => {
  const page = { script: undefined, frame: 'https://apps.example/desk.html' }
  expect(said({ ...page, integrity: HASH })).to.match(/^"integrity" is for a script/)
})
