import type { Noun } from './noun.ts'
import { seedMarker } from './migrations/001-seed-marker.ts'
import { markerPerNoun } from './migrations/002-marker-per-noun.ts'

/** Which samples there are. */
export const worldTables: Noun = {
  noun: 'world',
  migrations: { '001-seed-marker': seedMarker, '002-marker-per-noun': markerPerNoun },
}
