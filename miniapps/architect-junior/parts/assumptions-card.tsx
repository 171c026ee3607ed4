import type { Basis } from '../../domain/scenarios/basis.ts'
import type { OptionFigures } from '../../domain/scenarios/figures-of.ts'
import type { OptionName } from '../../domain/scenarios/option-name.ts'
import { Card } from '../../kit/controls/card.tsx'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { words } from '../words/words.ts'
import { useAssumptions } from './use-assumptions.ts'

interface AssumptionsCardProps {
  basis: Basis
  chosen: { name: OptionName; figures: OptionFigures }
}

/** The assumptions in words, and where each curve and price is from. */
export function AssumptionsCard({ basis, chosen: { name, figures } }: AssumptionsCardProps) {
  const { sentences, sources } = useAssumptions(basis, name, figures)
  return (
    <Card title={words('assume')} headingLevel={3} className="assumptions">
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <DataTable
        caption={words('sources')}
        hideCaption
        rows={sources}
        rowKey={({ code }) => code}
        columns={[
          { key: 'name', title: planningWords('touchpoint'), value: (row) => row.name },
          { key: 'text', title: words('sources'), value: (row) => row.text },
          { key: 'source', title: words('source'), wideOnly: true, value: (row) => row.source },
        ]}
      />
    </Card>
  )
}
