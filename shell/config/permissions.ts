/** Spec section 6: permissions named in the shell. A check passes for the prefixed or the bare string. */
export const PERMISSIONS = [
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
] as const

/** The other codes in the configuration; what each permits beyond what the shell asks is its application's business. */
export const PERMISSION_CODES = [
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
  'MXMZ_AUDIENCES_TRANSLATOR_APP_ACCESS',
  'MXMZ_AUDIENCES_LIBRARY_APP_ACCESS',
  'MXMZ_AUDIENCES_COMPOSER_APP_ACCESS',
  'MXMZ_CAMPAIGNS_APP_ACCESS',
  'MXMZ_JUNIOR_APP_ACCESS',
  'MXMZ_RF_CURVES_ADMIN_APP_ACCESS',
  'MXMZ_DATA_SOURCES_APP',
  'MXMZ_DATA_SOURCES_ACCESS',
  'MXMZ_DATA_SOURCES_MATCHED_CREATE',
  'MXMZ_DATA_SOURCES_UPLOAD',
  'MXMZ_CUSTOM_MEDIA_PLAN_UPLOAD',
  'MXMZ_TOUCHPOINTS_CHARACTERISTICS',
  'MXMZ_TOUCHPOINTS_INSIGHTS',
  'MXMZ_TOUCHPOINTS_APP',
  'MXMZ_TOUCHPOINTS_LIST_CREATE',
  'MXMZ_USER_UPLOADS',
] as const

export type Permission = (typeof PERMISSIONS)[number] | (typeof PERMISSION_CODES)[number]

/** Needed in a brand's own account to work there. */
export const WORKSPACE_ACCESS: Permission = 'OS_WORKSPACE_ACCESS'
export const MARKET_PLACE_ACCESS: Permission = 'WPP_OPEN_MARKET_APP_ACCESS'
/** Its holders read the details of decisions. */
export const DEVELOPERS: Permission = 'OsDevelopers'
/** Needed to be let in at all; spec section 5. */
export const AGENCY_ACCESS: Permission = 'OsAgencyAccess'
