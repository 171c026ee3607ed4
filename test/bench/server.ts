import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { SCORECARDS } from '../../server/api/scorecards/reference/all-scorecards.ts'
import { noPostgresql, worldDatabase } from '../../server/db/postgresql-worlds-in-tests.ts'
import { Visitor } from '../../server/idp/visitor-in-tests.ts'
import { DEMO_PASSWORD } from '../../server/world/demo-accounts.ts'
import { answerPath } from '../../miniapps/domain/scorecards/run-answers.ts'
import type { DocumentRow, Patched } from '../../miniapps/domain/document/wire.ts'
import { Load, perSecond } from './load.ts'
import { median, medianRatio } from './median.ts'
import type { Part, Result } from './result.ts'

const WHO = 'planner@agency.example'
const CONNECTIONS = 20
const ROUNDS = 3
const TURN_MS = 2000
const RUNS = '/api/documents/scorecard-run'
const SCORECARD = SCORECARDS[0]!

interface Call {
  measure: string
  /** Of the rate at which bare Hono reads a row, or writes one in a transaction of its own. */
  least: { embedded: number; postgresql: number }
  /** Calls a second that are enough on PostgreSQL, whatever bare does. */
  enough?: number
  path?: string
}

/** For the embedded database twice what it was before answers were kept. */
const CALLS: readonly Call[] = [
  {
    measure: 'users/me',
    path: '/api/user-details/users/me',
    least: { embedded: 0.44, postgresql: 0.5 },
  },
  {
    measure: 'permissions',
    path: `/api/alpha-zulu/v2/users/email/${WHO}/permissions?depth=3&account_id=agency-os-root`,
    least: { embedded: 0.09, postgresql: 0.25 },
  },
  {
    measure: 'workspaces/preview',
    path: '/api/workspaces/preview?parentId=organisation-choreograph',
    least: { embedded: 0.06, postgresql: 0.25 },
  },
  { measure: 'documents, a list', path: RUNS, least: { embedded: 0.16, postgresql: 0.25 } },
  {
    measure: `documents, a change by each of ${CONNECTIONS} people`,
    least: { embedded: 0.16, postgresql: 0.3 },
    enough: 400,
  },
]

/** The server under load, beside a handler that does nothing but read or write one row. */
export const server: Part = {
  name: 'server',
  title: `Server: answers a second by one process to ${CONNECTIONS} connections, beside bare Hono on the same database`,
  async run() {
    const embedded = await measured('embedded')
    if (noPostgresql) return embedded
    const { url, drop } = await worldDatabase()
    return [...(await measured('postgresql', url).finally(drop)), ...embedded]
  },
}

async function measured(kind: keyof Call['least'], databaseUrl?: string): Promise<Result[]> {
  const { portal, bare, stop } = await startBoth(databaseUrl)
  try {
    const reads: number[] = []
    const writes: number[] = []
    const ours = CALLS.map((): number[] => [])
    const patch = await patching(portal)
    for (let round = -1; round < ROUNDS; round++) {
      const millis = round < 0 ? TURN_MS / 2 : TURN_MS
      const turn = (ask: (caller: number) => Promise<unknown>) => perSecond(CONNECTIONS, millis, ask)
      const read = await turn(() => bare.ask({ path: '/people/person-planner' }))
      const write = await turn(() => bare.ask({ path: '/rows', method: 'POST', body: newRow() }))
      const rates: number[] = []
      for (const { path } of CALLS) rates.push(await turn(path ? () => portal.ask({ path }) : patch))
      if (round < 0) continue // warming up
      reads.push(read)
      writes.push(write)
      rates.forEach((rate, at) => ours[at]!.push(rate))
    }
    return CALLS.map((call, at) => resultOf(call, kind, ours[at]!, call.path ? reads : writes))
  } finally {
    await stop()
  }
}

const newRow = () => JSON.stringify({ id: crypto.randomUUID(), value: 'Seen on a page.' })

