import type { MiniAppPortal } from '../../shell/contract/mini-app.ts'
import type { FeedbackAnswer, FeedbackInput } from '../domain/speed-date/feedback.ts'
import { apiOf } from '../kit/bridge/api-of.ts'

const api = (portal: MiniAppPortal) => apiOf(portal, 'speedDate')
const at = (id: string, what: string) => `/${encodeURIComponent(id)}/${what}`

export const loadFeedback = (
  portal: MiniAppPortal,
  id: string,
  signal: AbortSignal,
): Promise<FeedbackAnswer> => api(portal).get(at(id, 'feedback'), signal)

export const keepFeedback = (
  portal: MiniAppPortal,
  id: string,
  body: FeedbackInput,
): Promise<FeedbackAnswer> => api(portal).put(at(id, 'feedback'), body)

/** Pairs that met at earlier events of the agency. */
export const loadMet = (portal: MiniAppPortal, id: string): Promise<{ met: readonly string[] }> =>
  api(portal).get(at(id, 'met'))
