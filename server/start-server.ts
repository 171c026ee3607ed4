import type { RequestListener } from 'node:http'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { spellings } from '../shell/contract/holds.ts'
import { clientAddress } from './api/kit/client-address.ts'
import { startBackgroundWork } from './background-work.ts'
import { PortalApps } from './api/mini-apps/portal-apps.ts'
import { addFirstAdministrator } from './api/access/first-administrator.ts'
import { pageConfig, portalOrigin } from './configuration/page-config.ts'
import { watchConfigFile } from './configuration/watch-config-file.ts'
import { adviceOf } from './configuration/advice.ts'
import { type Environment, readSettings } from './configuration/read-settings.ts'
import { portalClients, type Settings } from './configuration/settings.ts'
import { TENANT_NAMES } from './configuration/tenants.ts'
import { setUpProblem } from './db/database-unavailable.ts'
import type { Db } from './db/db.ts'
import { DocumentFeed } from './documents/document-feed.ts'
import { fileStores } from './files/file-stores.ts'
import { limitsWith } from './db/time-limits.ts'
import { embeddedProvider, siteHandler, summariesByMail } from './site-handler.ts'
import { createDevServer } from './http/dev-server.ts'
import { Health } from './http/health.ts'
import { type Listening, listen } from './http/listen.ts'
import { logRequests } from './http/log-requests.ts'
import { log, logAs } from './log/log.ts'
import { LiveFeed } from './live/live-feed.ts'
import { openPost } from './mail/post.ts'
import { quietUntil } from './api/notifications/quiet-until.ts'
import { sendMailNowAndThen } from './mail/send-due-mail.ts'
import { telemetry, tellTelemetry } from './telemetry/telemetry.ts'
import type { TelemetrySettings } from './configuration/telemetry-settings.ts'
import { openPortalDb, seedPortalDb } from './open-portal-db.ts'

export interface StartOptions {
  /** PORT, DATA_DIR, AUTHORITY and so on, as they would stand in the environment; nothing else is read. */
  environment?: Environment
  /** The built portal; default: `dist` beside this folder. */
  staticDir?: string
  /** Vite with hot reload instead of the built portal. */
  dev?: boolean
}

export interface RunningServer {
  /** Origin of the portal, such as `http://localhost:8080`. */
  url: string
  /** Where it listens; differs from the origin's behind a proxy. */
  port: number
  settings: Settings
  /** Demo accounts can sign in. */
  demo: boolean
  databaseKind: Db['kind']
  /** Reads tokens, rates and the log's level again. @throws ConfigurationError, and all stays as it was */
  reload(): void
  /** Asks whoever sends requests to send them to other processes; all are still answered. */
  drain(): void
  /** Lets running requests end, then stops. */
  close(): Promise<void>
}

const ROOT = resolve(import.meta.dirname, '..')

/**
 * Starts the whole platform in this process: pages, identity provider, APIs, database.
 * @throws ConfigurationError or DatabaseUnavailable with one sentence for whoever starts it
 */
export async function startServer({
  environment = {},
  staticDir = join(ROOT, 'dist'),
  dev = false,
}: StartOptions = {}): Promise<RunningServer> {
  const settings = readSettings(environment, { dev, staticDir })
  logAs(settings.log)
  const advice = adviceOf(settings)
  if (advice) console.warn(advice)
  if (settings.telemetry) await startTelemetry(settings.telemetry)
  const health = new Health()
  const door = waitingDoor(health)
  const listening = await listen(
    logRequests(door.handler, settings.logsAddresses ? clientAddress(settings.trustedProxies) : undefined),
    settings.port,
    settings.host,
  )
  const closers: (() => unknown)[] = []
  const drain = () => {
    health.state = 'stopping'
    listening.endKeepAlive()
  }
  const close = async () => {
    drain()
    await listening.close(settings.graceMs)
    for (const step of closers.toReversed()) await step()
    await stopTelemetry()
  }
  try {
    const running = await open(settings, listening, closers)
    door.open(running.handler)
    health.askDatabase = running.askDatabase
    health.state = 'ready'
    let closing: Promise<void> | undefined
    return {
      url: running.origin,
      port: listening.port,
      settings,
      demo: running.demo,
      databaseKind: running.kind,
      drain,
      reload: () => readAgain(settings, readSettings(environment, { dev, staticDir })),
      close: () => (closing ??= close()),
    }
  } catch (error) {
    door.open((_request, response) => response.destroy())
    await close()
    throw error
  }
}