function resultOf(
  { measure, least, enough }: Call,
  kind: keyof Call['least'],
  ours: readonly number[],
  bare: readonly number[],
): Result {
  const ratio = medianRatio(ours, bare)
  const isEnough = kind === 'postgresql' && enough !== undefined && median(ours) >= enough
  const suffices = kind === 'postgresql' && enough !== undefined ? `, or ${enough} a second` : ''
  return {
    measure: `${measure}, ${kind === 'embedded' ? kind : 'PostgreSQL'}`,
    ours: `${median(ours).toFixed(0)}/s, ${ratio.toFixed(2)} ×`,
    others: `bare ${median(bare).toFixed(0)}/s`,
    target: `at least ${least[kind].toFixed(2)} ×${suffices}`,
    met: ratio >= least[kind] || isEnough,
  }
}

interface Both {
  portal: Load
  bare: Load
  stop(): Promise<void>
}

/** A process of its own, so that asking costs it nothing. */
async function startBoth(databaseUrl?: string): Promise<Both> {
  const file = join(import.meta.dirname, 'server-process.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...(databaseUrl ? [databaseUrl] : [])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const killAtExit = () => child.kill('SIGKILL')
  process.once('exit', killAtExit)
  const origins = await originsOf(child)
  const portal = new Load(origins.portal, await credentials(origins.portal), CONNECTIONS)
  const bare = new Load(origins.bare, {}, CONNECTIONS)
  return {
    portal,
    bare,
    async stop() {
      portal.close()
      bare.close()
      process.off('exit', killAtExit)
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

async function originsOf(child: ChildProcess): Promise<{ portal: string; bare: string }> {
  for await (const line of createInterface({ input: child.stdout! }))
    if (line.startsWith('{"portal"')) return JSON.parse(line)
  throw new Error('The process with the server ended before it listened')
}

async function credentials(origin: string): Promise<Record<string, string>> {
  const visitor = new Visitor(origin)
  const { callback, verifier } = await visitor.signIn(WHO, DEMO_PASSWORD)
  const { access_token: token } = await visitor.redeem(callback, verifier)
  return { authorization: `Bearer ${token}`, cookie: 'XSRF-TOKEN=bench', 'x-xsrf-token': 'bench' }
}

/** Each caller changes an audit of their own. */
async function patching(portal: Load): Promise<(caller: number) => Promise<void>> {
  const path = answerPath(SCORECARD.questions[0]!.id, 'evidence')
  const audits = await newAudits(portal, CONNECTIONS)
  const bases = audits.map((): string | null => null)
  let count = 0
  return async (caller) => {
    const value = `Seen on page ${++count}.`
    const change = { id: crypto.randomUUID(), path, base: bases[caller]!, value }
    const body = JSON.stringify({ changes: [change] })
    const answer = await portal.ask({ path: `${RUNS}/${audits[caller]!}`, method: 'PATCH', body })
    const { outcomes } = (JSON.parse(answer.toString()) as { data: Patched }).data
    if (outcomes[0]!.outcome !== 'applied') throw new Error(`Not applied: ${JSON.stringify(outcomes)}`)
    bases[caller] = value
  }
}

/** In brands where nobody has begun this audit. */
async function newAudits(portal: Load, count: number): Promise<string[]> {
  const placesOf = async (query: string) => {
    const headers = { 'accept-encoding': 'identity' }
    const text = (await portal.ask({ path: `${RUNS}?limit=200&${query}`, headers })).toString()
    return new Set((JSON.parse(text) as { data: DocumentRow[] }).data.map(({ place }) => place))
  }
  const begun = await placesOf('status=open')
  const free = [...(await placesOf('sort=-created'))].filter((place) => !begun.has(place))
  const audits = free.slice(0, count).map((place, at) => ({ id: `bench-open-${at}`, place }))
  if (audits.length < count) throw new Error(`There are only ${audits.length} brands to audit`)
  for (const audit of audits) {
    const body = JSON.stringify({ ...audit, fields: { scorecard: SCORECARD.id } })
    await portal.ask({ path: RUNS, method: 'POST', body })
  }
  return audits.map(({ id }) => id)
}
