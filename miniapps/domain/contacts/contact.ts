import type { OwnContact } from './contact-input.ts'

/** A line of the directory. */
export interface ContactLine extends Omit<OwnContact, 'managerId'> {
  id: string
  firstname: string
  lastname: string
  email: string
  /** Names of agencies, by their codes. */
  agencies: readonly { code: string; name: string }[]
  favourite: boolean
}

export type ContactInShort = Pick<ContactLine, 'id' | 'firstname' | 'lastname' | 'title'>

/** Whom a person works for. */
export interface ContactClient {
  category: string
  /** Null where the client competes with one of the reader's. */
  name: string | null
}

/** All of one person. */
export interface ContactDetail extends ContactLine {
  /** From the person's manager upwards. */
  managers: readonly ContactInShort[]
  reports: readonly ContactInShort[]
  clients: readonly ContactClient[]
  /** The reader's own; nobody else sees it. */
  note: string
  mine: boolean
}

export const fullName = ({ firstname, lastname }: Pick<ContactLine, 'firstname' | 'lastname'>): string =>
  `${firstname} ${lastname}`.trim()
