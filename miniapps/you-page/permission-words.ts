/** What a permission is about, and what it allows; by its code without the environment's prefix. */
interface PermissionWords {
  app: string
  allows: string
}

const words = (app: string, allows: string): PermissionWords => ({ app, allows })

/** Spec section 6. Where two codes stand for one right, the older spelling comes first. */
const PERMISSION_WORDS: Readonly<Record<string, PermissionWords>> = {
  OsAgencyAccess: words('Portal', 'Enter the portal of this agency'),
  OS_AGENCY_ACCESS: words('Portal', 'Enter the portal of this agency'),
  OS_AGENCY_MANAGE: words('Portal', 'Manage this agency'),
  OsDevelopers: words('Portal', 'Use the tools for developers'),
  OS_DEVELOPERS: words('Portal', 'Use the tools for developers'),
  OS_USERDETAILS_APP_ACCESS: words('Profile', 'Open your profile'),
  OS_WORKSPACE_ACCESS: words('Brands', 'Work in this brand'),
  OS_WORKSPACE_ACCESS_ARCHIVED: words('Brands', 'Open brands that are archived'),
  OS_WORKSPACE_MANAGE: words('Brands', 'Add and change advertisers, markets and brands'),
  OS_WORKSPACE_PREVIEW: words('Brands', 'See names of brands that you do not work in'),
  OsAppsAccess: words('Apps', 'Open the list of apps'),
  APPS_APP_ACCESS: words('Apps', 'Open the list of apps'),
  APPS_MARKET_MANAGE: words('Apps', 'Manage the apps of a market'),
  AdminAppAccess: words('Administration', 'Manage people, roles and groups'),
  ADMIN_APP_ACCESS: words('Administration', 'Manage people, roles and groups'),
  NetworkAccess: words('Network', 'Find colleagues in contacts and speed date'),
  NETWORK_APP_ACCESS: words('Network', 'Find colleagues in contacts and speed date'),
  DocumentationAccess: words('Documentation', 'Read the documentation'),
  MXMZ_DOCS_GENERAL_ACCESS: words('Documentation', 'Read the documentation'),
  CartAppAccess: words('Cart', 'Open the cart'),
  CART_APP_ACCESS: words('Cart', 'Open the cart'),
  SCORECARDS_APP_ACCESS: words('Scorecards', 'Audit brands'),
  WPP_OPEN_MARKET_APP_ACCESS: words('Marketplace', 'Open the marketplace'),
  SegmentOpportunitySimulatorUK: words(
    'Segment opportunity simulator',
    'Simulate segments in the United Kingdom',
  ),
  SegmentOpportunitySimulatorUS: words(
    'Segment opportunity simulator',
    'Simulate segments in the United States',
  ),
  MxmzTouchpointsAppAccess: words('Touchpoints', 'Compare touchpoints'),
  MXMZ_TOUCHPOINTS_APP: words('Touchpoints', 'Compare touchpoints'),
  MXMZ_TOUCHPOINTS_CHARACTERISTICS: words('Touchpoints', 'See what touchpoints are good at'),
  MXMZ_TOUCHPOINTS_INSIGHTS: words('Touchpoints', 'See insights about touchpoints'),
  MXMZ_TOUCHPOINTS_LIST_CREATE: words('Touchpoints', 'Create lists of touchpoints'),
  MxmzAudiencesAppAccess: words('Audiences', 'Open audiences'),
  MXMZ_AUDIENCES_TRANSLATOR_APP_ACCESS: words('Audience translator', 'Translate audiences between sources'),
  MXMZ_AUDIENCES_LIBRARY_APP_ACCESS: words('Audience library', 'Browse the audience library'),
  MXMZ_AUDIENCES_COMPOSER_APP_ACCESS: words('Audience composer', 'Compose audiences'),
  MxmzJuniorAppAccess: words('Express scenario', 'Build scenarios'),
  MXMZ_JUNIOR_APP_ACCESS: words('Express scenario', 'Build scenarios'),
  MxmzRfCurvesAdminAppAccess: words('Reach and frequency curves', 'Manage reach and frequency curves'),
  MXMZ_RF_CURVES_ADMIN_APP_ACCESS: words('Reach and frequency curves', 'Manage reach and frequency curves'),
  MxmzCampaignsAppAccess: words('Campaigns', 'Open campaigns'),
  MXMZ_CAMPAIGNS_APP_ACCESS: words('Campaigns', 'Open campaigns'),
  MxmzCampaignsListAppAccess: words('Campaigns', 'See the list of campaigns'),
  MxmzCampaignsSetupAppAccess: words('Campaigns', 'Set up campaigns'),
  MxmzMediaPlansUploaderAppAccess: words('Media plan uploader', 'Upload media plans'),
  MXMZ_CUSTOM_MEDIA_PLAN_UPLOAD: words('Media plan uploader', 'Upload media plans of your own shape'),
  MxmzMediaPlansComparisonAppAccess: words('Media plan comparison', 'Compare media plans'),
  MxmzDataSourcesUploadAppAccess: words('Data sources', 'Upload data sources'),
  MXMZ_DATA_SOURCES_APP: words('Data sources', 'Open data sources'),
  MXMZ_DATA_SOURCES_ACCESS: words('Data sources', 'See data sources'),
  MXMZ_DATA_SOURCES_MATCHED_CREATE: words('Data sources', 'Create matched data sources'),
  MXMZ_DATA_SOURCES_UPLOAD: words('Data sources', 'Upload data sources'),
  MXMZ_USER_UPLOADS: words('Data sources', 'Upload files of your own'),
}

/** One permission as people read it; the code is what support asks for. */
export interface KnownPermission extends PermissionWords {
  code: string
}

/** A code that nobody has words for stands for itself. */
export function permissionWords(code: string, prefix: string): KnownPermission {
  const bare = prefix && code.startsWith(prefix) ? code.slice(prefix.length) : code
  return { code, ...(PERMISSION_WORDS[bare] ?? words('Other', 'Known to support by its code')) }
}
