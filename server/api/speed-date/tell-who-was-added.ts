import { type Body, textAt } from '../../../miniapps/domain/document/change.ts'
import { participantsOf, SPEED_DATE } from '../../../miniapps/domain/speed-date/speed-date.ts'
import { aboutDocument, addressOf } from '../../documents/notices/about-document.ts'
import { whoMayOpen } from '../../documents/notices/audience.ts'
import type { DocumentKind } from '../kit/document-kind.ts'
import { notify } from '../notifications/notify.ts'

const EVENTS = { definition: SPEED_DATE }

/** Tells those who have been added to an event, and all of them once it gets its title. */
export const tellWhoWasAdded: NonNullable<DocumentKind['changed']> = async (
  parts,
  { before, after, id, place, by },
) => {
  const known = new Set(invitedTo(before))
  const added = invitedTo(after).filter((person) => person !== by && !known.has(person))
  const may = await whoMayOpen(parts, EVENTS, { id, place }, added)
  if (!may.length) return
  const title = textAt(after, 'title')
  const { person } = await aboutDocument(parts.sql, { place, title }, by)
  const { path } = addressOf(EVENTS, { id, place, status: '', columns: {} })
  const params = { person, title, day: textAt(after, 'day') }
  await notify(parts.sql, may, { kind: 'event-joined', params, path })
}

const invitedTo = (body: Body): readonly string[] =>
  textAt(body, 'title') ? participantsOf(body).map(({ id }) => id) : []
