import { SCORECARDS } from '../../server/api/scorecards/reference/all-scorecards.ts'
import { answerPath } from '../../miniapps/domain/scorecards/run-answers.ts'
import type { DocumentRow, Patched, StoredDocument } from '../../miniapps/domain/document/wire.ts'
import { type AuditWorld, AUDITS, embeddedWorld, postgresqlWorld } from './audit-world.ts'
import { median, quantile } from './median.ts'
import type { Part } from './result.ts'

const SCORECARD = SCORECARDS[0]!
const ROUNDS = 25
const WARM_UP = 5
const WRITERS = 20
const CHANGES_EACH = 25
const PERSON = 'planner'
const RUNS = '/documents/scorecard-run'
/** Where an offset would have to read all rows before it. */
const DEEP_ROW = 9000

/** What the documents' API takes, without the way to it. */
export const documents: Part = {
  name: 'documents',
  title: `Documents: the server's time of each call, ${AUDITS.toLocaleString('en')} audits of 40 brands beside the sample world, pages of 50`,
  async run() {
    const embedded = await figuresOf(await embeddedWorld())
    const world = await postgresqlWorld()
    const postgresql = world && (await figuresOf(world))
    return Object.entries(embedded).map(([measure, figure]) => ({
      measure,
      ours: `embedded ${figure}`,
      others: postgresql ? `PostgreSQL ${postgresql[measure]}` : 'PostgreSQL is not installed',
    }))
  },
}

async function figuresOf(world: AuditWorld): Promise<Record<string, string>> {
  const get = (path: string) => world.ask<unknown>(PERSON, path)
  const cursor = await cursorBehind(world, DEEP_ROW)
  const own = await newAudits(world, WRITERS)
  const calls: Record<string, string> = {
    'list, newest first': RUNS,
    [`list, behind row ${DEEP_ROW}`]: `${RUNS}?after=${cursor}`,
    'list of one brand, by title': `${RUNS}?place=brand-0013&sort=title`,
    'list of one status, best score first': `${RUNS}?status=submitted&sort=-score`,
    'list, all by title': `${RUNS}?sort=title`,
    'list, searched for a word': `${RUNS}?q=market`,
    'documents of all types, found by name':
      '/documents?q=market&agency=choreograph&brand=brand-0013&language=en',
    'opening a document': `${RUNS}/bench-1`,
  }
  const figures: Record<string, string> = {}
  for (const [measure, path] of Object.entries(calls))
    figures[measure] = told(await timesOf(() => get(path)), false)
  figures['a change acknowledged, one person'] = told(await writing(world, own.slice(0, 1)))
  figures[`a change acknowledged, ${WRITERS} people at once, an audit each`] = told(await writing(world, own))
  const one = Array<string>(WRITERS).fill(own[0]!)
  figures[`a change acknowledged, ${WRITERS} people at once in one audit`] = told(await writing(world, one))
  await world.close()
  return figures
}

const told = (millis: readonly number[], withQuantile = true) =>
  `${median(millis).toFixed(1)} ms${withQuantile ? `, 95 % within ${quantile(millis, 0.95).toFixed(1)} ms` : ''}`

async function timesOf(act: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const start = performance.now()
    await act()
    if (round >= 0) taken.push(performance.now() - start)
  }
  return taken
}

async function cursorBehind({ ask }: AuditWorld, row: number): Promise<string> {
  let after = ''
  for (let read = 0; read < row; read += 200)
    after = (await ask<{ next: string }>(PERSON, `${RUNS}?limit=200&after=${after}`)).next
  return after
}

/** New ones, in brands where nobody has begun this audit. */
async function newAudits({ ask }: AuditWorld, count: number): Promise<string[]> {
  const { data } = await ask<{ data: DocumentRow[] }>(PERSON, `${RUNS}?sort=-created&limit=200`)
  const taken = await ask<{ data: DocumentRow[] }>(PERSON, `${RUNS}?status=open&limit=200`)
  const begun = new Set(taken.data.map(({ place }) => place))
  const places = new Set(data.map(({ place }) => place).filter((place) => !begun.has(place)))
  const made = [...places].slice(0, count).map(async (place, n) => {
    const body = { id: `bench-open-${n}`, place, fields: { scorecard: SCORECARD.id } }
    return (await ask<{ data: StoredDocument }>(PERSON, RUNS, { method: 'POST', body })).data.id
  })
  return Promise.all(made)
}

/** Enough for everybody to have one of their own. */
const FIELDS = SCORECARD.questions.flatMap(({ id }) => [answerPath(id, 'evidence'), answerPath(id, 'level')])

/** Each changes a field of their own time after time, the next time once the last is stored. */
async function writing({ ask }: AuditWorld, audits: readonly string[]): Promise<number[]> {
  const write = async (id: string, writer: number) => {
    const path = FIELDS[writer]!
    const taken: number[] = []
    const { data } = await ask<{ data: StoredDocument }>(PERSON, `${RUNS}/${id}`)
    let base = data.fields[path]?.value ?? null
    for (let n = 0; n < CHANGES_EACH; n++) {
      const value = path.endsWith('/level')
        ? (Number(base) + 1) % 5
        : `Seen on page ${n}, says person ${writer}.`
      const changes = [{ id: crypto.randomUUID(), path, base, value }]
      const start = performance.now()
      const call = { method: 'PATCH', body: { changes } }
      const { outcomes } = (await ask<{ data: Patched }>(PERSON, `${RUNS}/${id}`, call)).data
      taken.push(performance.now() - start)
      if (outcomes[0]!.outcome !== 'applied') throw new Error(`${path}: ${JSON.stringify(outcomes)}`)
      base = value
    }
    return taken
  }
  return (await Promise.all(audits.map(write))).flat()
}
