import { mustName, objectOf, type Resource } from './canonical.ts'
import { ScimError } from './scim-error.ts'

export const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'

export interface Operation {
  op: 'add' | 'remove' | 'replace'
  path: string | undefined
  value: unknown
}

const MOST_OPERATIONS = 1000

const invalidSyntax = (detail: string) => new ScimError(400, detail, 'invalidSyntax')

/** The operations of a PATCH; Entra ID writes their names with a capital. @throws ScimError */
export function patchOperations(body: Resource): readonly Operation[] {
  mustName(body, PATCH)
  const given = Object.entries(body).find(([name]) => name.toLowerCase() === 'operations')?.[1]
  if (!Array.isArray(given) || given.length === 0) throw invalidSyntax('"Operations" must be a list of some.')
  if (given.length > MOST_OPERATIONS) throw invalidSyntax(`"Operations" must be at most ${MOST_OPERATIONS}.`)
  return given.map((each) => {
    const { op, path, value } = objectOf(each, 'An operation')
    const name = String(op).toLowerCase()
    if (name !== 'add' && name !== 'remove' && name !== 'replace')
      throw invalidSyntax(`There is no operation ${JSON.stringify(op)}.`)
    if (path !== undefined && path !== null && typeof path !== 'string')
      throw invalidSyntax('"path" must be text.')
    if (name === 'remove' && !path)
      throw new ScimError(400, 'An operation that removes needs a path.', 'noTarget')
    return { op: name, path: path || undefined, value }
  })
}
