import { expect } from '@open-wc/testing'
import type { UserRole } from './entities.ts'
import { hasFeature } from './has-feature.ts'

const FLAG = 'MEDIAPLAN_ADJUSTMENT'
const role = (applicationId: string, key: string, values: string[]): UserRole => ({
  id: 'r',
  name: 'Role',
  applicationId,
  countries: [],
  agencies: [],
  permissions: [
    { key: 'PLAN_STATUS', values: [FLAG] },
    { key, values },
  ],
})

describe('hasFeature', () => {
  it('is granted by a role for the application whose FEATURE_FLAGS include the flag [3.14, 6.4]', () => {
    expect(
      hasFeature(
        { userRoles: [role('other', 'X', []), role('app-1', 'FEATURE_FLAGS', ['OTHER', FLAG])] },
        'app-1',
        FLAG,
      ),
    ).to.equal(true)
  })

  it('is not granted for another application, another key or another flag [6.4]', () => {
    expect(hasFeature({ userRoles: [role('app-2', 'FEATURE_FLAGS', [FLAG])] }, 'app-1', FLAG)).to.equal(false)
    expect(hasFeature({ userRoles: [role('app-1', 'FLAGS', [FLAG])] }, 'app-1', FLAG)).to.equal(false)
    expect(hasFeature({ userRoles: [role('app-1', 'FEATURE_FLAGS', ['OTHER'])] }, 'app-1', FLAG)).to.equal(
      false,
    )
  })

  it('is not granted to nobody, nor without an application', () => {
    expect(hasFeature(null, 'app-1', FLAG)).to.equal(false)
    expect(hasFeature({ userRoles: [role('app-1', 'FEATURE_FLAGS', [FLAG])] }, undefined, FLAG)).to.equal(
      false,
    )
  })
})
