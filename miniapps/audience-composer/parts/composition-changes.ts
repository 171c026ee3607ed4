import { type Composition, expressionOfComposition } from '../../domain/audience/compose/chain.ts'
import type { Edition } from '../../domain/audience/edition.ts'
import { nodeChanges } from '../../domain/audience/node-changes.ts'
import { fieldsOfBody } from '../../domain/audience/nodes-expression.ts'
import type { Body } from '../../domain/document/change.ts'
import { type Json, sameJson } from '../../domain/document/json.ts'

type Changes = Readonly<Record<string, Json>>

/**
 * Fields to set so that the document holds a composition, counted over the people of its first audience: `first` is that audience's
 * edition, null where it cannot be read, which leaves those people as they were.
 */
export function compositionChanges(composition: Composition, first: Edition | null, body: Body): Changes {
  const expression = expressionOfComposition(composition)
  if (!expression) return emptied(body, 'nodes/')
  const changes = {
    ...nodeChanges(expression, fieldsOfBody(body), () => crypto.randomUUID()),
    ...(first && basisChanges(first, body)),
  }
  return Object.fromEntries(
    Object.entries(changes).filter(([path, value]) => !sameJson(body[path] ?? null, value)),
  )
}

function basisChanges(edition: Edition, body: Body): Changes {
  const { dataset, datasetVersion, slices, weight, base } = edition
  return {
    ...emptied(body, 'slices/'),
    ...Object.fromEntries(slices.map((slice) => [`slices/${slice}`, true])),
    dataset,
    version: datasetVersion,
    weight,
    base: base || null,
  }
}

const emptied = (body: Body, under: string): Changes =>
  Object.fromEntries(Object.keys(body).flatMap((path) => (path.startsWith(under) ? [[path, null]] : [])))
