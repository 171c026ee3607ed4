import 'fake-indexeddb/auto'
import assert from 'node:assert/strict'
import { it } from 'node:test'
import fc from 'fast-check'
import { documentKind } from '../../../server/api/kit/document-kind.ts'
import type { Json } from '../../domain/document/json.ts'
import { NOTE } from '../../domain/document/note-in-tests.ts'
import type { PastChange, Patched, StoredDocument } from '../../domain/document/wire.ts'
import { RequestError } from '../bridge/request-json.ts'
import { type AskDocuments, DocumentClient } from './document-client.ts'
import { documentsApiOf } from './documents-api-in-tests.ts'
import { withTheirGroups } from './group-entries.ts'
import type { OpenDocument } from './open-document.ts'

const FACTS = { minutes: 5 }
const PATHS = ['title', 'answers/q1/level', 'answers/q2/level', 'answers/q1/evidence'] as const
const ALL_PATHS = [...PATHS, 'answers/q1/skipped', 'answers/q2/skipped'] as const
const PEOPLE = ['planner', 'admin'] as const
const RUNS = 40

const call = documentsApiOf(documentKind({ definition: NOTE, facts: async () => FACTS }))

/** What may happen to a call: it arrives, it is lost on the way there, its answer is lost, or a copy arrives later as well. */
type Fate = 'arrives' | 'is lost' | 'answer is lost' | 'comes twice'

/** Copies of calls that are still on their way. */
let copies: (() => Promise<unknown>)[] = []

/** The version at which the server first said that a change was applied; the history must not have it later. */
const appliedAt = new Map<string, number>()

async function ask(who: string, path: string, method: string, body: unknown): Promise<Response> {
  const response = await call(who, path, method, body)
  if (method !== 'PATCH' || !response.ok) return response
  const { version, outcomes } = ((await response.clone().json()) as { data: Patched }).data
  for (const { id, outcome } of outcomes)
    if (outcome === 'applied' && !appliedAt.has(id)) appliedAt.set(id, version)
  return response
}

function askAs(who: string, fate: () => Fate): AskDocuments {
  return async <Data>(path: string, { method = 'GET', body }: { method?: string; body?: unknown } = {}) => {
    const happens = fate()
    if (happens === 'is lost') throw new TypeError('The network is away')
    const response = await ask(who, path, method, body)
    if (happens === 'comes twice') copies.push(() => ask(who, path, method, body))
    if (happens === 'answer is lost') throw new TypeError('The network is away')
    if (!response.ok) throw new RequestError(path, response.status, await response.json())
    return (await response.json()) as { data: Data }
  }
}

/** One person's page: it may be closed at any moment, and opened again. */
class Page {
  fates: Fate[] = []
  client!: DocumentClient
  document!: OpenDocument<typeof FACTS>
  /** What the person entered last in each field, and has not let go. */
  readonly wishes = new Map<string, Json>()
  readonly who: string
  readonly #id: string
  readonly #stored: Promise<StoredDocument>

  constructor(who: string, stored: Promise<StoredDocument>, id: string) {
    this.who = who
    this.#stored = stored
    this.#id = id
  }

  async open(): Promise<void> {
    this.client = new DocumentClient(
      `${this.who}-${this.#id}`,
      askAs(this.who, () => this.fates.shift() ?? 'arrives'),
      (_, work) => work(),
    )
    await this.client.outbox.written()
    const stored = await askAs(this.who, () => 'arrives')<StoredDocument>(`note/${(await this.#stored).id}`)
    this.document = this.client.take(NOTE, FACTS, stored.data)
  }

  async close(): Promise<void> {
    await this.client.close()
  }
}

type Command =
  | { kind: 'set'; who: 0 | 1; path: (typeof PATHS)[number]; value: number }
  /** One step over two fields: a level and what it takes the place of, of which either may stand there already. */
  | { kind: 'step'; who: 0 | 1; path: 'answers/q1/level' | 'answers/q2/level'; value: number | null }
  | { kind: 'copies'; who: 0 | 1 }
  | { kind: 'undo' | 'send' | 'reopen' | 'reload'; who: 0 | 1 }
  | { kind: 'trouble'; who: 0 | 1; fate: Fate }
  | { kind: 'decide'; who: 0 | 1; whose: 'mine' | 'theirs' }

