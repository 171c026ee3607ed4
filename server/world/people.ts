import { hashPassword } from '../db/password.ts'
import { AGENCIES } from './agencies.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts'
import type { Dice } from './dice.ts'
import { staff } from './person-names.ts'
import type { PersonRow } from './sample-rows.ts'

const PEOPLE = 500

export interface Colleague {
  person: PersonRow
  agencies: string[]
}

/** German dates and numbers, so that somebody shows them. */
const GERMAN = 'admin@agency.example'

/** One hash for all: the password is public, and hashing takes its time. */
export async function demoPeople(): Promise<PersonRow[]> {
  const password_hash = await hashPassword(DEMO_PASSWORD, Buffer.from('agency-os sample'))
  return DEMO_ACCOUNTS.map(({ email, firstname, lastname }) => ({
    id: demoId(email),
    email,
    firstname,
    lastname,
    password_hash,
    demo: true,
    date_locale: email === GERMAN ? 'de-DE' : 'en-gb',
    number_locale: email === GERMAN ? 'de-DE' : 'en-gb',
    display_language: 'en-US',
  }))
}

export const demoId = (email: string): string => `person-${email.slice(0, email.indexOf('@'))}`

/** Everybody else: members of one agency, some of two; they cannot sign in here. */
export function colleagues(dice: Dice): Colleague[] {
  return staff(dice, PEOPLE - DEMO_ACCOUNTS.length).map(
    ({ firstname, lastname, email, locale, language }, index) => ({
      person: {
        id: `person-${String(index + 1).padStart(3, '0')}`,
        email,
        firstname,
        lastname,
        password_hash: null,
        demo: false,
        date_locale: locale,
        number_locale: locale,
        display_language: language,
      },
      agencies: someAgencies(dice),
    }),
  )
}

function someAgencies(dice: Dice): string[] {
  const codes = AGENCIES.map(({ code }) => code)
  const first = dice.next() < 0.4 ? dice.pick(['choreograph', 'wavemaker']) : dice.pick(codes)
  const second = dice.next() < 0.15 ? dice.pick(codes) : first
  return [...new Set([first, second])]
}
