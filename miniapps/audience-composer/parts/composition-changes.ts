import { type Composition, expressionOfComposition } from '../../domain/audience/compose/chain.ts'
import type { Edition } from '../../domain/audience/edition.ts'
import { nodeChanges } from '../../domain/audience/node-changes.ts'
import { fieldsOfBody } from '../../domain/audience/nodes-expression.ts'
import type { Body } from '../../domain/document/change.ts'
import type { Json } from '../../domain/document/json.ts'

type Changes = Readonly<Record<string, Json>>

/** Fields to set so that the document holds a composition. */
export function compositionChanges(composition: Composition, body: Body): Changes {
  const expression = expressionOfComposition(composition)
  return expression
    ? nodeChanges(expression, fieldsOfBody(body), () => crypto.randomUUID())
    : emptied(body, 'nodes/')
}

/** The people that a composition is counted over: those of its first audience. */
export function groundChanges(edition: Edition, body: Body): Changes {
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
