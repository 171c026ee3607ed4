import { initials } from './initials.ts'

interface Person {
  firstname: string
  lastname: string
  email: string
}

/** Backgrounds that carry their own text colour, from the theme, which proves the contrast of each pair. */
const TONES = ['brand', 'secondary', 'information', 'success'] as const

/** A person's initials on a colour that is always the same for that person. */
export function PersonAvatar({ person, large }: { person: Person; large?: boolean }) {
  return (
    <span
      className="avatar"
      data-tone={toneOf(person.email)}
      data-large={large || undefined}
      aria-hidden="true"
    >
      {initials(person.firstname, person.lastname)}
    </span>
  )
}

export function toneOf(email: string): string {
  let sum = 0
  for (const character of email) sum = (sum * 31 + character.codePointAt(0)!) % 9973
  return TONES[sum % TONES.length]!
}
