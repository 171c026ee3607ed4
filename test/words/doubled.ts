import { rooms, type Room } from './catalogues.ts'

/**
 * Rooms of apps and kit, but for what new apps are copied from, and for login, which comes before the kit. An app may not
 * import those of shell and server.
 */
const reachable = rooms.filter(({ folder }) => /^miniapps\/(?!(?:blank|login)\b)/.test(folder))

/** All languages as one: English “Open” is a verb and a status, which other languages tell apart. */
const messageOf = ({ catalogues }: Room, key: string): string =>
  JSON.stringify([...catalogues.keys()].toSorted().map((language) => catalogues.get(language)![key] ?? ''))

export interface Doubled {
  text: string
  /** From a room's folder to its key there. */
  at: ReadonlyMap<string, string>
}

/** Messages that several rooms have. */
export function doubledMessages(): Doubled[] {
  const places = new Map<string, { text: string; at: Map<string, string> }>()
  for (const room of reachable)
    for (const [key, text] of Object.entries(room.catalogues.get('en')!)) {
      const message = messageOf(room, key)
      const known = places.get(message) ?? { text, at: new Map() }
      places.set(message, known)
      known.at.set(room.folder, key)
    }
  return [...places.values()]
    .filter(({ text, at }) => text && at.size > 1)
    .toSorted((one, other) => (one.text < other.text ? -1 : 1))
}

/** `Cancel: miniapps/apps settings.cancel, miniapps/kit cancel` */
export const lineOf = ({ text, at }: Doubled): string =>
  `${text}: ${[...at].map((place) => place.join(' ')).join(', ')}`
