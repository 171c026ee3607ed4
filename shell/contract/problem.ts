/** RFC 9457: what every API answers when it refuses. Content type `application/problem+json`. */
export interface Problem {
  type: string
  title: string
  status: number
  /** One sentence a person can act on. */
  detail?: string
  /** Invalid input: which field and why. */
  errors?: readonly { field: string; message: string }[]
}