const who = fc.constantFrom(0 as const, 1 as const)
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('set' as const),
      who,
      path: fc.constantFrom(...PATHS),
      value: fc.integer({ min: 0, max: 4 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('step' as const),
      who,
      path: fc.constantFrom('answers/q1/level' as const, 'answers/q2/level' as const),
      value: fc.constantFrom(null, 3),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'copies' as const,
        'undo' as const,
        'send' as const,
        'send' as const,
        'reopen' as const,
        'reload' as const,
      ),
      who,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('trouble' as const),
      who,
      fate: fc.constantFrom('is lost' as const, 'answer is lost' as const, 'comes twice' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('decide' as const),
      who,
      whose: fc.constantFrom('mine' as const, 'theirs' as const),
    }),
  },
)

/** Of the evidence, each person writes a line of their own. */
function valueOf({ who, document }: Page, path: string, value: number): Json {
  if (path.endsWith('level')) return value
  if (path === 'title') return `Title ${value}`
  const now = document.field(path).value
  const lines = typeof now === 'string' ? now.split('\n') : ['planner', 'between', 'between', 'admin']
  return lines.map((line) => (line.startsWith(who) ? `${who} ${value}` : line)).join('\n')
}

async function run(page: Page, command: Command): Promise<void> {
  const { document, client } = page
  switch (command.kind) {
    case 'set': {
      const value = valueOf(page, command.path, command.value)
      page.wishes.set(command.path, value)
      return document.set({ [command.path]: value }, { pauseMs: 60_000 })
    }
    case 'step': {
      const skipped = command.path.replace('level', 'skipped')
      const values = { [command.path]: command.value, [skipped]: command.value === null ? true : null }
      for (const [path, value] of Object.entries(values)) page.wishes.set(path, value)
      return document.set(values, { pauseMs: 60_000 })
    }
    case 'copies': {
      for (const copy of copies.splice(0)) await copy()
      return
    }
    case 'undo': {
      const before = document.body
      document.undo()
      for (const path of ALL_PATHS)
        if (before[path] !== document.body[path]) page.wishes.set(path, document.body[path] ?? null)
      return
    }
    case 'send':
      return client.sender.send()
    case 'trouble':
      return void page.fates.push(command.fate)
    case 'reload':
      return client.reload(document).catch(() => undefined)
    case 'decide':
      return decide(page, command.whose)
    case 'reopen': {
      await page.close()
      return page.open()
    }
  }
}

function decide({ document, wishes }: Page, mineOrTheirs: 'mine' | 'theirs'): void {
  for (const [path, { state }] of Object.entries(document.$fields.get())) {
    if (state !== 'conflict' && state !== 'invalid') continue
    const whose = state === 'invalid' ? 'theirs' : mineOrTheirs // it contradicts what somebody else has stored
    if (whose === 'theirs') for (const step of stepOf(document, path)) wishes.delete(step)
    document.resolve(path, whose)
  }
}

/** The paths of all steps that a path is part of: they are let go of together. */
function stepOf({ pending }: OpenDocument<typeof FACTS>, path: string): string[] {
  const own = pending.filter(({ change }) => change.path === path)
  return [path, ...withTheirGroups(own, pending).map(({ change }) => change.path)]
}

let made = 0

async function story(commands: readonly Command[]): Promise<void> {
  const id = `story-${++made}`
  const create = askAs('planner', () => 'arrives')
  const stored = create<StoredDocument>('note', {
    method: 'POST',
    body: { id: `document-${id}`, place: 'brand-0001', fields: { topic: id } },
  }).then(({ data }) => data)
  const pages = PEOPLE.map((person) => new Page(person, stored, id))
  await Promise.all(pages.map((page) => page.open()))
  try {
    for (const each of commands) await run(pages[each.who]!, each)
    await settle(pages)
    for (const copy of copies.splice(0)) await copy()
    await Promise.all(pages.map((page) => page.client.reload(page.document)))
    await provesTheStory(`document-${id}`, pages)
  } finally {
    await Promise.all(pages.map((page) => page.close())) // an open page goes on sending, and the test would not end
  }
}

async function provesTheStory(id: string, pages: readonly Page[]): Promise<void> {
  const read = askAs('planner', () => 'arrives')
  const { fields } = (await read<StoredDocument>(`note/${id}`)).data
  const history = (await read<PastChange[]>(`note/${id}/history`)).data.toReversed()
  provesThatNothingWasOverwrittenUnseen(history, fields)
  for (const page of pages) {
    assert.deepEqual(page.client.outbox.entries, [], `${page.who} has something unsaved`)
    for (const path of ALL_PATHS)
      assert.deepEqual(
        page.document.field(path).value,
        fields[path]?.value ?? null,
        `${page.who} sees another ${path}`,
      )
    for (const [path, wish] of page.wishes)
      assert.ok(
        cameTrue(page.who, path, wish, history),
        `${page.who} entered ${JSON.stringify(wish)} in ${path}, which is nowhere: ${JSON.stringify(history.map(({ path, base, value }) => [path, base, value]))}`,
      )
  }
}

