import { useState } from 'react'
import { Plus } from 'lucide'
import { AUDIENCES_MAX } from '../../domain/audience-maps/limits.ts'
import { AUDIENCE_MAP, AXES, axesOf } from '../../domain/audience-maps/audience-map.ts'
import { basisFields } from '../../domain/surveys/basis-fields.ts'
import type { Edition } from '../../domain/audience/edition.ts'
import { textAt } from '../../domain/document/change.ts'
import { pinPath } from '../../domain/document/pin.ts'
import { firstBasis } from '../../domain/surveys/basis.ts'
import type { Dataset } from '../../domain/surveys/dataset.ts'
import { AudienceChooser } from '../../kit/audience/chooser/audience-chooser.tsx'
import { BasisPicker } from '../../kit/audience/frame/basis-picker.tsx'
import { ExpressionField } from '../../kit/audience/frame/expression-field.tsx'
import { useDatasets } from '../../kit/audience/survey/use-datasets.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import { words } from '../words/words.ts'
import { pinsOfMap, useMapWorld } from './map-world.tsx'

/** Survey, focus and axes of a map, and the button that puts an audience on it. */
export function MapSettings() {
  const { isClosed } = useOpenFields()
  const { body } = useMapWorld()
  const datasets = useDatasets()
  return (
    <div className="map-part">
      <Loaded
        of={datasets}
        label={kitWords('loading', { what: words('survey') })}
        lines={[60]}
        lineHeight={3}
      >
        {(found) => <Survey datasets={found} />}
      </Loaded>
      <div className="map-options">
        {!isClosed && pinsOfMap(body).length < AUDIENCES_MAX && <AddAudience />}
        <FocusField />
        <AxisSelect axis="across" />
        <AxisSelect axis="up" />
      </div>
    </div>
  )
}

function Survey({ datasets }: { datasets: readonly Dataset[] }) {
  const { document, isClosed } = useOpenFields()
  const { body, basis, survey } = useMapWorld()
  const { regionName } = useFormat()
  const own = survey.data?.dataset
  const slices = own?.slices
    .filter(({ id }) => basis?.slices.includes(id))
    .map(({ market, wave }) => `${regionName(market)} ${wave}`)
    .join(', ')
  const isListed = datasets.some(({ id, version }) => id === basis?.dataset && version === basis.version)
  return (
    <details className="os-card map-settings" open={!basis}>
      <summary>
        <h2 className="os-subtitle">{words('survey')}</h2>
        <span className="os-muted">{own && [own.name, slices, basis?.base].filter(Boolean).join(' · ')}</span>
      </summary>
      <BasisPicker
        datasets={own && !isListed ? [own, ...datasets] : datasets}
        basis={basis ?? NO_BASIS}
        disabled={isClosed}
        onChange={(changes) => document.set(basisFields(changes, body))}
      />
    </details>
  )
}

const NO_BASIS = { dataset: '', version: 0, slices: [], weight: '', base: '' }

/** The first audience brings its survey along. */
function AddAudience() {
  const { portal } = useMiniApp()
  const { document } = useOpenFields()
  const { body, basis } = useMapWorld()
  const datasets = useDatasets().data
  const brand = usePlace(AUDIENCE_MAP)
  const [isOpen, setOpen] = useState(false)
  const add = (edition: Edition) => {
    const own = datasets?.find(({ id }) => id === edition.dataset)
    const begun = basis || !own ? {} : basisFields(firstBasis(own, edition.markets[0]), body)
    const pin = { type: 'audience', id: edition.id, version: edition.version }
    document.set({ [pinPath(edition.id)]: pin, ...begun })
    portal.announce(words('added', { title: edition.title }))
    setOpen(false)
  }
  return (
    <>
      <Button variant="primary" icon={Plus} onClick={() => setOpen(true)}>
        {audienceWords('add')}
      </Button>
      {isOpen && brand && (
        <AudienceChooser
          brand={brand}
          dataset={basis?.dataset ?? ''}
          without={pinsOfMap(body).map(({ id }) => id)}
          onChoose={add}
          onClose={() => setOpen(false)}
        />
      )}
    </>
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
