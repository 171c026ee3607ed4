import { FileUp } from 'lucide'
import type { TaxonomyLine } from '../../domain/taxonomies/taxonomy.ts'
import { TRANSLATION, TRANSLATOR_PERMISSION } from '../../domain/taxonomies/translation.ts'
import { action } from '../../kit/actions/action.ts'
import { actionColumn } from '../../kit/actions/row-actions.tsx'
import { useHolds } from '../../kit/document/use-holds.ts'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { ListScreen } from '../../kit/list/list-screen.tsx'
import { type List, useList } from '../../kit/list/use-list.ts'
import type { Column, Drawing } from '../../kit/table/column.ts'
import { ImportDialog } from '../parts/import-dialog.tsx'
import { TranslatorTabs } from '../parts/translator-tabs.tsx'
import { words } from '../words/words.ts'

const IMPORT = action<List<TaxonomyLine>>({
  key: 'import-taxonomy',
  label: () => words('import'),
  icon: FileUp,
  look: 'primary',
  run: ({ open }) => open(ImportDialog, {}),
})

const RENEW = action<TaxonomyLine>({
  key: 'renew-taxonomy',
  label: () => words('importNext'),
  icon: FileUp,
  run: ({ open }, of) => open(ImportDialog, { of }),
})

const columnsOf =
  (mayImport: boolean) =>
  ({ format }: Drawing): readonly Column<TaxonomyLine>[] => [
    { key: 'name', title: words('taxonomy'), value: ({ name }) => name },
    { key: 'version', title: words('version'), type: 'number', value: ({ version }) => version },
    { key: 'nodes', title: words('nodes'), type: 'number', value: ({ nodes }) => nodes },
    { key: 'bridges', title: words('bridges'), type: 'number', value: ({ bridges }) => bridges },
    { key: 'currency', title: words('currency'), value: ({ currency }) => currency },
    {
      key: 'scope',
      title: words('scope'),
      type: 'choice',
      value: ({ scope }) => scope,
      text: (scope) => words(`scope.${scope as 'brand'}`),
    },
    { key: 'importedAt', title: words('importedAt'), value: ({ importedAt }) => format.dateTime(importedAt) },
    ...(mayImport ? [actionColumn<TaxonomyLine>([RENEW])] : []),
  ]

/** Taxonomies that the brand may use. */
export function Taxonomies() {
  const place = usePlace(TRANSLATION)
  const mayImport = useHolds(TRANSLATOR_PERMISSION)
  const rows = useAnswer<readonly TaxonomyLine[]>('taxonomies', place && `/${place}`)
  const list = useList<TaxonomyLine>({ name: 'taxonomies', rows, search: ({ name }) => name })
  return (
    <ListScreen
      list={list}
      title={words('taxonomies')}
      head={<TranslatorTabs current="taxonomies" />}
      columns={mayImport ? WITH_IMPORT : WITHOUT}
      actions={mayImport ? [IMPORT] : []}
      isTable
      empty={words('noTaxonomies')}
    />
  )
}

const WITH_IMPORT = columnsOf(true)
const WITHOUT = columnsOf(false)
