import type { Edition } from '../../../domain/audience/edition.ts'
import type { DocumentDefinition } from '../../../domain/document/definition.ts'
import { useApi } from '../../bridge/use-api.ts'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import type { Resource } from '../../bridge/use-resource.ts'
import { withQuery } from '../../bridge/with-query.ts'
import { Combobox } from '../../controls/combobox.tsx'
import { BoundField } from '../../document/fields/bound-field.tsx'
import { useOpenFields } from '../../document/fields/open-fields.ts'
import { usePlace } from '../../document/page/use-place.ts'
import { NewerNote } from '../../planning/newer-note.tsx'
import { useFormat } from '../../words/format.ts'
import { flagText, sizeText } from '../figure-text.ts'
import { useEdition } from './use-edition.ts'
import { words } from './words/words.ts'

interface AudienceSourceProps {
  of: Pick<DocumentDefinition<null>, 'belongsTo'>
  /** Of the pin. */
  path: string
  edition: Resource<Edition>
}

/** The audience that a document is about, at the edition that it pins; a newer one is offered, and nothing changes by itself. */
export function AudienceSource({ of, path, edition }: AudienceSourceProps) {
  const audiences = useApi('audiences')
  const place = usePlace(of)
  const { data } = edition
  const find = async (q: string, signal: AbortSignal) => {
    const found = await audiences.page<Edition>(withQuery(`/${place}`, { q }), signal)
    return found.data.map(({ id, version, title }) => ({ value: `${id}@${version}`, label: title }))
  }
  return (
    <div className="os-field">
      <BoundField path={path} label={words('audience')} say={() => data?.title}>
        {({ texts, set }) => (
          <Combobox
            {...texts}
            value={data ? `${data.id}@${data.version}` : ''}
            valueLabel={data?.title ?? ''}
            options={find}
            onChange={(chosen) => {
              const [id = '', version] = chosen.split('@')
              set(chosen ? { type: 'audience', id, version: Number(version) } : null)
            }}
          />
        )}
      </BoundField>
      {data && <EditionLine edition={data} />}
      {data && data.latest > data.version && <NewerEdition {...{ path, place }} edition={data} />}
    </div>
  )
}

function EditionLine({ edition }: { edition: Edition }) {
  const format = useFormat()
  const { version, universe, n, flag, markets, datasetName } = edition
  return (
    <p className="os-help">
      {words('editionLine', {
        version,
        size: sizeText(format, universe),
        respondents: n,
        dataset: datasetName,
        markets: format.list(markets.map(format.regionName)),
      })}
      {flag && ` ${flagText(flag)}`}
    </p>
  )
}

/** What was published since, with both sizes. */
function NewerEdition({ path, place, edition }: { path: string; place: string | null; edition: Edition }) {
  const { document, isClosed } = useOpenFields()
  const { portal } = useMiniApp()
  const format = useFormat()
  const { id, latest, version, universe } = edition
  const newer = useEdition(place, { type: 'audience', id, version: latest })
  if (!newer.data || isClosed) return null
  const take = (button: HTMLElement) => {
    const field = button.closest('.os-field')!
    document.set({ [path]: { type: 'audience', id, version: latest } })
    portal.announce(words('taken', { version: latest }))
    requestAnimationFrame(() => field.querySelector('input')?.focus())
  }
  const text = words('newerLine', {
    version: latest,
    size: sizeText(format, newer.data.universe),
    own: version,
    before: sizeText(format, universe),
  })
  return (
    <NewerNote
      title={words('newer')}
      lines={[{ key: id, text, verb: words('take', { version: latest }), take }]}
    />
  )
}
