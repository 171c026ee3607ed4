import type { ReactNode } from 'react'
import { Plus, Store, type IconNode } from 'lucide'
import type { DocumentDefinition } from '../../../domain/document/definition.ts'
import type { Json } from '../../../domain/document/json.ts'
import type { DocumentRow } from '../../../domain/document/wire.ts'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { Badge } from '../../controls/badge.tsx'
import { Button } from '../../controls/button.tsx'
import { EmptyState } from '../../controls/empty-state.tsx'
import { ErrorState } from '../../controls/error-state.tsx'
import { Link } from '../../controls/link.tsx'
import { PageHeader } from '../../controls/page-header.tsx'
import { Skeleton } from '../../controls/skeleton.tsx'
import type { Column } from '../../table/column.ts'
import { DataTable } from '../../table/data-table.tsx'
import { useFormat } from '../../words/format.ts'
import type { DocumentWords } from '../fields/document-words.ts'
import { useMyDocuments } from '../my-documents.ts'
import { useAttempt } from '../use-attempt.tsx'
import { words as kitWords } from '../words/words.ts'
import { usePlace } from './use-place.ts'
import { useDocumentRows } from './use-document-rows.ts'

const SHOWN = 25

interface DocumentListProps {
  of: DocumentDefinition<null>
  words: DocumentWords
  subtitle?: ReactNode
  /** On the button that makes a new one, and what is in its fields. */
  create?: { label: string; fields?: () => Readonly<Record<string, Json>> }
  /** Between title and status. */
  columns?: readonly Column<DocumentRow>[]
  empty: { title: string; text: ReactNode; icon?: IconNode }
  /** As the server sorts, such as `-day`; the last changed first without it. */
  sort?: string
}

/** A place's documents of one type: each leads to its page, and a button makes a new one. */
export function DocumentList({ of, words, subtitle, create, columns = [], empty, sort }: DocumentListProps) {
  const { portal } = useMiniApp()
  const place = usePlace(of)
  const { rows, error, loading, reload } = useDocumentRows(of, place, sort)
  const shown = useColumns(words, columns)
  const { make, busy, problem } = useCreate(of, place, create?.fields)
  if (place === null)
    return (
      <>
        <PageHeader title={portal.app.title} />
        <EmptyState icon={Store} title={kitWords('list.noBrand')}>
          {kitWords('list.noBrandText')}
        </EmptyState>
      </>
    )
  return (
    <>
      <PageHeader
        title={portal.app.title}
        subtitle={subtitle}
        actions={
          create && (
            <Button variant="primary" icon={Plus} busy={busy} onClick={make}>
              {create.label}
            </Button>
          )
        }
      />
      {problem}
      {rows === undefined && error ? (
        <ErrorState problem={error} onRetry={reload} busy={loading} />
      ) : !rows ? (
        <Skeleton label={kitWords('list.loading')} lines={[100, 95, 98]} lineHeight={3} />
      ) : rows.length === 0 ? (
        <EmptyState icon={empty.icon} title={empty.title}>
          {empty.text}
        </EmptyState>
      ) : (
        <DataTable
          caption={portal.app.title}
          hideCaption
          columns={shown}
          rows={rows}
          rowKey={({ id }) => id}
          pageSize={SHOWN}
          kept={{ as: of.type, filter: place }}
        />
      )}
    </>
  )
}

function useColumns(
  words: DocumentWords,
  own: readonly Column<DocumentRow>[],
): readonly Column<DocumentRow>[] {
  const { basePath } = useMiniApp().route
  const { relative } = useFormat()
  return [
    {
      key: 'title',
      title: kitWords('title'),
      value: ({ title }) => title,
      cell: ({ id, title }) => (
        <Link quiet to={`${basePath}/${encodeURIComponent(id)}`}>
          {title || words.untitled()}
        </Link>
      ),
    },
    ...own,
    {
      key: 'status',
      title: kitWords('status'),
      value: ({ status }) => words.statusOf(status).title,
      cell: ({ status }) => {
        const { title, tone } = words.statusOf(status)
        return <Badge tone={tone}>{title}</Badge>
      },
    },
    {
      key: 'updated',
      title: kitWords('list.changed'),
      wideOnly: true,
      value: ({ updatedAt }) => updatedAt,
      cell: ({ updatedAt, updatedBy }) => `${relative(updatedAt)}, ${updatedBy.name}`,
    },
  ]
}

/** Makes a document and leads to it. */
function useCreate(
  of: DocumentDefinition<null>,
  place: string | null,
  fields: () => Readonly<Record<string, Json>> = () => ({}),
) {
  const { portal, route } = useMiniApp()
  const client = useMyDocuments()
  const { attempt, busy, problem } = useAttempt()
  const make = () =>
    attempt(async () => {
      const { id } = await client.create(of, place!, fields())
      portal.navigate(`${route.basePath}/${encodeURIComponent(id)}`)
    })
  return { make, busy, problem }
}
