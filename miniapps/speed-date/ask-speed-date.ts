import type { MiniAppPortal } from '../../shell/contract/mini-app.ts'
import type { FeedbackAnswer, FeedbackInput } from '../domain/speed-date/feedback.ts'
import { requestJson } from '../kit/bridge/request-json.ts'

const at = (id: string, what: string) => `/api/speed-date/${encodeURIComponent(id)}/${what}`

export const loadFeedback = (
  portal: MiniAppPortal,
  id: string,
  signal: AbortSignal,
): Promise<FeedbackAnswer> => requestJson(portal, at(id, 'feedback'), { signal })

export const keepFeedback = (
  portal: MiniAppPortal,
  id: string,
  body: FeedbackInput,
): Promise<FeedbackAnswer> => requestJson(portal, at(id, 'feedback'), { method: 'PUT', body })

/** Pairs that met at earlier events of the agency. */
export const loadMet = (portal: MiniAppPortal, id: string): Promise<{ met: readonly string[] }> =>
  requestJson(portal, at(id, 'met'), { signal: portal.signal })
