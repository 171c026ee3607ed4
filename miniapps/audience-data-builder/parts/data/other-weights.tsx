import { useFormat } from '../../../kit/words/format.ts'
import { useSource } from './source-state.ts'
import { useWeighting } from './weighting-provider.tsx'
import { words } from './words/words.ts'

/** Weights that not all waves have, where the draft goes on with a dataset. */
export function OtherWeights() {
  const { list } = useFormat()
  const { weightsBefore } = useSource()
  const schemes = useWeighting().schemes.filter(({ isWeighing }) => isWeighing)
  const [first] = weightsBefore
  if (!first || schemes.length === 0) return null
  const lacking = <Other extends { name: string; label: string }>(
    some: readonly Other[],
    others: readonly { name: string }[],
  ) => some.filter(({ name }) => !others.some((other) => other.name === name)).map(({ label }) => label)
  const [added, gone] = [lacking(schemes, weightsBefore), lacking(weightsBefore, schemes)]
  if (added.length + gone.length === 0) return null
  return (
    <p className="os-notice" data-tone="warning" role="status">
      {added.length > 0 && (
        <span className="data-line">
          {words('weights.added', { names: list(added), first: first.label })}
        </span>
      )}
      {gone.length > 0 && <span className="data-line">{words('weights.gone', { names: list(gone) })}</span>}
    </p>
  )
}
