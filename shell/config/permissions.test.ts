import { expect } from '@open-wc/testing'
import { MARKET_PLACE_ACCESS, PERMISSION_CODES, PERMISSIONS } from './permissions.ts'

describe('the permissions', () => {
  it('are those that the spec names in the shell [6.7]', () => {
    expect(PERMISSIONS).to.have.members([
      'OsAgencyAccess',
      'OsAppsAccess',
      'AdminAppAccess',
      'NetworkAccess',
      'DocumentationAccess',
      'CartAppAccess',
      'OsDevelopers',
      'SegmentOpportunitySimulatorUK',
      'SegmentOpportunitySimulatorUS',
      'MxmzTouchpointsAppAccess',
      'MxmzAudiencesAppAccess',
      'MxmzJuniorAppAccess',
      'MxmzRfCurvesAdminAppAccess',
      'MxmzCampaignsAppAccess',
      'MxmzCampaignsListAppAccess',
      'MxmzCampaignsSetupAppAccess',
      'MxmzMediaPlansUploaderAppAccess',
      'MxmzMediaPlansComparisonAppAccess',
      'MxmzDataSourcesUploadAppAccess',
    ])
  })

  it('have the other codes of the configuration beside them [6.8]', () => {
    expect(PERMISSION_CODES).to.include.members([
      'OS_DEVELOPERS',
      'OS_AGENCY_ACCESS',
      'OS_AGENCY_MANAGE',
      'OS_USERDETAILS_APP_ACCESS',
      'OS_WORKSPACE_ACCESS',
      'OS_WORKSPACE_ACCESS_ARCHIVED',
      'OS_WORKSPACE_MANAGE',
      'OS_WORKSPACE_PREVIEW',
      'ADMIN_APP_ACCESS',
      'APPS_APP_ACCESS',
      'APPS_MARKET_MANAGE',
      'MXMZ_DOCS_GENERAL_ACCESS',
      'NETWORK_APP_ACCESS',
      'CART_APP_ACCESS',
      'SCORECARDS_APP_ACCESS',
      'WPP_OPEN_MARKET_APP_ACCESS',
    ])
    expect(MARKET_PLACE_ACCESS).to.equal('WPP_OPEN_MARKET_APP_ACCESS')
  })

  for (const [area, pattern, count] of [
    ['audiences: translator, library and composer', /^MXMZ_AUDIENCES_(TRANSLATOR|LIBRARY|COMPOSER)_/, 3],
    ['campaigns', /^MXMZ_CAMPAIGNS_/, 1],
    ['junior', /^MXMZ_JUNIOR_/, 1],
    ['reach and frequency curves', /^MXMZ_RF_CURVES_/, 1],
    [
      'data sources: app, access, matched create and upload',
      /^MXMZ_DATA_SOURCES_(APP|ACCESS|MATCHED_CREATE|UPLOAD)$/,
      4,
    ],
    ['the upload of custom media plans', /^MXMZ_CUSTOM_MEDIA_PLAN_UPLOAD$/, 1],
    [
      'touchpoints: characteristics, insights, app and list create',
      /^MXMZ_TOUCHPOINTS_(CHARACTERISTICS|INSIGHTS|APP|LIST_CREATE)$/,
      4,
    ],
    ['user uploads', /^MXMZ_USER_UPLOADS$/, 1],
  ] as const) {
    it(`have codes for ${area} [6.9-6.16]`, () =>
      expect(PERMISSION_CODES.filter((code) => pattern.test(code))).to.have.length(count))
  }

  it('name nothing twice', () =>
    expect(new Set([...PERMISSIONS, ...PERMISSION_CODES]).size).to.equal(
      PERMISSIONS.length + PERMISSION_CODES.length,
    ))
})
