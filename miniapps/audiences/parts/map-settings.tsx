import { AUDIENCES_MAX } from '../../domain/audience-maps/limits.ts'
import { AUDIENCE_MAP, AXES, axesOf } from '../../domain/audience-maps/audience-map.ts'
import { basisFields } from '../../domain/surveys/basis-fields.ts'
import type { Edition } from '../../domain/audience/edition.ts'
import { textAt } from '../../domain/document/change.ts'
import { firstBasis } from '../../domain/surveys/basis.ts'
import { PinAudience } from '../../kit/audience/editions/pin-buttons.tsx'
import { ExpressionField } from '../../kit/audience/frame/expression-field.tsx'
import { SurveyPicker } from '../../kit/audience/frame/survey-picker.tsx'
import { useDatasets } from '../../kit/audience/survey/use-datasets.ts'
import { Select } from '../../kit/controls/select.tsx'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { useMapWorld } from './map-world.tsx'

/** Survey, focus and axes of a map, and the button that puts an audience on it. */
export function MapSettings() {
  const { isClosed } = useOpenFields()
  const { pins } = useMapWorld()
  return (
    <div className="map-part">
      <Survey />
      <div className="map-options">
        {!isClosed && pins.length < AUDIENCES_MAX && <AddAudience />}
        <FocusField />
        <AxisSelect axis="across" />
        <AxisSelect axis="up" />
      </div>
    </div>
  )
}

function Survey() {
  const { basis, survey } = useMapWorld()
  const { regionName } = useFormat()
  const own = survey.data?.dataset
  const slices = own?.slices
    .filter(({ id }) => basis?.slices.includes(id))
    .map(({ market, wave }) => `${regionName(market)} ${wave}`)
    .join(', ')
  return (
    <SurveyPicker basis={basis} survey={survey} label={words('survey')}>
      {(picker) => (
        <details className="os-card map-settings" open={!basis}>
          <summary>
            <h2 className="os-subtitle">{words('survey')}</h2>
            <span className="os-muted">
              {own && [own.name, slices, basis?.base].filter(Boolean).join(' · ')}
            </span>
          </summary>
          {picker}
        </details>
      )}
    </SurveyPicker>
  )
}

/** The first audience brings its survey along. */
function AddAudience() {
  const { body, basis, pins } = useMapWorld()
  const datasets = useDatasets().data
  const surveyOf = ({ dataset, markets }: Edition) => {
    const own = datasets?.find(({ id }) => id === dataset)
    return basis || !own ? {} : basisFields(firstBasis(own, markets[0]), body)
  }
  return (
    <PinAudience
      of={AUDIENCE_MAP}
      basis={basis}
      pins={pins}
      look={{ variant: 'primary', size: 'm' }}
      said={(title) => words('added', { title })}
      beside={surveyOf}
    />
  )
}

function FocusField() {
  const { document, isClosed } = useOpenFields()
  const { body } = useMapWorld()
  return (
    <ExpressionField
      label={words('focus')}
      help={words('focusHelp')}
      disabled={isClosed}
      value={textAt(body, 'focus')}
      onChange={(focus) => document.set({ focus: focus || null })}
    />
  )
}

function AxisSelect({ axis }: { axis: 'across' | 'up' }) {
  const { document, isClosed } = useOpenFields()
  const { body } = useMapWorld()
  return (
    <Select
      label={words(axis)}
      disabled={isClosed}
      value={axesOf(body)[axis]}
      options={AXES.map((value) => ({ value, label: words(`axis.${value}`) }))}
      onChange={(value) => document.set({ [axis]: value })}
    />
  )
}
