import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { freeName } from './free-name.ts'
import { compileName, type NameTemplate, parseName } from './name-template.ts'
import { trackingQuery } from './tracking-query.ts'

const template: NameTemplate = {
  tokens: [
    { name: 'market', allowed: ['GB', 'DE'] },
    { name: 'brand' },
    { name: 'campaign' },
    { name: 'objective' },
    { name: 'start', date: true },
  ],
  separator: '-',
  maxLength: 30,
}
const values = { market: 'GB', brand: 'Acmé', campaign: 'Spring 26', objective: 'awr', start: '2026-03-01' }
const NAME = 'GB-ACME-SPRING26-AWR-20260301'

describe('a name', () => {
  it('[Campaigns setup 1] is compiled so that systems join, and leads back to its values', () => {
    assert.deepEqual(compileName({ template, values }), { name: NAME })
    const back = { market: 'GB', brand: 'ACME', campaign: 'SPRING26', objective: 'AWR', start: '2026-03-01' }
    assert.deepEqual(parseName({ template, name: NAME }), { values: back })
    assert.deepEqual(compileName({ template, values: back }), { name: NAME })
  })

  it('says what is wrong with each value, then with the whole', () => {
    const wrong = { market: 'FR', brand: '', campaign: '!!', objective: 'awr', start: '2026-02-30' }
    assert.deepEqual(compileName({ template, values: wrong }), {
      faults: [
        { token: 'market', code: 'not-allowed' },
        { token: 'brand', code: 'missing' },
        { token: 'campaign', code: 'empty' },
        { token: 'start', code: 'date' },
      ],
    })
    const long = { ...values, brand: 'Acme Worldwide' }
    assert.deepEqual(compileName({ template, values: long }), { faults: [{ token: null, code: 'too-long' }] })
  })

  it('says what cannot be read back', () => {
    const faultsOf = (name: string) => {
      const read = parseName({ template, name })
      return 'faults' in read && read.faults.map(({ token, code }) => `${token} ${code}`)
    }
    assert.deepEqual(faultsOf('GB-ACME'), ['null token-count'])
    assert.deepEqual(faultsOf('FR-acme--AWR-20260230'), [
      'market not-allowed',
      'brand sign',
      'campaign sign',
      'start date',
    ])
  })

  it('leads back to what it was compiled of', () => {
    const word = fc.stringMatching(/^[A-Z0-9]{1,4}$/)
    fc.assert(
      fc.property(word, word, word, (brand, campaign, objective) => {
        const all = { ...values, brand, campaign, objective }
        const compiled = compileName({ template, values: all })
        return (
          'name' in compiled &&
          assert.deepEqual(parseName({ template, name: compiled.name }), { values: all }) === undefined
        )
      }),
    )
  })

  it('[Campaigns setup 4] gets a number where another has it', () => {
    assert.equal(freeName({ name: NAME, taken: [] }), NAME)
    assert.equal(freeName({ name: NAME, taken: [NAME.toLowerCase()] }), `${NAME}-02`)
    assert.equal(freeName({ name: NAME, taken: [NAME, `${NAME}-02`] }), `${NAME}-03`)
  })
})

describe('a tracking query', () => {
  it('has only signs that every tool reads alike', () => {
    const query = 'utm_source=youtube&utm_medium=online-video&utm_campaign=fruhling_26&utm_term=a.b'
    const tracking = {
      source: 'YouTube',
      medium: 'Online  Video',
      campaign: 'Frühling_26',
      term: 'a.b&c'.slice(0, 3),
    }
    assert.deepEqual(trackingQuery(tracking), { query })
  })

  it('names the fields that have nothing to say', () => {
    const refused = { refused: 'missing', fields: ['medium', 'campaign'] }
    assert.deepEqual(trackingQuery({ source: 'x', medium: ' ', campaign: '?' }), refused)
  })
})

it('misses the value of a token that is called as something every object has', () => {
  const template = { tokens: [{ name: 'constructor' }], separator: '-', maxLength: 9 }
  assert.deepEqual(compileName({ template, values: {} }), {
    faults: [{ token: 'constructor', code: 'missing' }],
  })
})