/** What may change while it runs. Whether there is a directory, and whether the log is collected, is settled at the start. */
function readAgain(settings: Settings, { scimTokens, auditTokens, limits, log: logging }: Settings): void {
  log('info', 'settings read again')
  Object.assign(settings, { scimTokens, auditTokens, log: logging })
  Object.assign(settings.limits.rates, limits.rates)
  logAs(logging)
}

/** Lets in who is named in FIRST_ADMIN, where nobody administers the tenant's agency. */
async function addFirstAdmin(db: Db, settings: Settings, origin: string): Promise<void> {
  const { firstAdmin: email, tenant: agency } = settings
  if (email === undefined) return
  const { permissionPrefix } = pageConfig(settings, origin)
  const parts = { spellings: (permission: string) => spellings(permission, permissionPrefix) }
  const agencyName = TENANT_NAMES[agency] ?? agency
  if (await addFirstAdministrator(db.sql, parts, { email, agency, agencyName }))
    console.log(`The address of FIRST_ADMIN may now administer ${agencyName}.`)
}

/** Mini-apps of the configuration's file are taken up as it changes; answers how to stop. */
function followConfigFile({ configFile }: Settings, apps: PortalApps): () => void {
  if (configFile === undefined) return () => undefined
  return watchConfigFile(configFile, ({ miniApps }) => apps.takeFile(miniApps ?? []))
}

/** Its packages are loaded where they are wanted, and nowhere else. */
async function startTelemetry(settings: TelemetrySettings): Promise<void> {
  const { openTelemetry } = await import('./telemetry/open-telemetry.ts')
  tellTelemetry(openTelemetry(settings))
}

async function stopTelemetry(): Promise<void> {
  await telemetry()?.stop()
  tellTelemetry(undefined)
}

/** Requests that come while the database opens wait a moment instead of failing. */
function waitingDoor(health: Health) {
  let open!: (handler: RequestListener) => void
  const opened = new Promise<RequestListener>((done) => (open = done))
  const handler: RequestListener = (request, response) => {
    if (!health.answer(request, response)) void opened.then((answer) => answer(request, response))
  }
  return { handler, open }
}

async function open(settings: Settings, { port, server }: Listening, closers: (() => unknown)[]) {
  const origin = portalOrigin(settings, port)
  const db = await openPortalDb({ ...settings, ...settings.limits })
  closers.push(() => db.close())
  const hasSampleWorld = await seedPortalDb(db, settings).catch((error: unknown) => {
    throw setUpProblem(error)
  })
  await addFirstAdmin(db, settings, origin)
  db.limitTime(limitsWith(settings.limits.statementMs))
  const feed = new DocumentFeed(db)
  closers.push(() => feed.close())
  const live = new LiveFeed(db)
  closers.push(() => live.close())
  const apps = new PortalApps(db, settings.file.miniApps, portalClients(settings.file))
  await apps.open()
  closers.push(() => apps.close(), followConfigFile(settings, apps))
  const fileStore = fileStores(db.sql, settings.s3)
  closers.push(...startBackgroundWork({ db, feed, live, fileStore }, settings.retention))
  const post = settings.mail && (await openPost(settings.mail, new URL(origin).hostname))
  closers.push(sendMailNowAndThen(db.sql, { origin, post, quietUntil }))
  closers.push(summariesByMail(settings, origin, db))
  const dev = settings.dev ? await createDevServer(ROOT, server) : undefined
  if (dev) closers.push(() => dev.close())
  const identityProvider = settings.authority
    ? undefined
    : await embeddedProvider(settings, origin, db, hasSampleWorld)
  if (identityProvider) closers.push(() => identityProvider.close())
  return {
    origin,
    kind: db.kind,
    askDatabase: () => sql`select 1`.execute(db.sql),
    demo: hasSampleWorld && identityProvider !== undefined,
    handler: siteHandler(settings, origin, { db, feed, live, fileStore, apps }, identityProvider, dev),
  }
}
