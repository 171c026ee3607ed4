import type en from './words/en.json'
import { words } from './words/words.ts'

type NameAfter<Prefix extends string> = keyof typeof en extends infer Key
  ? Key extends `${Prefix}.${infer Name}`
    ? Name
    : never
  : never
type Area = NameAfter<'area'>
type Right = NameAfter<'right'>

/** Spec section 6: by its code without the environment's prefix, what a permission is about and what it allows. Where two codes stand for one right, the older spelling comes first. */
const PERMISSION_WORDS: Readonly<Record<string, readonly [area: Area, right: Right]>> = {
  OsAgencyAccess: ['portal', 'enter'],
  OS_AGENCY_ACCESS: ['portal', 'enter'],
  OS_AGENCY_MANAGE: ['portal', 'manageAgency'],
  OsDevelopers: ['portal', 'develop'],
  OS_DEVELOPERS: ['portal', 'develop'],
  OS_USERDETAILS_APP_ACCESS: ['profile', 'profile'],
  OS_WORKSPACE_ACCESS: ['brands', 'brand'],
  OS_WORKSPACE_ACCESS_ARCHIVED: ['brands', 'archivedBrand'],
  OS_WORKSPACE_MANAGE: ['brands', 'manageBrands'],
  OS_WORKSPACE_PREVIEW: ['brands', 'previewBrands'],
  OsAppsAccess: ['apps', 'apps'],
  APPS_APP_ACCESS: ['apps', 'apps'],
  APPS_MARKET_MANAGE: ['apps', 'manageApps'],
  AdminAppAccess: ['administration', 'managePeople'],
  ADMIN_APP_ACCESS: ['administration', 'managePeople'],
  NetworkAccess: ['network', 'colleagues'],
  NETWORK_APP_ACCESS: ['network', 'colleagues'],
  DocumentationAccess: ['documentation', 'documentation'],
  MXMZ_DOCS_GENERAL_ACCESS: ['documentation', 'documentation'],
  CartAppAccess: ['cart', 'cart'],
  CART_APP_ACCESS: ['cart', 'cart'],
  SCORECARDS_APP_ACCESS: ['scorecards', 'audit'],
  WPP_OPEN_MARKET_APP_ACCESS: ['marketplace', 'marketplace'],
  SegmentOpportunitySimulatorUK: ['segments', 'segmentsUk'],
  SegmentOpportunitySimulatorUS: ['segments', 'segmentsUs'],
  MxmzTouchpointsAppAccess: ['touchpoints', 'touchpoints'],
  MXMZ_TOUCHPOINTS_APP: ['touchpoints', 'touchpoints'],
  MXMZ_TOUCHPOINTS_CHARACTERISTICS: ['touchpoints', 'touchpointCharacters'],
  MXMZ_TOUCHPOINTS_INSIGHTS: ['touchpoints', 'touchpointInsights'],
  MXMZ_TOUCHPOINTS_LIST_CREATE: ['touchpoints', 'touchpointLists'],
  MxmzAudiencesAppAccess: ['audiences', 'audiences'],
  MXMZ_AUDIENCES_TRANSLATOR_APP_ACCESS: ['translator', 'translate'],
  MXMZ_AUDIENCES_LIBRARY_APP_ACCESS: ['library', 'browseLibrary'],
  MXMZ_AUDIENCES_COMPOSER_APP_ACCESS: ['composer', 'compose'],
  MxmzJuniorAppAccess: ['scenario', 'scenarios'],
  MXMZ_JUNIOR_APP_ACCESS: ['scenario', 'scenarios'],
  MxmzRfCurvesAdminAppAccess: ['curves', 'curves'],
  MXMZ_RF_CURVES_ADMIN_APP_ACCESS: ['curves', 'curves'],
  MxmzCampaignsAppAccess: ['campaigns', 'campaigns'],
  MXMZ_CAMPAIGNS_APP_ACCESS: ['campaigns', 'campaigns'],
  MxmzCampaignsListAppAccess: ['campaigns', 'campaignList'],
  MxmzCampaignsSetupAppAccess: ['campaigns', 'campaignSetup'],
  MxmzMediaPlansUploaderAppAccess: ['uploader', 'uploadPlans'],
  MXMZ_CUSTOM_MEDIA_PLAN_UPLOAD: ['uploader', 'uploadOwnPlans'],
  MxmzMediaPlansComparisonAppAccess: ['comparison', 'comparePlans'],
  MxmzDataSourcesUploadAppAccess: ['dataSources', 'uploadData'],
  MXMZ_DATA_SOURCES_APP: ['dataSources', 'openData'],
  MXMZ_DATA_SOURCES_ACCESS: ['dataSources', 'seeData'],
  MXMZ_DATA_SOURCES_MATCHED_CREATE: ['dataSources', 'matchedData'],
  MXMZ_DATA_SOURCES_UPLOAD: ['dataSources', 'uploadData'],
  MXMZ_USER_UPLOADS: ['dataSources', 'uploadFiles'],
}

/** One permission as people read it; the code is what support asks for. */
export interface KnownPermission {
  code: string
  app: string
  allows: string
}

/** A code that nobody has words for stands for itself. */
export function permissionWords(code: string, prefix: string): KnownPermission {
  const bare = prefix && code.startsWith(prefix) ? code.slice(prefix.length) : code
  const [area, right] = PERMISSION_WORDS[bare] ?? ['other', 'unknown']
  return { code, app: words(`area.${area}`), allows: words(`right.${right}`) }
}
