import type { Timestamp } from './column-types.ts'

/** Every table. A noun adds its own with `declare module` in its `tables.ts`; its migrations make them. */
export interface Database {
  /** What has been made of each noun. */
  migration: { noun: string; name: string; made_at: Timestamp; release?: string | null }
  /** Which nouns have received their sample data. */
  seed_marker: { name: string; seeded_at: Timestamp }
}
