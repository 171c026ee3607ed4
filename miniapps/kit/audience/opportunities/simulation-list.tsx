import { Target } from 'lucide'
import type { DocumentDefinition } from '../../../domain/document/definition.ts'
import type { DocumentRow } from '../../../domain/document/wire.ts'
import { DocumentList } from '../../document/page/document-list.tsx'
import type { Column } from '../../table/column.ts'
import { OPPORTUNITY_WORDS } from './opportunity-words.ts'
import { words } from './words/words.ts'

const columns = (): readonly Column<DocumentRow>[] => [
  {
    key: 'segments',
    title: words('segments'),
    type: 'number',
    digits: 0,
    value: ({ columns: { segments } }) => (typeof segments === 'number' ? segments : null),
  },
]

const FIRST_SEED = 2026

/** The brand's simulations of one country, the last changed first. */
export function SimulationList({ of }: { of: DocumentDefinition<null> }) {
  return (
    <DocumentList
      of={of}
      words={OPPORTUNITY_WORDS}
      subtitle={words('lead')}
      create={{ label: words('create'), fields: () => ({ seed: FIRST_SEED }) }}
      columns={columns}
      empty={{ icon: Target, title: words('empty'), text: words('emptyText') }}
    />
  )
}
