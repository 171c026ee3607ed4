import type { EmbedPerson } from '../../../shell/contract/embed.ts'
import type { Person } from '../kit/api-environment.ts'

/** As a page of another origin may know somebody. */
export const toPerson = ({ id, firstname, lastname, email }: Person): EmbedPerson => ({
  id,
  firstname,
  lastname,
  email,
})
