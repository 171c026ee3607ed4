import type { ContactLine } from '../../domain/contacts/contact.ts'
import { isAtWork } from '../../domain/contacts/working-time.ts'
import { useNow } from '../../kit/bridge/use-now.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'

/** What the clock says there, and whether it is a sane hour to call. */
export function LocalTime({
  contact,
}: {
  contact: Pick<ContactLine, 'timeZone' | 'hours' | 'availability'>
}) {
  const now = useNow()
  const { dateFormat } = useFormat()
  const isWorking = isAtWork(contact, now)
  const standing =
    contact.availability === 'available' ? (isWorking ? 'atWork' : 'offWork') : contact.availability
  const time = dateFormat({ timeStyle: 'short', timeZone: contact.timeZone }).format(now)
  return (
    <span className="local-time" data-standing={standing}>
      <time>{time}</time> <span>{words(`standing.${standing}`)}</span>
    </span>
  )
}
