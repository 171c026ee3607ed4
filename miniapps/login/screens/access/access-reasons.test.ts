import { expect } from '@open-wc/testing'
import type { AccessStateReason } from '../../../../shell/contract/entities.ts'
import { explainAccess } from './access-reasons.ts'

const REASONS: readonly AccessStateReason[] = [
  'NO_AGENCIES',
  'NO_AGENCY',
  'NO_PERMISSIONS',
  'NO_AGENCIES_ACCESS',
  'NO_AGENCY_ACCESS',
  'NO_WORKSPACES',
]

describe('explainAccess', () => {
  it('knows all six reasons, each with its own words [8.8]', () => {
    expect(new Set(REASONS.map((reason) => explainAccess(reason, 'Mindshare').title)).size).to.equal(6)
  })

  for (const reason of [...REASONS, null]) {
    const isNamed = reason !== 'NO_AGENCIES' // they are in none that could be named
    it(`says for ${reason} what is missing, whom to ask and what to say${isNamed ? ", with the agency's name" : ''}`, () => {
      const said = Object.values(explainAccess(reason, 'Mindshare'))
      expect(said.every((sentence) => sentence.length > 20)).to.equal(true)
      expect(said.join()).not.to.contain('{tenant}')
      expect(said.join().includes('Mindshare')).to.equal(isNamed)
    })
  }
})
