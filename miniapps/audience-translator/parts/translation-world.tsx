import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Edition } from '../../domain/audience/edition.ts'
import type { Expression } from '../../domain/audience/expression.ts'
import { pinAt } from '../../domain/document/pin.ts'
import { type Candidate, candidatesOf, type Fit, fitsOf } from '../../domain/taxonomies/candidates.ts'
import { countedBridges } from '../../domain/taxonomies/counted-bridges.ts'
import type { CountedSegment } from '../../domain/taxonomies/propose-cover.ts'
import { type NodesById, nodesById, type TaxonomyDetail } from '../../domain/taxonomies/taxonomy.ts'
import { SOURCE, TAXONOMY, TRANSLATION } from '../../domain/taxonomies/translation.ts'
import { readBase } from '../../domain/audience/read-base.ts'
import { useEdition } from '../../kit/audience/source/use-edition.ts'
import type { Survey } from '../../kit/audience/survey/survey.ts'
import { useSurvey } from '../../kit/audience/survey/use-survey.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { type Resource, useResource } from '../../kit/bridge/use-resource.ts'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { usePlace } from '../../kit/document/page/use-place.ts'

type Loading<Data> = Omit<Resource<Data>, 'setData'>

/** An audience, a taxonomy, and how well its segments stand for the audience. */
export interface Translated {
  edition: Edition
  survey: Survey
  taxonomy: TaxonomyDetail
  nodes: NodesById
  segments: readonly CountedSegment[]
  /** Of all nodes that are bridged to the audience's survey. */
  candidates: ReadonlyMap<string, Candidate>
  /** Fits of further expressions, by the audience's base. */
  count(expressions: readonly Expression[], signal?: AbortSignal): Promise<readonly (Fit | null)[]>
}

interface TranslationWorld {
  edition: Resource<Edition>
  survey: Loading<Survey>
  taxonomy: Resource<TaxonomyDetail>
  fits: Resource<readonly (Fit | null)[]>
  translated: Translated | null
}

const TranslationWorldContext = createContext<TranslationWorld | null>(null)

export function useTranslationWorld(): TranslationWorld {
  const world = useContext(TranslationWorldContext)
  if (!world) throw new Error('A part of a translation stands outside of TranslationWorldProvider')
  return world
}

export function TranslationWorldProvider({ children }: { children: ReactNode }) {
  const body = useBody()
  const place = usePlace(TRANSLATION)
  const edition = useEdition(place, pinAt(body, SOURCE))
  const { data: source } = edition
  const survey = useSurvey(source ? { dataset: source.dataset, version: source.datasetVersion } : null)
  const pin = pinAt(body, TAXONOMY)
  const at = place && pin ? `/${place}/${encodeURIComponent(pin.id)}/${pin.version}` : null
  const taxonomy = useAnswer<TaxonomyDetail>('taxonomies', at)
  const counting = useCounting(source, survey.data, taxonomy.data)
  const { segments } = counting
  const fits = useResource(
    segments && source && at ? `fits ${source.id}@${source.version} ${at}` : null,
    (signal) =>
      counting.count(
        segments!.map(({ expression }) => expression),
        signal,
      ),
  )
  const translated = useMemo(
    () => translatedOf(source, survey.data, taxonomy.data, counting, fits.data),
    [source, survey.data, taxonomy.data, counting, fits.data],
  )
  const world = { edition, survey, taxonomy, fits, translated }
  return <TranslationWorldContext value={world}>{children}</TranslationWorldContext>
}

interface Counting extends Pick<Translated, 'count'> {
  segments?: readonly CountedSegment[]
}

function useCounting(
  source: Edition | undefined,
  survey: Survey | undefined,
  taxonomy: TaxonomyDetail | undefined,
): Counting {
  return useMemo(() => {
    if (!source || !survey || !taxonomy) return { count: () => Promise.resolve([]) }
    const { slices, weight, expression } = source
    const base = readBase(source.base, survey.frame).expression
    return {
      segments: countedBridges(taxonomy.bridges, source.dataset, survey.frame),
      count: async (columns, signal) =>
        columns.length === 0
          ? []
          : fitsOf(await survey.count({ slices, weight, base, rows: [expression], columns }, signal)),
    }
  }, [source, survey, taxonomy])
}

function translatedOf(
  edition: Edition | undefined,
  survey: Survey | undefined,
  taxonomy: TaxonomyDetail | undefined,
  { segments, count }: Counting,
  fits: readonly (Fit | null)[] | undefined,
): Translated | null {
  if (!edition || !survey || !taxonomy || !segments || fits?.length !== segments.length) return null
  const nodes = nodesById(taxonomy.nodes)
  const candidates = candidatesOf(segments, fits, nodes)
  return { edition, survey, taxonomy, nodes, segments, candidates, count }
}
