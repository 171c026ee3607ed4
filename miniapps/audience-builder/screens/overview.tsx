import { AUDIENCE } from '../../domain/audience/audience-document.ts'
import { usualBasis } from '../../domain/surveys/basis.ts'
import type { DocumentRow } from '../../domain/document/wire.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useDatasets } from '../../kit/audience/survey/use-datasets.ts'
import { numberColumn, textsColumn } from '../../kit/audience/list-columns.ts'
import { DocumentList } from '../../kit/document/page/document-list.tsx'
import type { Column } from '../../kit/table/column.ts'
import { AUDIENCE_WORDS } from '../audience-words.ts'
import { basisFields } from '../../domain/surveys/basis-fields.ts'
import { words } from '../words/words.ts'

const columns = (): readonly Column<DocumentRow>[] => [
  textsColumn('slices', words('waves')),
  { ...textsColumn('tags', words('tags')), wideOnly: true },
  numberColumn('editions', words('edition')),
]

/** The brand’s audiences, the last changed first; a new one begins on the newest wave of its market. */
export function Overview() {
  const { data: datasets = [] } = useDatasets()
  const market = useMiniApp(({ context }) => context.workspace?.country?.code)
  const fields = () => {
    const usual = usualBasis(datasets, market)
    return usual ? basisFields(usual) : {}
  }
  return (
    <DocumentList
      of={AUDIENCE}
      words={AUDIENCE_WORDS}
      subtitle={words('lead')}
      create={{ label: words('create'), fields }}
      columns={columns}
      empty={{ title: words('empty'), text: words('emptyText') }}
    />
  )
}
