import { HOUSE_TEMPLATE } from '../../domain/campaigns/naming.ts'
import { NAMING_TEMPLATE, templateFields } from '../../domain/campaigns/naming-template.ts'
import type { DocumentRow } from '../../domain/document/wire.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Link } from '../../kit/controls/link.tsx'
import { DocumentList } from '../../kit/document/page/document-list.tsx'
import type { Column } from '../../kit/table/column.ts'
import { words as documentWords } from '../../kit/document/words/words.ts'
import { TEMPLATE_WORDS } from '../template-words.ts'
import { words } from '../words/words.ts'

const columns = (): readonly Column<DocumentRow>[] => [
  {
    key: 'tokens',
    title: words('template.parts'),
    type: 'number',
    value: (row) => Number(row.columns['tokens'] ?? 0),
  },
]

/** The agency's naming templates; a new one begins as the house's own. */
export function Templates() {
  const { route, portal } = useMiniApp()
  return (
    <DocumentList
      of={NAMING_TEMPLATE}
      words={TEMPLATE_WORDS}
      title={words('templates')}
      subtitle={words('templates.lead')}
      head={
        <p>
          <Link to={route.basePath}>{documentWords('page.back', { app: portal.app.title })}</Link>
        </p>
      }
      create={{ label: words('template.create'), fields: () => templateFields(HOUSE_TEMPLATE) }}
      columns={columns}
      empty={{ title: words('templates.none'), text: words('templates.noneHint') }}
    />
  )
}
