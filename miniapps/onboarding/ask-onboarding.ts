import type { MiniAppPortal } from '../../shell/contract/mini-app.ts'
import type { EditedPath, EditedPaths } from '../domain/onboarding/edited-paths.ts'
import type { PathProgress } from '../domain/onboarding/progress.ts'
import { apiOf } from '../kit/bridge/api-of.ts'
import { withQuery } from '../kit/bridge/with-query.ts'

export type Paths = readonly PathProgress[]

const api = (portal: MiniAppPortal) => apiOf(portal, 'onboarding')

export const loadPaths = (portal: MiniAppPortal, agency: string, signal: AbortSignal): Promise<Paths> =>
  api(portal).get(withQuery('', { agency }), signal)

export const tickStep = (
  portal: MiniAppPortal,
  body: { agency: string; step: string; answer?: number },
): Promise<Paths> => api(portal).post('/steps', body)

export const loadEditedPaths = (
  portal: MiniAppPortal,
  agency: string,
  signal: AbortSignal,
): Promise<EditedPaths> => api(portal).get(withQuery('/paths', { agency }), signal)

export const saveEditedPaths = (
  portal: MiniAppPortal,
  body: { agency: string; base: number; paths: readonly EditedPath[] | null },
): Promise<EditedPaths> => api(portal).put('/paths', body)

/** Tells somebody of open steps; answers when, for nobody is reminded twice within a day. */
export const remindPerson = (
  portal: MiniAppPortal,
  body: { agency: string; person: string; path: string },
): Promise<{ remindedAt: string }> => api(portal).post('/reminders', body)
