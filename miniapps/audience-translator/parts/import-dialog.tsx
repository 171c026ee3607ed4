import { useState } from 'react'
import { CURRENCIES } from '../../domain/provoke-brief/channels.ts'
import { NAME_MAX_CHARACTERS } from '../../domain/taxonomies/limits.ts'
import type { TaxonomyRow } from '../../domain/taxonomies/read-taxonomy.ts'
import type { TaxonomyLine } from '../../domain/taxonomies/taxonomy.ts'
import type { TaxonomyInput } from '../../domain/taxonomies/taxonomy-input.ts'
import { TRANSLATION } from '../../domain/taxonomies/translation.ts'
import type { OpenedProps } from '../../kit/actions/action.ts'
import { words as frameWords } from '../../kit/audience/frame/words/words.ts'
import { usualDataset } from '../../domain/surveys/basis.ts'
import { useDatasets } from '../../kit/audience/survey/use-datasets.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Dialog } from '../../kit/controls/dialog.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { TextField } from '../../kit/controls/text-field.tsx'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { ImportWizard } from '../../kit/exchange/import-wizard/import-wizard.tsx'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { taxonomyPlan } from './taxonomy-plan.ts'

type About = Pick<TaxonomyInput, 'name' | 'currency' | 'scope' | 'dataset'>

/** A taxonomy comes in as a file, or the next version of one. */
export function ImportDialog({ of, onDone }: { of?: TaxonomyLine } & OpenedProps) {
  const place = usePlace(TRANSLATION)!
  const taxonomies = useApi('taxonomies')
  const datasets = useDatasets()
  const [id] = useState(() => of?.id ?? crypto.randomUUID())
  const [chosen, setChosen] = useState<Partial<About>>({})
  const about: About = {
    name: of?.name ?? '',
    currency: of?.currency ?? 'EUR',
    scope: of?.scope ?? 'brand',
    dataset: usualDataset(datasets.data ?? [])?.id ?? null,
    ...chosen,
  }
  const send = async (rows: readonly TaxonomyRow[]) => {
    const body = { ...about, name: about.name.trim(), rows }
    await taxonomies.put(`/${place}/${encodeURIComponent(id)}/${(of?.version ?? 0) + 1}`, body)
  }
  return (
    <Dialog open size="l" title={of ? words('importNext') : words('import')} onClose={() => onDone()}>
      <p className="os-muted">{words('importHelp')}</p>
      <AboutFields
        about={about}
        isNext={of !== undefined}
        datasets={(datasets.data ?? []).map((each) => ({ value: each.id, label: each.name }))}
        onChange={(changes) => setChosen({ ...chosen, ...changes })}
      />
      {about.name.trim() && (
        <ImportWizard
          plan={taxonomyPlan({ currency: about.currency, send })}
          afterwards={<Button onClick={() => onDone()}>{kitWords('close')}</Button>}
        />
      )}
    </Dialog>
  )
}

interface AboutFieldsProps {
  about: About
  /** A further version stays where the first is. */
  isNext: boolean
  datasets: readonly { value: string; label: string }[]
  onChange(changes: Partial<About>): void
}

function AboutFields({ about, isNext, datasets, onChange }: AboutFieldsProps) {
  return (
    <div className="import-about">
      <TextField
        label={words('name')}
        required
        maxLength={NAME_MAX_CHARACTERS}
        value={about.name}
        onChange={(name) => onChange({ name })}
      />
      <Select
        label={words('currency')}
        value={about.currency}
        options={CURRENCIES.map((value) => ({ value, label: value }))}
        onChange={(currency) => onChange({ currency })}
      />
      <Select
        label={words('scope')}
        disabled={isNext}
        value={about.scope}
        options={(['brand', 'agency'] as const).map((value) => ({ value, label: words(`scope.${value}`) }))}
        onChange={(scope) => onChange({ scope: scope as About['scope'] })}
      />
      <Select
        label={frameWords('dataset')}
        help={words('datasetHelp')}
        value={about.dataset ?? ''}
        options={[{ value: '', label: '–' }, ...datasets]}
        onChange={(dataset) => onChange({ dataset: dataset || null })}
      />
    </div>
  )
}
