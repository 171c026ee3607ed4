import type { Edition } from '../../../domain/audience/edition.ts'
import type { Dataset } from '../../../domain/surveys/dataset.ts'
import { useApi } from '../../bridge/use-api.ts'
import { withQuery } from '../../bridge/with-query.ts'
import { usePlace } from '../../document/page/use-place.ts'
import type { Format } from '../../words/format.ts'
import { words as frameWords } from '../frame/words/words.ts'
import { nullIfClosed } from '../editions/use-editions.ts'
import { useDatasetPlace } from '../survey/use-datasets.ts'
import { segmentName } from './names.ts'
import type { AudienceSource, Report } from './report.ts'
import type { Worth } from './use-worth.ts'
import { words } from './words/words.ts'

/** Reads the editions behind segments, and the notices of their licences, once a file is wanted. Editions that are gone are left out. */
export function useAudienceSources(): (worth: Worth) => Promise<ReadonlyMap<number, AudienceSource>> {
  const [audiences, datasets] = [useApi('audiences'), useApi('datasets')]
  const place = usePlace({ belongsTo: 'brand' })
  const { agency, brand } = useDatasetPlace()
  const read = async ({ id, version }: { id: string; version?: number }) => {
    const at = `/${place}/${encodeURIComponent(id)}/${String(version)}`
    const edition = await audiences.get<Edition>(at).catch(nullIfClosed)
    if (!edition) return null
    const path = withQuery(`/${agency}/${edition.dataset}/${edition.datasetVersion}`, { brand })
    const known = await datasets.get<{ dataset: Dataset }>(path).catch(nullIfClosed)
    return { edition, notice: known?.dataset.licence.notice ?? '' }
  }
  return async ({ segments }) => {
    const found = await Promise.all(
      segments.map(
        async ({ segment, audience }) => [segment.number, audience ? await read(audience) : null] as const,
      ),
    )
    return new Map(found.flatMap(([number, source]) => (source ? [[number, source] as const] : [])))
  }
}

/** A line for each audience: edition, dataset, waves, base and the licence's notice. */
export const audienceSourceLines = ({ worth, sources }: Report, format: Format): string[] =>
  worth.segments.flatMap(({ segment }) => {
    const source = sources.get(segment.number)
    if (!source) return []
    const { title, version, n, datasetName, datasetVersion, slices, base } = source.edition
    const line = words('sourceLine', {
      segment: segmentName(segment),
      title,
      version,
      n: format.number(n),
      dataset: frameWords('version', { name: datasetName, version: datasetVersion }),
      slices: slices.join(', '),
      base: base || frameWords('everybody'),
    })
    return [[line, source.notice].filter(Boolean).join(' ')]
  })
