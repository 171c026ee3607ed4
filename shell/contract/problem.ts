/** RFC 9457: what every API answers when it refuses. Content type `application/problem+json`. */
export interface Problem {
  type: string
  /** Which problem it is, the same in every language; with `values` for what its sentence names. */
  code?: string
  values?: Readonly<Record<string, string | number>>
  title: string
  status: number
  /** One sentence a person can act on. */
  detail?: string
  /** Name of the request in the server's log, for whoever looks after it. */
  requestId?: string
  /** Invalid input: which field and why. */
  errors?: readonly InvalidField[]
}

export interface InvalidField {
  field: string
  /** Why, the same in every language; with what its sentence names. */
  code?: string
  values?: Readonly<Record<string, string | number>>
  message: string
}
