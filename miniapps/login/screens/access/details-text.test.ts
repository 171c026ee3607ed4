import { expect } from '@open-wc/testing'
import { sampleContext, sampleLayout } from '../../../../test/browser/sample-context.ts'
import { detailsText } from './details-text.ts'

const context = { ...sampleContext, layout: { ...sampleLayout, accessState: 'NO_WORKSPACES' as const } }

describe('detailsText', () => {
  it('holds the request and the facts', () => {
    expect(detailsText(context, 'portal.example').split('\n')).to.deep.equal([
      'Please add me to the brands I work on at Choreograph in Agency OS.',
      '',
      'Name: Paula Planner',
      'Email: planner@agency.example',
      'Agency: Choreograph (choreograph)',
      'Portal: portal.example',
      'Reason: NO_WORKSPACES',
    ])
  })

  it('holds the account and what was looked for there, where the person may see them', () => {
    const accessDetails = {
      rule: 'NO_AGENCY_ACCESS',
      permissions: ['agency-os.OsAgencyAccess', 'OsAgencyAccess'],
      account: 'az-choreograph',
    } as const
    const text = detailsText(
      { ...context, layout: { ...context.layout, accessState: 'NO_AGENCY_ACCESS', accessDetails } },
      'portal.example',
    )
    expect(text.split('\n').slice(-3)).to.deep.equal([
      'Reason: NO_AGENCY_ACCESS',
      'Account: az-choreograph',
      'Looked for: agency-os.OsAgencyAccess or OsAgencyAccess',
    ])
  })

  it('does without what is not known', () => {
    const text = detailsText(
      { ...context, user: null, layout: { ...sampleLayout, accessState: null } },
      'portal.example',
    )
    expect(text).not.to.contain('Name').and.not.to.contain('Reason').and.not.to.contain('null')
  })
})
