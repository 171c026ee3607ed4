import { Types } from 'scimmy'
import type { Transaction } from 'kysely'
import type { Database } from '../../../db/schema.ts'

/** What a call of the directory works with. */
export interface ScimContext {
  sql: Transaction<Database>
  /** The agency whose people and groups the directory keeps. */
  agency: string
}

/** An answer in the protocol's form; `type` is one of its words for what is wrong. */
export const scimError = (
  status: number,
  text: string,
  type?: 'uniqueness' | 'invalidValue' | 'invalidSyntax',
) => new Types.Error(status, type!, text) // its types forget that there may be none

export const notFound = (id: string) => scimError(404, `There is no ${id} here.`)
export const notUnique = (text: string) => scimError(409, text, 'uniqueness')
export const invalid = (text: string) => scimError(400, text, 'invalidValue')
/** Of a fault of the portal's own. */
export const failedHere = () => scimError(500, 'The portal could not do this. Try again.')

/** The library takes any other error for a resource that is missing: it is kept here until the call ends. */
export function keepingErrors<Arguments extends readonly unknown[], Result>(
  handle: (...given: Arguments) => Promise<Result>,
): (...given: Arguments) => Promise<Result> {
  return (...given) =>
    handle(...given).catch((error: unknown) => {
      if (error instanceof Types.Error) throw error
      throw Object.assign(failedHere(), { cause: error })
    })
}
