import type { MiniAppPortal } from '../../shell/contract/mini-app.ts'
import type { EditedPath, EditedPaths } from '../domain/onboarding/edited-paths.ts'
import type { PathProgress, TeamProgress } from '../domain/onboarding/progress.ts'
import { requestJson } from '../kit/bridge/request-json.ts'

const ONBOARDING = '/api/onboarding'

export type Paths = readonly PathProgress[]

export interface TeamPage {
  people: readonly TeamProgress[]
  next: string | null
}

export const loadPaths = (portal: MiniAppPortal, agency: string, signal: AbortSignal): Promise<Paths> =>
  requestJson(portal, `${ONBOARDING}?agency=${encodeURIComponent(agency)}`, { signal })

export const tickStep = (
  portal: MiniAppPortal,
  body: { agency: string; step: string; answer?: number },
): Promise<Paths> => requestJson(portal, `${ONBOARDING}/steps`, { method: 'POST', body })

export const loadEditedPaths = (
  portal: MiniAppPortal,
  agency: string,
  signal: AbortSignal,
): Promise<EditedPaths> =>
  requestJson(portal, `${ONBOARDING}/paths?agency=${encodeURIComponent(agency)}`, { signal })

export const saveEditedPaths = (
  portal: MiniAppPortal,
  body: { agency: string; base: number; paths: readonly EditedPath[] | null },
): Promise<EditedPaths> => requestJson(portal, `${ONBOARDING}/paths`, { method: 'PUT', body })

/** Tells somebody of open steps; answers when, for nobody is reminded twice within a day. */
export const remindPerson = (
  portal: MiniAppPortal,
  body: { agency: string; person: string; path: string },
): Promise<{ remindedAt: string }> => requestJson(portal, `${ONBOARDING}/reminders`, { method: 'POST', body })

export const loadTeam = (
  portal: MiniAppPortal,
  agency: string,
  q: string,
  after: string,
  signal?: AbortSignal,
): Promise<TeamPage> => {
  const query = new URLSearchParams({ agency, ...(q && { q }), ...(after && { after }) })
  return requestJson(portal, `${ONBOARDING}/team?${query}`, signal ? { signal } : {})
}
