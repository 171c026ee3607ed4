import { sheetPlace } from '../../../domain/document/sheet.ts'
import type { CellAuthors, KeptVersion } from '../../../domain/document/wire.ts'
import { useResource } from '../../bridge/use-resource.ts'
import { ErrorState } from '../../controls/error-state.tsx'
import { Skeleton } from '../../controls/skeleton.tsx'
import type { OpenDocument } from '../open-document.ts'
import type { ChangeHistoryProps } from '../past-changes.tsx'
import { words } from '../words/words.ts'
import { DifferenceList } from './difference-list.tsx'
import { differencesOf } from './differences-of.ts'
import { RestoreVersion } from './restore-version.tsx'
import { restoring } from './restoring.ts'
import { RowDifferenceList } from './row-difference-list.tsx'
import { rowDifferences, type Rows } from './row-differences.ts'

export interface VersionComparisonProps<Facts> extends ChangeHistoryProps<Facts> {
  onClose(): void
}

interface SinceVersionProps<Facts> extends VersionComparisonProps<Facts> {
  version: string
  /** Empty for what is there now. */
  until: string
}

/** Changes from one version until another or now, and how to have the earlier one back. */
export function SinceVersion<Facts>(props: SinceVersionProps<Facts>) {
  const { client, document, version, until } = props
  const { id } = document.$about.get()
  const { data, error, loading, reload } = useResource(`versions ${version} ${until} of ${id}`, async () => {
    const read = (of: string) => client.further<KeptVersion>(document, `versions/${of}`)
    const [before, after, authors] = await Promise.all([
      read(version),
      until ? read(until) : null,
      document.sheet
        ? client.further<CellAuthors>(document, `versions/${version}/authors${until && `?until=${until}`}`)
        : {},
    ])
    return { before, after, authors }
  })
  if (error) return <ErrorState problem={error} onRetry={reload} busy={loading} headingLevel={3} />
  if (!data) return <Skeleton label={words('versions.loading')} lines={[90, 70, 80]} />
  return <Changes {...props} {...data} after={data.after ?? asItIs(document)} />
}

interface Compared {
  before: KeptVersion
  after: KeptVersion
  authors: CellAuthors
}

function Changes<Facts>(props: SinceVersionProps<Facts> & Compared) {
  const { client, document, version, until, before, after, authors, nameOf, wordsOf, rowOf, onClose } = props
  const isNamed = ({ path }: { path: string }) => nameOf(path) !== undefined
  const fields = differencesOf(before.fields, after.fields)
  const rows = rowDifferences(before.rows ?? {}, after.rows ?? {}, authors)
  const shownFields = fields.filter(isNamed)
  const shownRows = rows
    .map((row) => (row.state === 'changed' ? { ...row, differences: row.differences.filter(isNamed) } : row))
    .filter(({ differences }) => differences.length > 0)
  return (
    <>
      {document.sheet && (
        <RestoreVersion
          {...{ client, document, version }}
          restoring={until ? null : restoring(document.rules, fields, rows)}
          onRestored={onClose}
        />
      )}
      {!shownFields.length && !shownRows.length && <p className="os-muted">{words('versions.same')}</p>}
      {shownFields.length > 0 && <DifferenceList differences={shownFields} {...{ nameOf, wordsOf }} />}
      {shownRows.length > 0 && <RowDifferenceList rows={shownRows} {...{ nameOf, wordsOf, rowOf }} />}
    </>
  )
}

/** The cells of a sheet that changed since it was read are among the stored fields; a version has them in its rows alone. */
const asItIs = ({ storedFields, sheet, rules }: Pick<OpenDocument, 'sheet' | 'storedFields' | 'rules'>) => {
  const fields = Object.entries(storedFields).filter(([path]) => !sheetPlace(rules, path))
  return { fields: Object.fromEntries(fields), rows: (sheet?.rows ?? {}) as Rows }
}
