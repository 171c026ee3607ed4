import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { apartReason, isRecounted, type ApartReason } from '../../domain/audience/compose/apart-reason.ts'
import { audienceRefs } from '../../domain/audience/compose/audience-refs.ts'
import type { Bridged } from '../../domain/audience/compose/bridged-editions.ts'
import type { Composition } from '../../domain/audience/compose/chain.ts'
import { compositionIn } from '../../domain/audience/compose/composition-changes.ts'
import { type Editions, type ReadSet, setsOf } from '../../domain/audience/compose/read-editions.ts'
import { AUDIENCE } from '../../domain/audience/audience-document.ts'
import type { Expression } from '../../domain/audience/expression.ts'
import { type Body, textAt } from '../../domain/document/change.ts'
import { baseOf } from '../../domain/surveys/base-of.ts'
import { slicesOf } from '../../domain/surveys/basis-fields.ts'
import type { CountBasis } from '../../domain/surveys/counting.ts'
import type { Resource } from '../../kit/bridge/use-resource.ts'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { useEditions } from './use-editions.ts'

/** `bridged` are audiences of other data that are counted in the composition's by the same questions, `obstacles` keep it from being counted. */
export interface CompositionWorld extends Bridged {
  /** Id of the composition. */
  document: string
  resource: Resource<Editions>
  expression: Expression
  /** Null where the rules have a form that is no chain of audiences. */
  composition: Composition | null
  sets: readonly ReadSet[]
  /** Why it is estimated; null where it is counted. */
  apart: ApartReason | null
  /** Its audiences are counted over other people than they were published with. */
  isRecounted: boolean
  basis: CountBasis
}

export const CompositionWorldContext = createContext<CompositionWorld | null>(null)

export function useCompositionWorld(): CompositionWorld {
  const world = useContext(CompositionWorldContext)
  if (!world) throw new Error('A part of a composition stands outside of CompositionWorldProvider')
  return world
}

export function CompositionWorldProvider({ children }: { children: ReactNode }) {
  const body = useBody()
  const { id } = useOpenFields().document.$about.get()
  const place = usePlace(AUDIENCE)
  const { expression, composition } = useMemo(() => compositionIn(body), [body])
  const { shown, ...resource } = useEditions(place, audienceRefs(expression))
  const world = useMemo((): CompositionWorld => {
    const sets = setsOf(composition?.steps ?? [], shown)
    const known = sets.flatMap(({ edition }) => edition ?? [])
    return {
      document: id,
      resource,
      editions: shown,
      expression,
      composition,
      sets,
      apart: apartReason(known),
      bridged: [],
      obstacles: [],
      isRecounted: isRecounted(known),
      basis: basisIn(body),
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the resource is another object with each drawing
  }, [id, body, expression, composition, shown, resource.data, resource.error, resource.loading])
  return <CompositionWorldContext value={world}>{children}</CompositionWorldContext>
}

/** People that are counted; everybody where the base cannot be read. */
const basisIn = (body: Body): CountBasis => ({
  dataset: textAt(body, 'dataset'),
  version: Number(body['version']),
  slices: slicesOf(body),
  weight: textAt(body, 'weight'),
  base: baseOf({ base: textAt(body, 'base') }) ?? { op: 'all' },
})
