import type { Noun } from '../world/noun.ts'
import { news } from './migrations/001-news.ts'

/** What people were last told of, for a browser that comes back. */
export const liveTables: Noun = { noun: 'live', migrations: { '001-news': news } }
