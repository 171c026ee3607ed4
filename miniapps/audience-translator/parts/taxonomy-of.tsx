import { pinAt, pinPath } from '../../domain/document/pin.ts'
import type { TaxonomyLine } from '../../domain/taxonomies/taxonomy.ts'
import { TAXONOMY, TRANSLATION } from '../../domain/taxonomies/translation.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Select } from '../../kit/controls/select.tsx'
import { BoundField } from '../../kit/document/fields/bound-field.tsx'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { NewerNote } from '../../kit/planning/newer-note.tsx'
import { words } from '../words/words.ts'
import { useTranslationWorld } from './translation-world.tsx'

/** The taxonomy that segments are bought by, at the version that was chosen. */
export function TaxonomyOf() {
  const place = usePlace(TRANSLATION)
  const pin = pinAt(useBody(), TAXONOMY)
  const { taxonomy } = useTranslationWorld()
  const all = useAnswer<readonly TaxonomyLine[]>('taxonomies', place && `/${place}`)
  const path = pinPath(TAXONOMY)
  const options = (all.data ?? []).map(({ id, name, nodes, bridges }) => ({
    value: id,
    label: words('taxonomyLine', { name, nodes, bridges }),
  }))
  const isThere = options.some(({ value }) => value === pin?.id)
  return (
    <div className="os-field">
      <BoundField path={path} label={words('taxonomy')} say={() => taxonomy.data?.name}>
        {({ texts, set }) => (
          <Select
            {...texts}
            value={pin?.id ?? ''}
            options={[
              ...(pin && isThere ? [] : [{ value: pin?.id ?? '', label: taxonomy.data?.name ?? '–' }]),
              ...options,
            ]}
            onChange={(id) => {
              const line = all.data?.find((each) => each.id === id)
              if (line) set({ type: 'taxonomy', id, version: line.version })
            }}
          />
        )}
      </BoundField>
      <NewerTaxonomy path={path} />
    </div>
  )
}

function NewerTaxonomy({ path }: { path: string }) {
  const { document, isClosed } = useOpenFields()
  const { portal } = useMiniApp()
  const { data } = useTranslationWorld().taxonomy
  if (!data || isClosed || data.latest <= data.version) return null
  const { id, latest, version } = data
  const take = (button: HTMLElement) => {
    const field = button.closest('.os-field')!
    document.set({ [path]: { type: 'taxonomy', id, version: latest } })
    portal.announce(words('newerTaken', { version: latest }))
    requestAnimationFrame(() => field.querySelector('select')?.focus())
  }
  const line = {
    key: id,
    text: words('newerLine', { version: latest, own: version }),
    verb: words('newerTake', { version: latest }),
    take,
  }
  return <NewerNote title={words('newer')} lines={[line]} />
}
