import { useRef, useState } from 'react'
import { COMPARISON } from '../../domain/comparisons/comparison.ts'
import { type PinnedPlan, pinnedPlans } from '../../domain/comparisons/compared-versions.ts'
import type { PlanVersion } from '../../domain/comparisons/compared-plan.ts'
import { type ApprovedCurve, pinText } from '../../domain/curves/wire.ts'
import type { KeptVersion, NamedVersion } from '../../domain/document/wire.ts'
import { curvesPinnedIn } from '../../domain/plans/plan-curves.ts'
import { linesOf } from '../../domain/plans/plan-line.ts'
import { touchpointName } from '../../domain/touchpoints/touchpoint.ts'
import type { PublishedLibrary } from '../../domain/touchpoints/wire.ts'
import type { Api } from '../../kit/bridge/api-of.ts'
import { RequestError } from '../../kit/bridge/request-json.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { type Resource, useResource } from '../../kit/bridge/use-resource.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { versionBody } from '../../kit/document/versions/version-body.ts'
import { useLanguage } from '../../kit/words/use-language.ts'

/** A pinned plan as it was read; `read` is null where it is gone or closed to the person. */
export interface ReadPlan {
  pin: PinnedPlan
  /** All that have a name, the newest first. */
  versions: readonly NamedVersion[]
  read: PlanVersion | null
  /** Approved since, and not taken over. */
  newer: PlanVersion | null
}

export interface PlansRead {
  plans: readonly ReadPlan[]
  curves: readonly ApprovedCurve[]
  /** Names of touchpoints by language, from the libraries of all markets. */
  libraries: readonly PublishedLibrary[]
}

const APPROVED = /^v\d+$/
const NOTHING: PlansRead = { plans: [], curves: [], libraries: [] }

/** Versions that the comparison pins, with their curves; what was shown stays until others are here. */
export function usePlans(): Resource<PlansRead> & { shown: PlansRead; nameOf(code: string): string } {
  const pins = pinnedPlans(useBody())
  const place = usePlace(COMPARISON)
  const language = useLanguage()
  const apis = {
    documents: useApi('documents'),
    curves: useApi('curves'),
    touchpoints: useApi('touchpoints'),
  }
  const kept = useRef(new Map<string, Promise<KeptVersion>>())
  const [shown, show] = useState(NOTHING)
  const found = useResource(place && `plans ${place} ${pins.map(textOf).join()}`, async (signal) => {
    const read = await Promise.all(pins.map((pin) => readPlan(apis.documents, pin, kept.current)))
    return { plans: read, ...(await besidesOf(read, place!, apis, signal)) }
  })
  if (found.data && found.data !== shown) show(found.data)
  const names = new Map(
    shown.libraries.flatMap(({ touchpoints }) =>
      touchpoints.map((each) => [each.code, touchpointName(each, language)] as const),
    ),
  )
  return { ...found, shown, nameOf: (code) => names.get(code) ?? code }
}

const textOf = ({ key, id, version }: PinnedPlan): string => `${key}:${id}:${version}`

/** A version never changes, so that it is read once. */
async function readPlan(
  documents: Api,
  pin: PinnedPlan,
  kept: Map<string, Promise<KeptVersion>>,
): Promise<ReadPlan> {
  const at = `/plan/${encodeURIComponent(pin.id)}/versions`
  const bodyOf = async (version: number) => {
    const path = `${at}/${version}`
    const reading = kept.get(path) ?? documents.get<KeptVersion>(path)
    kept.set(path, reading)
    reading.catch(() => kept.delete(path)) // it is asked for again
    return versionBody(await reading)
  }
  try {
    const versions = await documents.get<readonly NamedVersion[]>(at)
    const asRead = async ({ version, name }: NamedVersion): Promise<PlanVersion> => {
      return { key: pin.key, id: pin.id, version, name, body: await bodyOf(version) }
    }
    const own = versions.find(({ version }) => version === pin.version)
    const newest = versions.find(({ version, name }) => version > pin.version && APPROVED.test(name))
    const [read, newer] = await Promise.all([own ? asRead(own) : null, newest ? asRead(newest) : null])
    return { pin, versions, read, newer }
  } catch (error) {
    if (error instanceof RequestError && (error.status === 404 || error.status === 403))
      return { pin, versions: [], read: null, newer: null }
    throw error
  }
}

async function besidesOf(
  read: readonly ReadPlan[],
  place: string,
  { curves, touchpoints }: Record<'curves' | 'touchpoints', Api>,
  signal: AbortSignal,
): Promise<Omit<PlansRead, 'plans'>> {
  const bodies = read
    .flatMap((each) => [each.read, each.newer])
    .flatMap((version) => (version ? [version.body] : []))
  const pin = [...new Set(bodies.flatMap((body) => [...curvesPinnedIn(body).values()].map(pinText)))]
  const markets = [...new Set(bodies.flatMap((body) => linesOf(body).flatMap(({ market }) => market || [])))]
  const [found, ...libraries] = await Promise.all([
    pin.length ? curves.get<readonly ApprovedCurve[]>(withQuery(`/${place}/pinned`, { pin }), signal) : [],
    ...markets.map((market) =>
      touchpoints.get<PublishedLibrary>(withQuery(`/${place}/library`, { market }), signal),
    ),
  ])
  return { curves: found, libraries }
}
