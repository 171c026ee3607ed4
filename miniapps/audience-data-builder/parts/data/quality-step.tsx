import { CircleCheck } from 'lucide'
import { EmptyState } from '../../../kit/controls/empty-state.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { useSource } from './source-state.ts'
import { words } from './words/words.ts'

const SHOWN_NAMES = 8

/** Findings that a person should look at before others trust the data. */
export function QualityStep() {
  const { findings } = useSource().look!
  const { list } = useFormat()
  if (findings.length === 0) return <EmptyState icon={CircleCheck} title={words('quality.fine')} />
  return (
    <ul className="data-list">
      {findings.map(({ kind, names, count }) => (
        <li
          key={kind}
          className="os-notice"
          data-tone={kind === 'personal' || kind === 'leftOut' ? 'information' : 'warning'}
        >
          <p>{words(`quality.${kind}`, { count })}</p>
          {names.length > 0 && (
            <p className="os-muted">
              {list(names.slice(0, SHOWN_NAMES))}
              {names.length > SHOWN_NAMES && ' …'}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
