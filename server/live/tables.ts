import type { LiveNews } from '../../shell/contract/live-news.ts'
import type { Timestamp } from '../db/column-types.ts'

/** When somebody was last told of each kind of news; '' stands for everybody. */
export interface LiveNewsRow {
  person_id: string
  news: LiveNews
  at: Timestamp
}

declare module '../db/schema.ts' {
  interface Database {
    live_news: LiveNewsRow
  }
}
