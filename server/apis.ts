import { accessApi } from './api/access/access-api.ts'
import { audienceMapsApi } from './api/audience-maps/audience-maps-api.ts'
import { audiencesApi } from './api/audiences/audiences-api.ts'
import { provokeBriefApi } from './api/provoke-brief/provoke-brief-api.ts'
import { appTokens } from './api/app-tokens/app-tokens-api.ts'
import { budgetsApi } from './api/budgets/budgets-api.ts'
import { campaignsApi } from './api/campaigns/campaigns-api.ts'
import { catalogueApi } from './api/catalogue/catalogue-api.ts'
import { comparisonsApi } from './api/comparisons/comparisons-api.ts'
import { contactsApi } from './api/contacts/contacts-api.ts'
import { crosstabsApi } from './api/crosstabs/crosstabs-api.ts'
import { datasetDraftsApi } from './api/dataset-drafts/dataset-drafts-api.ts'
import { embedApi } from './api/embed/embed-api.ts'
import { curvesApi } from './api/curves/curves-api.ts'
import { datasetsApi } from './api/datasets/datasets-api.ts'
import { deliveriesApi } from './api/deliveries/deliveries-api.ts'
import type { Api } from './api/kit/api.ts'
import type { TaskSource } from './api/kit/task-source.ts'
import { homeApi } from './api/home/home-api.ts'
import { marketsApi } from './api/markets/markets-api.ts'
import { notificationsApi } from './api/notifications/notifications-api.ts'
import { miniAppsApi } from './api/mini-apps/mini-apps-api.ts'
import { onboardingApi } from './api/onboarding/onboarding-api.ts'
import { peopleApi } from './api/people/people-api.ts'
import { opportunitiesApi } from './api/opportunities/opportunities-api.ts'
import { permissionsApi } from './api/permissions/permissions-api.ts'
import { requestsApi } from './api/requests/requests-api.ts'
import { scorecardsApi } from './api/scorecards/scorecards-api.ts'
import { profilesApi } from './api/profiles/profiles-api.ts'
import { plansApi } from './api/plans/plans-api.ts'
import { scenariosApi } from './api/scenarios/scenarios-api.ts'
import { speedDateApi } from './api/speed-date/speed-date-api.ts'
import { searchApi } from './api/search/search-api.ts'
import { taxonomiesApi } from './api/taxonomies/taxonomies-api.ts'
import { touchpointsApi } from './api/touchpoints/touchpoints-api.ts'
import { uploadsApi } from './api/uploads/uploads-api.ts'
import { viewsApi } from './api/views/views-api.ts'
import { workspacesApi } from './api/workspaces/workspaces-api.ts'
import { assertionTables } from './assertions/assertion-tables.ts'
import { auditTables } from './audit/audit-tables.ts'
import { documentTables } from './documents/document-tables.ts'
import { waitingTasks } from './documents/notices/waiting-tasks.ts'
import { fileTables } from './files/file-tables.ts'
import { identityProviderTables } from './idp/identity-provider-tables.ts'
import type { Noun } from './world/noun.ts'
import { liveTables } from './live/live-tables.ts'
import { mailTables } from './mail/mail-tables.ts'
import { passwordTables } from './passwords/password-tables.ts'
import { worldTables } from './world/world-tables.ts'

const OTHERS: readonly Api[] = [
  accessApi,
  peopleApi,
  workspacesApi,
  permissionsApi,
  scorecardsApi,
  viewsApi,
  contactsApi,
  speedDateApi,
  onboardingApi,
  catalogueApi,
  homeApi,
  searchApi,
  marketsApi,
  requestsApi,
  provokeBriefApi,
  datasetsApi,
  opportunitiesApi,
  touchpointsApi,
  curvesApi,
  scenariosApi,
  campaignsApi,
  budgetsApi,
  plansApi,
  deliveriesApi,
  comparisonsApi,
  crosstabsApi,
  datasetDraftsApi,
  audiencesApi,
  audienceMapsApi,
  uploadsApi,
  taxonomiesApi,
  profilesApi,
  miniAppsApi,
  embedApi,
]

/** What waits for people in any of them. */
export const TASK_SOURCES: readonly TaskSource[] = [
  waitingTasks,
  ...OTHERS.flatMap(({ tasks = [] }) => tasks),
]

/** Every API; a new one is a folder and one line above. */
export const APIS: readonly Api[] = [...OTHERS, notificationsApi(TASK_SOURCES)]

export const DOCUMENT_KINDS = APIS.flatMap(({ documents = [] }) => documents)

/** All that has tables. */
export const NOUNS: readonly Noun[] = [
  worldTables,
  ...APIS,
  documentTables,
  fileTables,
  auditTables,
  liveTables,
  identityProviderTables,
  passwordTables,
  assertionTables,
  appTokens,
  mailTables,
  ...APIS.flatMap(({ samples = [] }) => samples),
]

/** Rows of all of them that are removed with age. */
export const AGING = NOUNS.flatMap(({ aging = [] }) => aging)
