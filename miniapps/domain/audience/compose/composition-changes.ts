import type { Body } from '../../document/change.ts'
import { type Json, sameJson } from '../../document/json.ts'
import { basisFields } from '../../surveys/basis-fields.ts'
import type { Edition } from '../edition.ts'
import { nodeChanges } from '../node-changes.ts'
import { expressionOf, fieldsOfBody } from '../nodes-expression.ts'
import type { Expression } from '../expression.ts'
import { type Composition, compositionOf, expressionOfComposition } from './chain.ts'

type Changes = Readonly<Record<string, Json>>

const NOTHING: Composition = { kind: 'chain', steps: [] }

/** Joined audiences of a document; an empty chain where there are none yet, null of rules in another form. */
export function compositionIn(body: Body): { expression: Expression; composition: Composition | null } {
  const { expression } = expressionOf(fieldsOfBody(body))
  return { expression, composition: expression.op === 'all' ? NOTHING : compositionOf(expression) }
}

/**
 * Fields to set so that the document holds a composition, counted over the people of its first audience: `first` is that audience's
 * edition, null where it cannot be read, which leaves those people as they were.
 */
export function compositionChanges(
  composition: Composition,
  first: Edition | null,
  body: Body,
  newId: () => string,
): Changes {
  const expression = expressionOfComposition(composition)
  if (!expression) {
    const nodes = Object.keys(body).filter((path) => path.startsWith('nodes/'))
    return Object.fromEntries(nodes.map((path) => [path, null]))
  }
  const changes = {
    ...nodeChanges(expression, fieldsOfBody(body), newId),
    ...(first && basisOfEdition(first, body)),
  }
  return Object.fromEntries(
    Object.entries(changes).filter(([path, value]) => !sameJson(body[path] ?? null, value)),
  )
}

function basisOfEdition({ dataset, datasetVersion, slices, weight, base }: Edition, body: Body): Changes {
  return basisFields({ dataset, version: datasetVersion, slices, weight, base }, body)
}
