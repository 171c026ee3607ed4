import { TriangleAlert } from 'lucide'
import type { LibraryRow } from '../../domain/touchpoints/library-rows.ts'
import type { NameTaken } from '../../domain/touchpoints/library-problems.ts'
import type { FieldProblem } from '../../domain/document/definition.ts'
import { touchpointName } from '../../domain/touchpoints/touchpoint.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Icon } from '../../kit/controls/icon.tsx'
import { useLanguage } from '../../kit/words/use-language.ts'
import { words } from '../words/words.ts'

interface FaultListProps {
  faults: readonly FieldProblem[]
  rows: readonly LibraryRow[]
  onOpen(code: string): void
}

/** All that keeps a library from being published: row, touchpoint, what to do, and the way there. */
export function FaultList({ faults, rows, onOpen }: FaultListProps) {
  const language = useLanguage()
  if (faults.length === 0) return null
  return (
    <section className="os-notice" data-tone="warning" aria-label={words('faults')}>
      <Icon of={TriangleAlert} />
      <div>
        <p>
          <strong>{words('faults.count', { count: faults.length })}</strong>
        </p>
        <ul className="faults">
          {faults.map((fault) => {
            const row = rows.find(({ code }) => code === codeOf(fault))
            return (
              <li key={`${fault.path} ${fault.code}`}>
                <span>{row ? inRow(fault, row, rows, language) : words('problem.touchpoint-missing')}</span>
                {row && (
                  <Button
                    size="s"
                    variant="quiet"
                    aria-label={words('mendNamed', { name: touchpointName(row, language) })}
                    onClick={() => onOpen(row.code)}
                  >
                    {words('mend')}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}

/** The touchpoint that a fault is of. */
export const codeOf = ({ path }: FieldProblem): string => path.split('/')[1] ?? ''

function inRow(fault: FieldProblem, row: LibraryRow, rows: readonly LibraryRow[], language: string): string {
  const other = rows.find(({ code }) => code === (fault as Partial<NameTaken>).other)
  const said = other
    ? words('nameTaken', { row: other.row, name: touchpointName(other, language), code: other.code })
    : words(`remedy.${fault.code as 'cost-missing'}`)
  return words('faultIn', { row: row.row, name: touchpointName(row, language), said })
}
