import type { Notice } from '../../../domain/notifications/notice.ts'
import type { Format } from '../../../kit/words/format.ts'
import type en from './words/en.json'
import { words } from './words/words.ts'

/** A notice in one sentence; of a kind that a newer server knows, that there is something. */
export function noticeText(notice: Notice, format: Format): string {
  const { kind, params } = notice
  const day = (when: string) => format.date(when)
  if (kind === 'review-due' && !params.due) return words('kind.review-due.open', { name: params.name })
  if (kind === 'document-returned' && params.reason) return words('kind.document-returned.why', params)
  if (kind === 'review-due' || kind === 'action-due')
    return words(`kind.${kind}`, { ...params, due: day(params.due) })
  if (kind === 'event-joined') return words('kind.event-joined', { ...params, day: day(params.day) })
  if (kind === 'access-granted' && params.until)
    return words('kind.access-granted.until', { app: params.app, until: format.dateTime(params.until) })
  if (kind === 'access-refused' && params.reason) return words('kind.access-refused.why', params)
  if (kind === 'workspace-request-decided')
    return words(`kind.workspace-${params.decision}`, { name: params.name, reason: params.reason })
  if (kind === 'announcement') return params.text
  const said = words(`kind.${kind}` as keyof typeof en, params)
  return said.startsWith('kind.') ? words('kind.other') : said
}
