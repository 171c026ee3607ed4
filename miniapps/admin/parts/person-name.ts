import type { PersonLine } from '../../domain/access/wire.ts'

/** Somebody who was invited by address alone may have no name yet. */
export const personName = ({
  firstname,
  lastname,
  email,
}: Pick<PersonLine, 'firstname' | 'lastname' | 'email'>): string => `${firstname} ${lastname}`.trim() || email
