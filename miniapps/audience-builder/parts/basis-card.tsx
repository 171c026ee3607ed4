import { basisFields } from '../../domain/surveys/basis-fields.ts'
import { BasisPicker } from '../../kit/audience/frame/basis-picker.tsx'
import { useDatasets } from '../../kit/audience/survey/use-datasets.ts'
import { Card } from '../../kit/controls/card.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { useBuilderWorld } from './builder-world.tsx'

const NONE = { dataset: '', version: 0, slices: [], weight: '', base: '' }

/** The survey that is counted, its version, waves, weight and base. */
export function BasisCard() {
  const { basis, survey, isClosed } = useBuilderWorld()
  const { document } = useOpenFields()
  const body = useBody()
  const datasets = useDatasets()
  return (
    <Card title={words('data')} className="builder-basis">
      <Loaded of={datasets} label={kitWords('loading', { what: words('data') })} lines={[60]} lineHeight={3}>
        {(found) => {
          const own = survey.data?.dataset
          const isListed = found.some(({ id, version }) => id === basis?.dataset && version === basis.version)
          return (
            <BasisPicker
              datasets={own && !isListed ? [own, ...found] : found}
              basis={basis ?? NONE}
              disabled={isClosed}
              onChange={(changes) => document.set(basisFields(changes, body))}
            />
          )
        }}
      </Loaded>
    </Card>
  )
}
