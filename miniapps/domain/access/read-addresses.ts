/** Somebody to be invited, as far as a line says who it is. */
export interface ReadAddress {
  email: string
  firstname: string
  lastname: string
}

export interface ReadAddresses {
  people: readonly ReadAddress[]
  /** Lines in which no address was found. */
  unread: readonly string[]
}

const ADDRESS = /[^\s<>,;:"()]+@[^\s<>,;:"()]+\.[^\s<>,;:"().]+/

/**
 * What somebody types or pastes from a mail's head: `Ada Lovelace <ada@agency.example>`, `"Lovelace, Ada" <…>` or the
 * address alone, one on a line or `;` between them. Without a name it is taken from the address: `ada.lovelace@…`.
 */
export function readAddresses(text: string): ReadAddresses {
  const people = new Map<string, ReadAddress>()
  const unread: string[] = []
  for (const line of linesOf(text)) {
    const email = ADDRESS.exec(line)?.[0].toLowerCase()
    if (!email) unread.push(line)
    else if (!people.has(email)) people.set(email, { email, ...nameIn(line, email) })
  }
  return { people: [...people.values()], unread }
}

/** A comma parts two people, too, unless it stands in quotes or no address is before it. */
const linesOf = (text: string): string[] =>
  text
    .split(/[\n;]|(?<=@[^\s<>,;]+>?\s*),/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

function nameIn(line: string, email: string): Omit<ReadAddress, 'email'> {
  const said = line
    .replace(new RegExp(`<?${escaped(email)}>?`, 'i'), '')
    .replaceAll('"', '')
    .trim()
  if (said.includes(',')) {
    const [lastname = '', firstname = ''] = said.split(',').map((part) => part.trim())
    return { firstname, lastname }
  }
  const parts = said
    ? said.split(/\s+/)
    : email
        .split('@')[0]!
        .split(/[._-]+/)
        .filter(Boolean)
        .map(capital)
  return { firstname: parts[0] ?? '', lastname: parts.slice(1).join(' ') }
}

const escaped = (text: string) => text.replaceAll(/[.+*?^${}()|[\]\\]/g, '\\$&')

const capital = (part: string) => part.charAt(0).toUpperCase() + part.slice(1)
