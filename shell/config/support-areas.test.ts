import { expect } from '@open-wc/testing'
import { APP_ROWS } from './app-rows.ts'
import {
  DEFAULT_SUPPORT_COLOR,
  SUPPORT_AREAS,
  SUPPORT_LABEL,
  SUPPORT_LOCALE,
  supportAreaOf,
} from './support-areas.ts'

describe('support areas', () => {
  it('are those of campaigns, audiences and touchpoints, each with the apps of its group [3.38]', () => {
    const apps = (area: string) => APP_ROWS.filter(({ support }) => support === area).map(({ key }) => key)
    expect(SUPPORT_AREAS).to.deep.equal(['Campaigns', 'Audiences', 'Touchpoints'])
    expect(apps('Campaigns')).to.have.members([
      'campaigns-list',
      'campaigns-setup',
      'media-plan-comparison',
      'media-plan-results',
      'media-plan-uploader',
    ])
    expect(apps('Audiences').length).to.equal(8)
    expect(apps('Touchpoints')).to.deep.equal(['touchpoints', 'touchpoints-configuration'])
  })

  it('are found by app, and there is one for all others [3.38]', () => {
    expect(
      ['media-plan-results', 'audience-library', 'touchpoints', 'cart'].map(supportAreaOf),
    ).to.deep.equal(['Campaigns', 'Audiences', 'Touchpoints', 'Something else'])
  })

  it('stand beside the defaults of the support widget: locale, label and colour [9.6]', () => {
    expect([SUPPORT_LOCALE, SUPPORT_LABEL, DEFAULT_SUPPORT_COLOR]).to.deep.equal([
      'en-gb',
      'Contact Support',
      '#ff5c00',
    ])
  })
})
