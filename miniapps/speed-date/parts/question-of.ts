import { textAt } from '../../domain/document/change.ts'
import { wallTime } from '../../domain/contacts/time-zone.ts'
import type { Question } from '../../kit/document/approval/question-dialog.tsx'
import type { Format } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import type { EventNow } from './use-event.ts'

/** What is asked before an action that everybody in the event feels. */
export function questionOf(
  { body, title, plan }: EventNow,
  action: string,
  { dateFormat }: Format,
): Question | undefined {
  const count = plan.people.length
  const [day, zone] = [textAt(body, 'day'), textAt(body, 'timeZone')]
  switch (action) {
    case 'begin': {
      const asked = { title: words('ask.begin', { title }), text: words('ask.begin.text', { count }) }
      if (!day || wallTime(Date.now(), zone || 'UTC').slice(0, 10) >= day) return asked
      const planned = dateFormat({ dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
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
}
