import { Handshake, Plus } from 'lucide'
import { textOf } from '../../domain/document/change.ts'
import type { DocumentRow } from '../../domain/document/wire.ts'
import { newSpeedDate, SPEED_DATE } from '../../domain/speed-date/speed-date.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { Button } from '../../kit/controls/button.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { listDocuments } from '../../kit/document/list-documents.ts'
import { useMyDocuments } from '../../kit/document/my-documents.ts'
import { useAttempt } from '../../kit/document/use-attempt.tsx'
import type { Column } from '../../kit/table/column.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { EVENT_WORDS } from '../event-words.ts'
import { words } from '../words/words.ts'
import { words as kitWords } from '../../kit/words/words.ts'

const EVENTS_MOST = 200
const PAGE = 25
/** A new event is planned for the same day of the next week, until somebody says another day. */
const WEEK_MS = 7 * 86_400_000
const SEEDS = 2 ** 31 - 1

/** The agency's events, the latest first. */
export function EventList() {
  const { portal, context, route } = useMiniApp()
  const place = context.tenant.code
  const { data, error, loading, reload } = useResource(
    place,
    (signal) =>
      listDocuments(portal, SPEED_DATE, { place: [place], sort: '-day', limit: EVENTS_MOST }, signal),
    'speed dates',
  )
  const client = useMyDocuments()
  const { attempt, busy, problem } = useAttempt()
  const make = () =>
    attempt(async () => {
      const day = new Date(Date.now() + WEEK_MS).toLocaleDateString('sv-SE') // year first
      const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
      const seed = crypto.getRandomValues(new Uint32Array(1))[0]! % SEEDS
      const { id } = await client.create(SPEED_DATE, place, newSpeedDate('', day, zone, seed))
      portal.navigate(`${route.basePath}/${id}`)
    })
  const create = (
    <Button variant="primary" icon={Plus} busy={busy} onClick={make}>
      {words('create')}
    </Button>
  )
  return (
    <>
      <PageHeader title={portal.app.title} subtitle={words('lead')} actions={create} />
      {problem}
      {!data && error ? (
        <ErrorState problem={error} onRetry={reload} busy={loading} />
      ) : !data ? (
        <Skeleton label={words('loadingEvents')} lines={[100, 95, 98]} lineHeight={3} />
      ) : data.data.length === 0 ? (
        <EmptyState icon={Handshake} title={words('noEvents')}>
          {words('noEventsHint')}
        </EmptyState>
      ) : (
        <Events rows={data.data} />
      )}
    </>
  )
}

function Events({ rows }: { rows: readonly DocumentRow[] }) {
  const { route } = useMiniApp()
  const { number, dateFormat } = useFormat()
  const dayFormat = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' })
  const columns: readonly Column<DocumentRow>[] = [
    {
      key: 'title',
      title: words('event'),
      value: ({ title }) => title,
      cell: ({ id, title }) => (
        <Link quiet to={`${route.basePath}/${encodeURIComponent(id)}`}>
          {title || words('newTitle')}
        </Link>
      ),
    },
    {
      key: 'day',
      title: words('day'),
      value: ({ columns: { day } }) => textOf(day),
      cell: ({ columns: { day, time } }) => (
        <time>
          {textOf(day) ? dayFormat.format(new Date(textOf(day))) : '–'} {textOf(time)}
        </time>
      ),
    },
    {
      key: 'people',
      title: words('people'),
      type: 'number',
      value: ({ columns: { people } }) => Number(people),
      cell: ({ columns: { people } }) => number(Number(people)),
    },
    {
      key: 'rounds',
      title: words('rounds'),
      type: 'number',
      wideOnly: true,
      value: ({ columns: { rounds } }) => Number(rounds),
      cell: ({ columns: { rounds } }) => number(Number(rounds)),
    },
    {
      key: 'status',
      title: kitWords('status'),
      value: ({ status }) => EVENT_WORDS.statusOf(status).title,
      cell: ({ status }) => {
        const { title, tone } = EVENT_WORDS.statusOf(status)
        return <Badge tone={tone}>{title}</Badge>
      },
    },
  ]
  return (
    <DataTable
      caption={words('events')}
      hideCaption
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      pageSize={PAGE}
    />
  )
}