/** Was stored at some time, by whomever: who says what stands there already changes nothing. */
function cameTrue(person: string, path: string, wish: Json, history: readonly PastChange[]): boolean {
  if (wish === null) return true
  if (path === 'answers/q1/evidence') {
    const own = linesOf(wish).find((line) => line.startsWith(person))
    return history.some(({ value }) => linesOf(value).includes(own ?? ''))
  }
  return history.some((change) => change.path === path && change.value === wish)
}

const linesOf = (value: Json): string[] => (typeof value === 'string' ? value.split('\n') : [])

/** The network is back, and both decide what is left to decide. */
async function settle(pages: readonly Page[]): Promise<void> {
  for (let round = 0; round < 6; round++) {
    for (const page of pages) {
      page.fates = []
      decide(page, round % 2 ? 'mine' : 'theirs')
      await page.document.flush()
      await page.client.reload(page.document)
    }
  }
}

/** Each change begins with what the one before it left: nothing was lost, nothing came twice. */
function provesThatNothingWasOverwrittenUnseen(
  history: readonly PastChange[],
  fields: StoredDocument['fields'],
): void {
  assert.equal(new Set(history.map(({ id }) => id)).size, history.length)
  for (const { id, path, version } of history)
    assert.ok(
      version <= (appliedAt.get(id) ?? version),
      `a change of ${path} counted again when it came again`,
    )
  const values = new Map<string, Json>()
  for (const { path, base, value } of history) {
    assert.deepEqual(
      base,
      values.get(path) ?? null,
      `a change of ${path} was made on something else than what stood there`,
    )
    values.set(path, value)
  }
  for (const [path, value] of values) assert.deepEqual(fields[path]?.value ?? null, value)
}

/** What one person says stands there already, and is changed again in the same patch: it was in the history as a change. */
const SAYS_THE_SAME: Command[] = [
  { kind: 'set', who: 0, path: 'title', value: 1 },
  { kind: 'set', who: 1, path: 'title', value: 1 },
  { kind: 'reopen', who: 1 },
  { kind: 'trouble', who: 1, fate: 'is lost' },
  { kind: 'set', who: 0, path: 'answers/q1/level', value: 0 },
  { kind: 'set', who: 0, path: 'title', value: 0 },
  { kind: 'undo', who: 0 },
  { kind: 'set', who: 1, path: 'title', value: 0 },
]

/** A step whose first line has no effect comes again after somebody has set that very field. */
const COMES_AGAIN: Command[] = [
  { kind: 'set', who: 0, path: 'answers/q1/level', value: 3 },
  { kind: 'send', who: 0 },
  { kind: 'reload', who: 1 },
  { kind: 'undo', who: 0 },
  { kind: 'send', who: 0 },
  { kind: 'step', who: 1, path: 'answers/q1/level', value: null },
  { kind: 'trouble', who: 1, fate: 'comes twice' },
  { kind: 'send', who: 1 },
  { kind: 'reload', who: 0 },
  { kind: 'step', who: 0, path: 'answers/q1/level', value: 3 },
  { kind: 'send', who: 0 },
  { kind: 'copies', who: 0 },
]

/** A step takes back the very change that met a conflict: what else it says waits for no decision. */
const TAKES_A_CONFLICT_BACK: Command[] = [
  { kind: 'set', who: 0, path: 'answers/q2/level', value: 0 },
  { kind: 'reopen', who: 0 },
  { kind: 'set', who: 1, path: 'answers/q2/level', value: 1 },
  { kind: 'send', who: 1 },
  { kind: 'step', who: 1, path: 'answers/q2/level', value: null },
]

/** A step that contradicted itself is sent once the contradiction is taken out. */
const MENDS_A_CONTRADICTION: Command[] = [
  { kind: 'set', who: 0, path: 'answers/q2/level', value: 0 },
  { kind: 'send', who: 0 },
  { kind: 'step', who: 0, path: 'answers/q2/level', value: null },
  { kind: 'set', who: 0, path: 'answers/q2/level', value: 1 },
  { kind: 'step', who: 0, path: 'answers/q2/level', value: null },
]

it(
  'loses nothing and applies nothing twice, whatever two people, their pages and the network do',
  { timeout: 240_000 },
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 24 }), story), {
      numRuns: RUNS,
      examples: [[SAYS_THE_SAME], [COMES_AGAIN], [TAKES_A_CONFLICT_BACK], [MENDS_A_CONTRADICTION]],
      interruptAfterTimeLimit: 200_000,
    })
  },
)
