import { useState } from 'react'
import { Badge, type Tone } from '../../controls/badge.tsx'
import { Button } from '../../controls/button.tsx'
import { useFormat } from '../../words/format.ts'
import { words as kitWords } from '../../words/words.ts'
import type { ChangeHistoryProps } from '../past-changes.tsx'
import { words } from '../words/words.ts'
import { DifferenceList, LastChange } from './difference-list.tsx'
import type { RowDifference } from './row-differences.ts'

const SHOWN_AT_ONCE = 100
const STATES = ['added', 'removed', 'changed'] as const
const TONES = { added: 'success', removed: 'warning', changed: 'neutral' } as const satisfies Record<
  string,
  Tone
>

interface RowDifferenceListProps extends Pick<ChangeHistoryProps<unknown>, 'nameOf' | 'wordsOf' | 'rowOf'> {
  rows: readonly RowDifference[]
}

/** Lines that came, went or changed between two versions of a sheet: how many of each, then one by one. */
export function RowDifferenceList({ rows, nameOf, wordsOf, rowOf }: RowDifferenceListProps) {
  const { list } = useFormat()
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  const counts = STATES.flatMap((state) => {
    const count = rows.filter((row) => row.state === state).length
    return count ? [words(`versions.lines.${state}`, { count })] : []
  })
  return (
    <>
      <p role="status">{list(counts)}</p>
      <ol className="past-changes">
        {rows.slice(0, shown).map(({ row, state, cells, differences }) => (
          <li key={row}>
            <h3 className="os-label">
              {rowOf?.(cells) || row.slice(row.indexOf('/') + 1)}{' '}
              <Badge tone={TONES[state]}>{words(`versions.line.${state}`)}</Badge>
            </h3>
            {state === 'changed' ? (
              <DifferenceList {...{ differences, nameOf, wordsOf }} />
            ) : (
              <LastChange of={differences[0]!.last} />
            )}
          </li>
        ))}
      </ol>
      {shown < rows.length && (
        <Button variant="quiet" size="s" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {kitWords('showMore')}
        </Button>
      )}
    </>
  )
}
