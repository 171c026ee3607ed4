import { AGING, DOCUMENT_KINDS } from './apis.ts'
import { signedInSessions } from './api/people/sessions/signed-in-sessions.ts'
import { removeOldRecordsDaily } from './audit/retention/remove-daily.ts'
import type { RetentionDays } from './configuration/retention-settings.ts'
import type { Db } from './db/db.ts'
import type { DocumentFeed } from './documents/document-feed.ts'
import { sweepFilesNowAndThen } from './documents/files/sweep-files.ts'
import type { FileStores } from './files/file-stores.ts'
import { addUpRightsChangesNowAndThen } from './live/add-up-rights-changes.ts'
import type { LiveFeed } from './live/live-feed.ts'
import { watch } from './telemetry/telemetry.ts'

interface Parts {
  db: Db
  feed: DocumentFeed
  live: LiveFeed
  fileStore: FileStores
}

/** What a process does now and then, and tells of itself, whoever asks it what; answers how to stop each. */
export function startBackgroundWork(
  { db, feed, live, fileStore }: Parts,
  retention: RetentionDays,
): (() => void)[] {
  watchStreams(live, feed) // also in the last figures, which are sent when all is closed
  return [
    watchSessions(db),
    sweepFilesNowAndThen(db.sql, fileStore, DOCUMENT_KINDS),
    addUpRightsChangesNowAndThen(db.sql),
    removeOldRecordsDaily(db.sql, AGING, retention),
  ]
}

/** A document that is open follows the news too: it is taken out of these. */
const watchStreams = (live: LiveFeed, feed: DocumentFeed) =>
  watch('agency_os.streams.open', () => [
    [live.followers - feed.followers, { 'agency_os.stream': 'news' }],
    [feed.followers, { 'agency_os.stream': 'document' }],
  ])

/** Of all processes: each tells of all. */
const watchSessions = ({ sql: database }: Db) =>
  watch('agency_os.sessions', async () => [[await signedInSessions(database, new Date()), {}]])
