/** RFC 7644, table 9. */
export type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'uniqueness'

/** Thrown where a call is refused; answered in the protocol's form. */
export class ScimError extends Error {
  readonly status: number
  readonly scimType: ScimType | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    detail: string,
    scimType?: ScimType,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(detail)
    this.status = status
    this.scimType = scimType
    this.headers = headers
  }
}

export const notFound = (what: string) => new ScimError(404, `There is no ${what} here.`)
export const notUnique = (detail: string) => new ScimError(409, detail, 'uniqueness')
export const invalidValue = (detail: string) => new ScimError(400, detail, 'invalidValue')
export const invalidFilter = (detail: string) => new ScimError(400, detail, 'invalidFilter')
export const invalidPath = (detail: string) => new ScimError(400, detail, 'invalidPath')
