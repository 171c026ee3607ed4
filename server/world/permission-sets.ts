/** Spec section 6, as the records hold them. */
export const EVERYDAY_PERMISSIONS = [
  'OsAgencyAccess',
  'OsAppsAccess',
  'NetworkAccess',
  'DocumentationAccess',
  'OS_USERDETAILS_APP_ACCESS',
]

export const PLANNER_PERMISSIONS = [
  ...EVERYDAY_PERMISSIONS,
  'CartAppAccess',
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
  'OS_WORKSPACE_MANAGE',
  'APPS_MARKET_MANAGE',
  'WPP_OPEN_MARKET_APP_ACCESS',
  'SCORECARDS_APP_ACCESS',
  'MXMZ_AUDIENCES_TRANSLATOR_APP_ACCESS',
  'MXMZ_AUDIENCES_LIBRARY_APP_ACCESS',
  'MXMZ_AUDIENCES_COMPOSER_APP_ACCESS',
  'MXMZ_TOUCHPOINTS_CHARACTERISTICS',
  'MXMZ_TOUCHPOINTS_INSIGHTS',
  'MXMZ_TOUCHPOINTS_LIST_CREATE',
  'MXMZ_CUSTOM_MEDIA_PLAN_UPLOAD',
]

/** Demo planners and administrators hold them in the agencies that the sample surveys are licensed to. */
export const DATA_SOURCE_PERMISSIONS = [
  'MXMZ_DATA_SOURCES_ACCESS',
  'MXMZ_DATA_SOURCES_UPLOAD',
  'MXMZ_DATA_SOURCES_MATCHED_CREATE',
]

export const DEVELOPER_PERMISSIONS = [...PLANNER_PERMISSIONS, 'OsDevelopers']

export const ADMIN_PERMISSIONS = [...DEVELOPER_PERMISSIONS, 'AdminAppAccess', 'OS_AGENCY_MANAGE']

/** Held on a market's account. */
export const MARKET_PERMISSIONS = ['MxmzDataSourcesUploadAppAccess', 'SCORECARDS_APP_ACCESS']

export const BRAND_PERMISSIONS = ['OS_WORKSPACE_ACCESS']

const PREFIX = 'agency-os.'

/** Records hold bare and prefixed permissions side by side; which ones depends on the turn. */
export function mixed(permissions: readonly string[], turn: number): string[] {
  return permissions.map((permission, index) => ((index + turn) % 3 === 2 ? PREFIX + permission : permission))
}

const MANAGING = ['OS_WORKSPACE_MANAGE', 'APPS_MARKET_MANAGE']

/** What roles of these names grant. */
export const PLANNER_ROLE = PLANNER_PERMISSIONS.filter((permission) => !MANAGING.includes(permission))
export const LEAD_ROLE = [...EVERYDAY_PERMISSIONS, 'OS_WORKSPACE_MANAGE', 'SCORECARDS_APP_ACCESS']
export const ADMINISTRATOR_ROLE = [...EVERYDAY_PERMISSIONS, ...MANAGING, 'AdminAppAccess', 'OS_AGENCY_MANAGE']
