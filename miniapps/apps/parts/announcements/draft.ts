import type { Announcement } from '../../../../shell/contract/catalogue.ts'
import { localPath } from '../../../../shell/contract/local-path.ts'
import type { AnnouncementInput } from '../../../domain/catalogue/catalogue-input.ts'
import { localMoment, momentOf } from '../settings/local-moment.ts'

/** An announcement as its form holds it: moments as fields of day and time show them, '' for no market and no link. */
export interface Draft {
  text: string
  level: Announcement['level']
  country: string
  from: string
  until: string
  path: string
}

export type DraftProblem = 'text' | 'from' | 'until' | 'path'

const WEEK_MS = 7 * 86_400_000

/** A new one runs for a week from now. */
export const newDraft = (now: number): Draft => ({
  text: '',
  level: 'information',
  country: '',
  from: localMoment(new Date(now).toISOString()),
  until: localMoment(new Date(now + WEEK_MS).toISOString()),
  path: '',
})

export const draftOf = ({ text, level, country, from, until, path }: Announcement): Draft => ({
  text,
  level,
  country: country ?? '',
  from: localMoment(from),
  until: localMoment(until),
  path: path ?? '',
})

/** What is sent, and what is wrong with it. A link may be pasted whole from the address bar. */
export function readDraft(draft: Draft): {
  input: Omit<AnnouncementInput, 'agency'>
  problems: DraftProblem[]
} {
  const from = momentOf(draft.from) ?? ''
  const until = momentOf(draft.until) ?? ''
  const asked = draft.path.trim().replace(location.origin, '')
  const path = asked === '' ? null : localPath(asked)
  const wrong = {
    text: draft.text.trim() === '',
    from: from === '',
    until: !(Date.parse(until) > Math.max(Date.parse(from) || 0, Date.now())),
    path: asked !== '' && path === null,
  }
  return {
    input: { text: draft.text.trim(), level: draft.level, country: draft.country || null, from, until, path },
    problems: (Object.keys(wrong) as DraftProblem[]).filter((field) => wrong[field]),
  }
}
