import { textAt } from '../domain/document/change.ts'
import { wallTime } from '../domain/contacts/time-zone.ts'
import { participantsOf } from '../domain/speed-date/speed-date.ts'
import type { Tone } from '../kit/controls/badge.tsx'
import type { DocumentWords } from '../kit/document/fields/document-words.ts'
import { words } from './words/words.ts'

const TONES: Readonly<Record<string, Tone>> = { running: 'success', finished: 'neutral' }
/** Fields that changes and versions tell of beside those of the setup. */
const FURTHER = [
  ['people/', 'people'],
  ['absent/', 'absence'],
  ['avoid', 'avoidEarlier'],
] as const

/** The texts of an event. */
export const EVENT_WORDS: DocumentWords = {
  untitled: () => words('newTitle'),
  titleHelp: () => words('titleHelp'),
  statusOf: (status) => ({ title: words(`status.${status as 'draft'}`), tone: TONES[status] }),
  actionOf: (action) => words(`action.${action as 'begin'}`),
  problemOf: ({ code }) => words(`problem.${code as 'unnamed'}`),
  fieldOf: (path) => {
    const known = FURTHER.find(([start]) => path.startsWith(start))
    return known && words(known[1])
  },
  say: (path, value, { number }) =>
    path.startsWith('absent/') ? words('absentFrom', { round: number(Number(value)) }) : undefined,
  questionOf: (action, { title, body = {}, format }) => {
    const count = participantsOf(body).length
    switch (action) {
      case 'begin': {
        const asked = { title: words('ask.begin', { title }), text: words('ask.begin.text', { count }) }
        const [day, zone] = [textAt(body, 'day'), textAt(body, 'timeZone')]
        if (!day || wallTime(Date.now(), zone || 'UTC').slice(0, 10) >= day) return asked
        const planned = format.dateFormat({ dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
        const text = words('ask.begin.early', { day: planned, count })
        return { ...asked, text, confirm: words('beginEarly') }
      }
      case 'plan':
        return { title: words('ask.plan', { title }), text: words('ask.plan.text') }
      case 'finish':
        return { title: words('ask.finish', { title }), text: words('ask.finish.text', { count }) }
      case 'delete':
        return { title: words('ask.delete', { title }), text: words('ask.delete.text'), isDanger: true }
      default:
        return undefined
    }
  },
}
