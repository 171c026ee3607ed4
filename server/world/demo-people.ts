import { DEMO_ACCOUNTS } from './demo-accounts.ts'
import { demoId } from './people.ts'
import type { SampleWorld } from './sample-world.ts'

interface SamplePerson {
  id: string
  name: string
}

/** @param who part of a demo account's address before the @ */
export function personOf(who: string): SamplePerson {
  const { email, firstname, lastname } = DEMO_ACCOUNTS.find((each) => each.email.startsWith(`${who}@`))!
  return { id: demoId(email), name: `${firstname} ${lastname}` }
}

export const staffOf = ({ staff }: SampleWorld, agency: string): SamplePerson[] =>
  staff
    .filter(({ agencies }) => agencies.includes(agency))
    .map(({ person: { id, firstname, lastname } }) => ({ id, name: `${firstname} ${lastname}` }))
