import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { audienceRefs, refText } from '../../domain/audience/compose/audience-refs.ts'
import type { BridgeObstacle } from '../../domain/audience/compose/bridged.ts'
import { type ChainStep, type Composition, compositionOf } from '../../domain/audience/compose/chain.ts'
import { apartReason, isRecounted, type ApartReason } from '../../domain/audience/compose/apart-reason.ts'
import { AUDIENCE } from '../../domain/audience/audience-document.ts'
import { slicesOf } from '../../domain/surveys/basis-fields.ts'
import type { Edition } from '../../domain/audience/edition.ts'
import { expressionOf, fieldsOfBody } from '../../domain/audience/nodes-expression.ts'
import type { Expression } from '../../domain/audience/expression.ts'
import { parseExpression } from '../../domain/audience/parse-expression.ts'
import { type Body, textAt } from '../../domain/document/change.ts'
import type { CountBasis } from '../../domain/surveys/counting.ts'
import type { Resource } from '../../kit/bridge/use-resource.ts'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { type Editions, useEditions } from './use-editions.ts'

/** An audience of the composition as it was published. */
export interface ReadSet extends ChainStep {
  edition: Edition | null
  /** Published since. */
  newer: Edition | null
}

export interface CompositionWorld {
  /** Id of the composition. */
  document: string
  resource: Resource<Editions>
  editions: Editions
  expression: Expression
  /** Null where the rules have a form that is no chain of audiences. */
  composition: Composition | null
  sets: readonly ReadSet[]
  /** Why it is estimated; null where it is counted. */
  apart: ApartReason | null
  /** Audiences of other data that are counted in the composition's by the same questions. */
  bridged: readonly Edition[]
  /** Audiences of other data that keep it from being counted; null of one whose questions are closed to the person. */
  obstacles: readonly { edition: Edition; obstacle: BridgeObstacle | null }[]
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

const NOTHING: Composition = { kind: 'chain', steps: [] }

/** Joined audiences of a document; an empty chain where there are none yet, null of rules in another form. */
export function compositionIn(body: Body): { expression: Expression; composition: Composition | null } {
  const { expression } = expressionOf(fieldsOfBody(body))
  return { expression, composition: expression.op === 'all' ? NOTHING : compositionOf(expression) }
}

export function CompositionWorldProvider({ children }: { children: ReactNode }) {
  const body = useBody()
  const { id } = useOpenFields().document.$about.get()
  const place = usePlace(AUDIENCE)
  const { expression, composition } = useMemo(() => compositionIn(body), [body])
  const { shown, ...resource } = useEditions(place, audienceRefs(expression))
  const world = useMemo((): CompositionWorld => {
    const sets = (composition?.steps ?? []).map((step) => setOf(step, shown))
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
function basisIn(body: Body): CountBasis {
  const base = parseExpression({ text: textAt(body, 'base') || 'ALL' })
  return {
    dataset: textAt(body, 'dataset'),
    version: Number(body['version']),
    slices: slicesOf(body),
    weight: textAt(body, 'weight'),
    base: 'error' in base ? { op: 'all' } : base,
  }
}

function setOf(step: ChainStep, editions: Editions): ReadSet {
  const edition = editions.get(refText(step)) ?? null
  const { latest = step.version } = edition ?? {}
  const newer = latest > step.version ? editions.get(refText({ id: step.id, version: latest })) : null
  return { ...step, edition, newer: newer ?? null }
}
