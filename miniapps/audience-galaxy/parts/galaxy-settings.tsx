import { seedOf, thresholdOf } from '../../domain/galaxies/galaxy.ts'
import { isCoded } from '../../domain/surveys/frame.ts'
import { SurveyPicker } from '../../kit/audience/frame/survey-picker.tsx'
import { MultiSelect } from '../../kit/controls/multi-select.tsx'
import { NumberField } from '../../kit/controls/number-field.tsx'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { words } from '../words/words.ts'
import { GalaxyAudiences } from './galaxy-audiences.tsx'
import { useGalaxyWorld } from './galaxy-world.tsx'

const HUNDRED = 100

/** Survey, questions, and how much neighbours share. */
export function GalaxySettings() {
  const { basis, survey } = useGalaxyWorld()
  return (
    <section className="os-card galaxy-settings" aria-label={words('settings')}>
      <SurveyPicker basis={basis} survey={survey} label={words('settings')} />
      <Options />
    </section>
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
          isId
          disabled={isClosed}
          value={seedOf(body)}
          onChange={(seed) => document.set({ seed })}
        />
      </div>
    </>
  )
}
