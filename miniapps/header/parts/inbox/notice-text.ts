import type { Notice } from '../../../domain/notifications/notice.ts'
import type { Format } from '../../../kit/words/format.ts'
import { words } from './words/words.ts'

/** A notice in one sentence; of a kind that a newer server knows, that there is something. */
export function noticeText({ kind, params }: Notice, format: Format): string {
  const lacking = Object.entries(params).find(([, value]) => value === '')?.[0]
  const keys = [...(lacking ? [`${kind}.without.${lacking}`] : []), kind, 'other']
  const said = keys.map((key) => words(`notice.${key}`, written(params, format)))
  return said.find((text) => !text.startsWith('notice.')) ?? ''
}

/** Days and moments as the person writes them. */
function written(params: Notice['params'], format: Format): Record<string, string | number> {
  const values: Record<string, string | number> = { ...params }
  for (const name of ['due', 'day']) if (values[name]) values[name] = format.date(String(values[name]))
  if (values['until']) values['until'] = format.dateTime(String(values['until']))
  return values
}
