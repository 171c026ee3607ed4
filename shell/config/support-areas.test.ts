import { expect } from '@open-wc/testing'
import { MINI_APPS } from './miniapps.ts'
import {
  DEFAULT_SUPPORT_COLOR,
  SUPPORT_AREAS,
  SUPPORT_LABEL,
  SUPPORT_LOCALE,
  supportAreaOf,
} from './support-areas.ts'

describe('support areas', () => {
  it('are those of campaigns, audiences and touchpoints, for apps that exist', () => {
    expect(SUPPORT_AREAS.map(({ area }) => area)).to.deep.equal(['Campaigns', 'Audiences', 'Touchpoints'])
    expect(SUPPORT_AREAS.flatMap(({ apps }) => apps).filter((app) => !MINI_APPS.has(app))).to.deep.equal([])
  })

  it('are found by app, and there is one for all others', () => {
    expect(
      ['media-plan-results', 'audience-library', 'touchpoints', 'cart'].map(supportAreaOf),
    ).to.deep.equal(['Campaigns', 'Audiences', 'Touchpoints', 'Something else'])
  })

  it('stand beside the defaults of the support widget: locale, label and colour', () => {
    expect([SUPPORT_LOCALE, SUPPORT_LABEL, DEFAULT_SUPPORT_COLOR]).to.deep.equal([
      'en-gb',
      'Contact Support',
      '#ff5c00',
    ])
  })
})
