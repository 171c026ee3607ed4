import type { Api } from '../kit/api.ts'
import { done } from './migrations/001-done.ts'
import { paths } from './migrations/002-paths.ts'
import { reminders } from './migrations/003-reminders.ts'
import { onboardingRouter } from './onboarding-router.ts'
import { ONBOARDING_REFUSALS } from './refusals.ts'

/** Whom the portal takes by the hand, and how far they have come. */
export const onboardingApi: Api = {
  noun: 'onboarding',
  after: ['people', 'workspaces', 'contacts', 'catalogue', 'documents'],
  path: '/onboarding',
  apps: ['onboarding'],
  router: onboardingRouter,
  refusals: ONBOARDING_REFUSALS,
  migrations: { '001-done': done, '002-paths': paths, '003-reminders': reminders },
}
