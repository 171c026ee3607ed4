import { basisFields } from '../../domain/surveys/basis-fields.ts'
import { seedOf, thresholdOf } from '../../domain/galaxies/galaxy.ts'
import type { Dataset } from '../../domain/surveys/dataset.ts'
import { isCoded } from '../../domain/surveys/frame.ts'
import { BasisPicker } from '../../kit/audience/frame/basis-picker.tsx'
import { useDatasets } from '../../kit/audience/survey/use-datasets.ts'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { MultiSelect } from '../../kit/controls/multi-select.tsx'
import { NumberField } from '../../kit/controls/number-field.tsx'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { GalaxyAudiences } from './galaxy-audiences.tsx'
import { useGalaxyWorld } from './galaxy-world.tsx'

const NO_BASIS = { dataset: '', version: 0, slices: [], weight: '', base: '' }
const HUNDRED = 100

/** Survey, questions, and how much neighbours share. */
export function GalaxySettings() {
  const datasets = useDatasets()
  return (
    <section className="os-card galaxy-settings" aria-label={words('settings')}>
      <Loaded
        of={datasets}
        label={kitWords('loading', { what: words('settings') })}
        lines={[60]}
        lineHeight={3}
      >
        {(found) => <Survey datasets={found} />}
      </Loaded>
      <Options />
    </section>
  )
}

function Survey({ datasets }: { datasets: readonly Dataset[] }) {
  const { document, isClosed } = useOpenFields()
  const { body, basis, survey } = useGalaxyWorld()
  const own = survey.data?.dataset
  const isListed = datasets.some(({ id, version }) => id === basis?.dataset && version === basis.version)
  return (
    <BasisPicker
      datasets={own && !isListed ? [own, ...datasets] : datasets}
      basis={basis ?? NO_BASIS}
      disabled={isClosed}
      onChange={(changes) => document.set(basisFields(changes, body))}
    />
  )
}

function Options() {
  const { document, isClosed } = useOpenFields()
  const { body, survey, questions } = useGalaxyWorld()
  if (!survey.data) return null
  const options = survey.data.frame.filter(isCoded).map(({ name, label }) => ({ value: name, label }))
  const choose = (names: readonly string[]) =>
    document.set({
      ...Object.fromEntries(
        questions.filter((name) => !names.includes(name)).map((name) => [`questions/${name}`, null]),
      ),
      ...Object.fromEntries(
        names.filter((name) => !questions.includes(name)).map((name) => [`questions/${name}`, true]),
      ),
    })
  return (
    <>
      <MultiSelect
        label={words('questions')}
        disabled={isClosed}
        value={questions}
        options={options}
        onChange={choose}
      />
      <GalaxyAudiences />
      <div className="galaxy-options">
        <NumberField
          label={words('threshold')}
          help={words('thresholdHelp')}
          unit="%"
          min={0}
          max={HUNDRED}
          disabled={isClosed}
          value={thresholdOf(body) * HUNDRED}
          onChange={(percent) => document.set({ threshold: percent === null ? null : percent / HUNDRED })}
        />
        <NumberField
          label={words('seed')}
          help={words('seedHelp')}
          min={1}
          digits={0}
          disabled={isClosed}
          value={seedOf(body)}
          onChange={(seed) => document.set({ seed })}
        />
      </div>
    </>
  )
}
