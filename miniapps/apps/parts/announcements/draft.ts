import * as v from 'valibot'
import type { Announcement } from '../../../../shell/contract/catalogue.ts'
import { localPath } from '../../../../shell/contract/local-path.ts'
import { ANNOUNCEMENT_CHARACTERS, ANNOUNCEMENT_LEVELS } from '../../../domain/catalogue/limits.ts'
import { chosen, neededText } from '../../../domain/form/rules.ts'
import { localMoment, momentOf } from '../settings/local-moment.ts'

const fields = v.object({
  text: neededText(ANNOUNCEMENT_CHARACTERS),
  level: v.picklist(ANNOUNCEMENT_LEVELS),
  country: v.string(),
  from: chosen,
  until: chosen,
  path: v.string(),
})

/** An announcement as its form holds it: moments as fields of day and time show them, '' for no market and no link. */
export type Draft = v.InferOutput<typeof fields>

export const DRAFT = v.pipe(
  fields,
  v.forward(
    v.check((draft) => !readDraft(draft).wrong.from, 'must be a moment'),
    ['from'],
  ),
  v.forward(
    v.check((draft) => !readDraft(draft).wrong.until, 'must be after its beginning'),
    ['until'],
  ),
  v.forward(
    v.check((draft) => !readDraft(draft).wrong.path, 'must be a path of the portal'),
    ['path'],
  ),
)

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

/** An announcement as it is sent, and its fields that are wrong. A link may be pasted whole from the address bar. */
export function readDraft(draft: Draft) {
  const from = momentOf(draft.from) ?? ''
  const until = momentOf(draft.until) ?? ''
  const asked = draft.path.trim().replace(location.origin, '')
  const path = asked === '' ? null : localPath(asked)
  const { level } = draft
  const input = { text: draft.text.trim(), level, country: draft.country || null, from, until, path }
  const wrong = {
    from: from === '',
    until: !(Date.parse(until) > Math.max(Date.parse(from) || 0, Date.now())),
    path: asked !== '' && path === null,
  }
  return { input, wrong }
}
