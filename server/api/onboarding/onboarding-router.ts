import { routes } from '../kit/routes.ts'
import { changeEditedPaths, listTeam, readEditedPaths, sendReminder } from './lead.ts'
import { readOwn, tickStep } from './own-progress.ts'

/** Below `/api/onboarding`. */
export const onboardingRouter = routes({
  'GET /': readOwn,
  'POST /steps': tickStep,
  'GET /paths': readEditedPaths,
  'PUT /paths': changeEditedPaths,
  'GET /team': listTeam,
  'POST /reminders': sendReminder,
})
