import { useState } from 'react'
import type { Json } from '../../domain/document/json.ts'
import type { SheetRow } from '../../domain/document/sheet.ts'
import type { PastChange } from '../../domain/document/wire.ts'
import { useResource } from '../bridge/use-resource.ts'
import { withQuery } from '../bridge/with-query.ts'
import { Button } from '../controls/button.tsx'
import { ErrorState } from '../controls/error-state.tsx'
import { Skeleton } from '../controls/skeleton.tsx'
import { useFormat } from '../words/format.ts'
import type { DocumentClient } from './document-client.ts'
import type { OpenDocument } from './open-document.ts'
import { ValueChange } from './value-change.tsx'
import { words } from './words/words.ts'

export interface ChangeHistoryProps<Facts> {
  client: DocumentClient
  document: OpenDocument<Facts>
  /** The name of a field; undefined for one that nobody wants to read of. */
  nameOf(path: string): string | undefined
  /** A field's value as the list of changes shows it. */
  wordsOf(path: string, value: Json): string
  /** The name of a row of the sheet by its cells, where versions are compared. */
  rowOf?: ((cells: SheetRow) => string) | undefined
}

/** The changes of a document page by page, newest first. */
export function PastChanges<Facts>({ client, document, nameOf, wordsOf }: ChangeHistoryProps<Facts>) {
  const [after, setAfter] = useState('')
  const [earlier, setEarlier] = useState<readonly PastChange[]>([])
  const { data, error, loading, reload } = useResource(`${document.$about.get().id}/${after}`, () =>
    client.furtherPage<PastChange>(document, withQuery('history', { after })),
  )
  const changes = [...earlier, ...(data?.data ?? [])]
  const shown = changes.filter(({ path }) => nameOf(path) !== undefined)
  const more = () => {
    setEarlier(changes)
    setAfter(data!.next!)
  }
  if (error && !changes.length) return <ErrorState problem={error} onRetry={reload} busy={loading} />
  if (!data && !changes.length) return <Skeleton label={words('history.loading')} lines={[90, 70, 80, 60]} />
  if (!shown.length) return <p className="os-muted">{words('history.none')}</p>
  return (
    <>
      <ol className="past-changes">
        {shown.map((change) => (
          <PastLine key={change.id} change={change} nameOf={nameOf} wordsOf={wordsOf} />
        ))}
      </ol>
      {(loading || data?.next) && (
        <Button variant="quiet" size="s" busy={loading} onClick={more}>
          {words('history.earlier')}
        </Button>
      )}
    </>
  )
}

function PastLine({
  change: { path, base, value, by, at },
  nameOf,
  wordsOf,
}: { change: PastChange } & Pick<ChangeHistoryProps<unknown>, 'nameOf' | 'wordsOf'>) {
  const { dateTime } = useFormat()
  return (
    <li>
      <p className="os-muted">
        {by.name}, <time dateTime={at}>{dateTime(at)}</time>
      </p>
      <p className="os-label">{nameOf(path)}</p>
      <ValueChange before={base} after={value} wordsOf={(each) => wordsOf(path, each)} />
    </li>
  )
}
