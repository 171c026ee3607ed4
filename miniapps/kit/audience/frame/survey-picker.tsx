import type { ReactNode } from 'react'
import { basisFields } from '../../../domain/surveys/basis-fields.ts'
import type { Basis } from '../../../domain/surveys/basis.ts'
import { Loaded } from '../../controls/loaded.tsx'
import { useOpenFields } from '../../document/fields/open-fields.ts'
import { words as kitWords } from '../../words/words.ts'
import { useDatasets } from '../survey/use-datasets.ts'
import type { SurveyResource } from '../survey/use-survey.ts'
import { BasisPicker } from './basis-picker.tsx'

const NO_BASIS: Basis = { dataset: '', version: 0, slices: [], weight: '', base: '' }

interface SurveyPickerProps {
  /** The dataset, slices, weight and base of the document; null until it names a survey. */
  basis: Basis | null
  survey: SurveyResource
  /** The name of what is waited for. */
  label: string
  children?(picker: ReactNode): ReactNode
}

/** The people that an open document counts; an older version of the survey stays among the choices while the document counts it. */
export function SurveyPicker({ basis, survey, label, children = (picker) => picker }: SurveyPickerProps) {
  const { document, isClosed } = useOpenFields()
  const datasets = useDatasets()
  const own = survey.data?.dataset
  return (
    <Loaded of={datasets} label={kitWords('loading', { what: label })} lines={[60]} lineHeight={3}>
      {(found) => {
        const isListed = found.some(({ id, version }) => id === basis?.dataset && version === basis.version)
        return children(
          <BasisPicker
            datasets={own && !isListed ? [own, ...found] : found}
            basis={basis ?? NO_BASIS}
            disabled={isClosed}
            onChange={(changes) => document.set(basisFields(changes, document.body))}
          />,
        )
      }}
    </Loaded>
  )
}
