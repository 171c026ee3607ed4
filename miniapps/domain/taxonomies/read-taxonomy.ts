import { canonical } from '../audience/canonical.ts'
import type { Expression } from '../audience/expression.ts'
import { parseExpression } from '../audience/parse-expression.ts'
import { LEVELS_MAX, NODE_ID_MAX_CHARACTERS, NODE_NAME_MAX_CHARACTERS, NODES_MAX } from './limits.ts'
import type { TaxonomyNode } from './taxonomy.ts'

/** A row of a file, as it stands there. */
export interface TaxonomyRow {
  /** As the spreadsheet counts. */
  row: number
  id: string
  /** '' at the top. */
  parent: string
  name: string
  /** Whole minor units. */
  cpm: number | null
  /** Expression over the survey; '' without a bridge. */
  bridge: string
}

export type TaxonomyField = Exclude<keyof TaxonomyRow, 'row'>

/** Why a row is refused. */
export interface TaxonomyFault {
  row: number
  field: TaxonomyField
  code:
    | 'missing'
    | 'too-long'
    | 'twin-id'
    | 'unknown-parent'
    | 'refused-parent'
    | 'loop'
    | 'too-deep'
    | 'bad-price'
    | 'bad-bridge'
    | 'too-many'
  /** The row that has the id already, or of the parent that is refused. */
  other?: number
}

export interface ReadTaxonomy {
  nodes: readonly TaxonomyNode[]
  /** By node. */
  bridges: ReadonlyMap<string, Expression>
  faults: readonly TaxonomyFault[]
}

/**
 * Nodes of a file. Refused rows leave none of those below them hanging: all that is read stands under a top that is read too.
 */
export function readTaxonomy(rows: readonly TaxonomyRow[]): ReadTaxonomy {
  const faults = new Map<TaxonomyRow, TaxonomyFault>()
  const byId = new Map<string, TaxonomyRow>()
  for (const [place, row] of rows.entries()) {
    const twin = byId.get(row.id)
    const fault = place < NODES_MAX ? faultOf(row) : TOO_MANY
    if (twin) faults.set(row, { row: row.row, field: 'id', code: 'twin-id', other: twin.row })
    else if (fault) faults.set(row, { row: row.row, ...fault })
    if (!twin && row.id) byId.set(row.id, row)
  }
  for (const [row, fault] of hangingRows(byId, faults)) faults.set(row, fault)
  const read = rows.filter((row) => !faults.has(row))
  return {
    nodes: read.map(({ id, parent, name, cpm }) => ({ id, parent: parent || null, name, cpm })),
    bridges: new Map(read.flatMap(({ id, bridge }) => (bridge ? [[id, bridgeOf(bridge)!]] : []))),
    faults: rows.flatMap((row) => faults.get(row) ?? []),
  }
}

type Fault = Pick<TaxonomyFault, 'field' | 'code'>

const TOO_MANY: Fault = { field: 'id', code: 'too-many' }

/** A fault of a row by itself. */
function faultOf({ id, parent, name, cpm, bridge }: TaxonomyRow): Fault | undefined {
  if (!id) return { field: 'id', code: 'missing' }
  if (!name) return { field: 'name', code: 'missing' }
  if (id.length > NODE_ID_MAX_CHARACTERS) return { field: 'id', code: 'too-long' }
  if (name.length > NODE_NAME_MAX_CHARACTERS) return { field: 'name', code: 'too-long' }
  if (cpm !== null && !(Number.isSafeInteger(cpm) && cpm >= 0)) return { field: 'cpm', code: 'bad-price' }
  if (id === parent) return { field: 'parent', code: 'loop' }
  return bridge && !bridgeOf(bridge) ? { field: 'bridge', code: 'bad-bridge' } : undefined
}

/** Other audiences change hands and owners: a bridge is made of answers alone. */
function bridgeOf(text: string): Expression | undefined {
  const read = parseExpression({ text })
  if ('error' in read || namesAudience(read)) return undefined
  return canonical({ expression: read }).expression
}

function namesAudience(expression: Expression): boolean {
  if (expression.op === 'audience') return true
  if (expression.op === 'not') return namesAudience(expression.of)
  return 'of' in expression && expression.of.some(namesAudience)
}

/** Rows that no way leads down to from a top that is right. */
function hangingRows(
  byId: ReadonlyMap<string, TaxonomyRow>,
  faults: ReadonlyMap<TaxonomyRow, TaxonomyFault>,
): ReadonlyMap<TaxonomyRow, TaxonomyFault> {
  const below = new Map<string, TaxonomyRow[]>()
  for (const row of byId.values()) {
    if (!below.has(row.parent)) below.set(row.parent, [])
    below.get(row.parent)!.push(row)
  }
  const found = new Map<TaxonomyRow, TaxonomyFault>()
  const standing = new Set<TaxonomyRow>()
  const hang = (row: TaxonomyRow, code: TaxonomyFault['code'], other?: number) =>
    found.set(row, { row: row.row, field: 'parent', code, ...(other !== undefined && { other }) })
  let level = (below.get('') ?? []).filter((row) => !faults.has(row))
  for (let depth = 1; level.length > 0; depth++) {
    for (const row of level) if (depth > LEVELS_MAX) hang(row, 'too-deep')
    level = level.flatMap((row) => {
      standing.add(row)
      return depth > LEVELS_MAX ? [] : (below.get(row.id) ?? []).filter((each) => !faults.has(each))
    })
  }
  const rest = [...byId.values()].filter((row) => !standing.has(row) && !faults.has(row))
  const orphans = rest.filter(({ parent }) => !byId.has(parent))
  for (const row of orphans) hang(row, 'unknown-parent')
  let refused = [...faults.keys(), ...orphans, ...found.keys()]
  while (refused.length > 0)
    refused = refused.flatMap((above) =>
      (byId.get(above.id) === above ? (below.get(above.id) ?? []) : []).filter((row) => {
        const isNew = !faults.has(row) && !found.has(row)
        if (isNew) hang(row, 'refused-parent', above.row)
        return isNew
      }),
    )
  for (const row of rest) if (!found.has(row)) hang(row, 'loop')
  return found
}
