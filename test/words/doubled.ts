import { rooms, type Room } from './catalogues.ts'

/** Rooms of apps and kit, but for what new apps are copied from. Those of shell and server are out: an app may not import them. */
const reachable = rooms.filter(({ folder }) => /^miniapps\/(?!blank\b)/.test(folder))

/** All languages as one: English “Open” is a verb and a status, which other languages tell apart. */
const messageOf = ({ catalogues }: Room, key: string): string =>
  JSON.stringify([...catalogues.keys()].toSorted().map((language) => catalogues.get(language)![key] ?? ''))

/** Messages that several rooms have, with their places: `Cancel: miniapps/apps settings.cancel, miniapps/kit cancel`. */
export function doubledMessages(): string[] {
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
    .map(({ text, at }) => `${text}: ${[...at].map((place) => place.join(' ')).join(', ')}`)
    .toSorted()
}
