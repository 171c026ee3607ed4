import { useMemo, type ReactNode } from 'react'
import { Plus, Store, type IconNode } from 'lucide'
import type { DocumentDefinition } from '../../../domain/document/definition.ts'
import type { Json } from '../../../domain/document/json.ts'
import type { DocumentRow } from '../../../domain/document/wire.ts'
import { type Action, action } from '../../actions/action.ts'
import { lazily } from '../../bridge/lazily.tsx'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { EmptyState } from '../../controls/empty-state.tsx'
import { PageHeader } from '../../controls/page-header.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import { type List, useList } from '../../list/use-list.ts'
import type { Columns } from '../../table/column.ts'
import { choiceIn } from '../../views/filters/filter.ts'
import type { DocumentWords } from '../fields/document-words.ts'
import { useMyDocuments } from '../my-documents.ts'
import { useHolds } from '../use-holds.ts'
import { useMayChangeOf } from '../use-may-change.ts'
import { words as plainWords } from '../../words/words.ts'
import { words as kitWords } from '../words/words.ts'
import { deleteRows } from './delete-rows.ts'
import { documentColumns } from './document-columns.tsx'
import { openPath } from './open-path.ts'
import { usePlace } from './use-place.ts'

const PAGE_ROWS = 50

interface DocumentListProps {
  of: DocumentDefinition<null>
  words: DocumentWords
  /** Of a list that is not the app's only one; without it the app's. */
  title?: string
  subtitle?: string
  /** Below the title: tabs to other lists. */
  head?: ReactNode
  /** On the button that makes a new one, and what is in its fields. */
  create?: { label: string; fields?: () => Readonly<Record<string, Json>> }
  /** Beside the button that makes a new one. */
  actions?: readonly Action<List<DocumentRow>>[]
  /** Between title and status. */
  columns?: Columns<DocumentRow>
  /** Beside deleting them: what can be done with rows that are ticked. */
  bulk?: readonly Action<readonly DocumentRow[]>[]
  empty: { title: string; text: ReactNode; icon?: IconNode }
  /** Values that columns must have: rows of one kind among others of the type. */
  having?: Readonly<Record<string, string>>
  /** As the server sorts, such as `-day`; the last changed first without it. */
  sort?: string
}

const NONE: readonly never[] = []
/** Comes once a row is ticked. */
const KeptNote = lazily(async () => (await import('./kept-note.tsx')).KeptNote)

/** A place's documents of one type, as every list is: each leads to its page, and a button makes a new one. */
export function DocumentList(props: DocumentListProps) {
  const { of, words, subtitle, head, columns: own = NONE, bulk = NONE, actions = NONE, empty } = props
  const app = useMiniApp(({ portal }) => portal.app.title)
  const { title = app } = props
  const place = usePlace(of)
  const list = useDocumentRows(props, place)
  const create = useCreate(of, place, props.create)
  const mayChange = useMayChangeOf(of)
  const columns = useMemo(() => documentColumns(of, words, own), [of, words, own])
  const deleting = deleteRows(of, words, mayChange).filter(({ isOffered }) => isOffered!(list.rows))
  if (place === null)
    return (
      <>
        <PageHeader title={title} />
        {head}
        <EmptyState icon={Store} title={kitWords('list.noBrand')}>
          {kitWords('list.noBrandText')}
        </EmptyState>
      </>
    )
  return (
    <ListScreen
      list={list}
      title={title}
      subtitle={subtitle}
      head={head}
      search={kitWords('list.search')}
      columns={columns}
      actions={[...actions, ...create]}
      bulk={[...deleting, ...bulk]}
      bulkNote={(rows) => deleting.length > 0 && <KeptNote {...{ of, words, rows, mayChange }} />}
      fileName={title}
      empty={
        <EmptyState icon={empty.icon} title={empty.title}>
          {empty.text}
        </EmptyState>
      }
    />
  )
}

/** Asked of the server page by page; the filter has each status that a document may be listed in. */
function useDocumentRows(
  { of, words, sort, having = {} }: DocumentListProps,
  place: string | null,
): List<DocumentRow> {
  const { first, hidden = [] } = of.statuses
  const statuses = new Set([first, ...Object.values(of.actions).flatMap(({ to = first }) => to)])
  const options = [...statuses]
    .filter((status) => !hidden.includes(status))
    .map((status) => ({ value: status, label: words.statusOf(status).title }))
  return useList<DocumentRow>({
    name: of.type,
    api: 'documents',
    from: place === null ? null : `/${of.type}`,
    limit: PAGE_ROWS,
    filters: [{ key: 'status', label: plainWords('status'), kind: 'choice', options }],
    ask: ({ q, status }) => ({
      place: place ?? '',
      q,
      status: choiceIn(status),
      having: Object.entries(having).map((each) => each.join(':')),
      sort,
    }),
  })
}

/** Makes a document and leads to it. */
function useCreate(of: DocumentDefinition<null>, place: string | null, create: DocumentListProps['create']) {
  const client = useMyDocuments()
  const mayWrite = useHolds(of.writePermission)
  if (!create || place === null || !mayWrite) return NONE
  return [
    action({
      key: 'create',
      label: () => create.label,
      icon: Plus,
      look: 'primary',
      run: async ({ portal, basePath }) => {
        const { id } = await client.create(of, place, create.fields?.() ?? {})
        portal.navigate(basePath + openPath(of, { id }))
      },
    }),
  ]
}
