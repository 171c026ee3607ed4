import { MAX_NAME_LENGTH } from '../../../../miniapps/domain/access/limits.ts'
import type { Resource } from './canonical.ts'
import { invalidValue } from './scim-error.ts'

/** What a directory says of a person, with what the portal itself needs of it taken out. */
export interface SaidOfUser {
  userName: string
  externalId: string | undefined
  /** Undefined: nothing is said of it, and it stays as it is. */
  active: boolean | undefined
  email: string
  /** Undefined: no name is said. */
  firstname: string | undefined
  lastname: string | undefined
  /** All the rest, as it was sent. */
  attributes: Resource
}

const MOST_ADDRESS = 254

/** @throws ScimError where something is missing */
export function saidOfUser({ userName, externalId, active, ...attributes }: Resource): SaidOfUser {
  if (typeof userName !== 'string' || !userName.trim()) throw invalidValue('userName is missing.')
  return {
    userName,
    externalId: externalId as string | undefined,
    active: active as boolean | undefined,
    email: addressOf(userName, attributes),
    ...namesOf(attributes),
    attributes,
  }
}

/** The primary address, or the one at work, or the first, or the userName where that is one. */
function addressOf(userName: string, attributes: Resource): string {
  const emails = (attributes['emails'] ?? []) as readonly Resource[]
  const said =
    emails.find(({ primary }) => primary === true) ?? emails.find(({ type }) => type === 'work') ?? emails[0]
  const address = ((said?.['value'] as string | undefined) ?? userName).trim()
  if (!/^[^\s@]+@[^\s@]+$/.test(address) || address.length > MOST_ADDRESS)
    throw invalidValue('Neither emails nor userName holds an address.')
  return address.toLowerCase()
}

function namesOf({ name, displayName }: Resource): Pick<SaidOfUser, 'firstname' | 'lastname'> {
  const { givenName, familyName, formatted } = (name ?? {}) as Record<string, string | undefined>
  const whole = displayName as string | undefined
  const [firstname, lastname] =
    givenName === undefined && familyName === undefined
      ? [formatted ?? whole, undefined]
      : [givenName ?? '', familyName]
  for (const each of [firstname, lastname])
    if (each !== undefined && each.length > MAX_NAME_LENGTH)
      throw invalidValue(`A name has at most ${MAX_NAME_LENGTH} characters.`)
  return { firstname, lastname }
}
