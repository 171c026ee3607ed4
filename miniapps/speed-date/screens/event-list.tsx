import { Handshake } from 'lucide'
import { textOf } from '../../domain/document/change.ts'
import type { DocumentRow } from '../../domain/document/wire.ts'
import { newSpeedDate, SPEED_DATE } from '../../domain/speed-date/speed-date.ts'
import { DocumentList } from '../../kit/document/page/document-list.tsx'
import type { Column } from '../../kit/table/column.ts'
import { EVENT_WORDS } from '../event-words.ts'
import { words } from '../words/words.ts'

/** A new event is planned for the same day of the next week, until somebody says another day. */
const WEEK_MS = 7 * 86_400_000
const SEEDS = 2 ** 31 - 1

const columns = (): readonly Column<DocumentRow>[] => [
  { key: 'day', title: words('day'), type: 'date', value: (row) => textOf(row.columns['day']) || null },
  { key: 'time', title: words('time'), value: (row) => textOf(row.columns['time']) || null },
  { key: 'people', title: words('people'), type: 'number', value: (row) => Number(row.columns['people']) },
  {
    key: 'rounds',
    title: words('rounds'),
    type: 'number',
    wideOnly: true,
    value: (row) => Number(row.columns['rounds']),
  },
]

function fieldsOfNew() {
  const day = new Date(Date.now() + WEEK_MS).toLocaleDateString('sv-SE') // year first
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const seed = crypto.getRandomValues(new Uint32Array(1))[0]! % SEEDS
  return newSpeedDate('', day, zone, seed)
}

/** The agency's events, the latest first. */
export const EventList = () => (
  <DocumentList
    of={SPEED_DATE}
    words={EVENT_WORDS}
    subtitle={words('lead')}
    create={{ label: words('create'), fields: fieldsOfNew }}
    columns={columns}
    empty={{ icon: Handshake, title: words('noEvents'), text: words('noEventsHint') }}
    sort="-day"
  />
)
