import { applyChanges } from '../../domain/document/apply-changes.ts'
import type { Page } from '../../../shell/contract/page.ts'
import type { Body, Change } from '../../domain/document/change.ts'
import type { DocumentDefinition } from '../../domain/document/definition.ts'
import { MAX_LIST_LENGTH } from '../../domain/document/limits.ts'
import type { Json } from '../../domain/document/json.ts'
import {
  type Comment,
  type DocumentRow,
  type Field,
  type NamedVersion,
  type NewAction,
  type NewDocument,
  type PastChange,
  type Somebody,
  STATUS_PATH,
  type Present,
  type References,
  type StoredDocument,
} from '../../domain/document/wire.ts'

type NewComment = Pick<Comment, 'id' | 'path' | 'text'>

const START = Date.UTC(2026, 2, 3, 13)

/** What happens to a call instead of its answer: a status, no connection, or the answer gets lost. */
export type Trouble = number | 'offline' | 'lost'

/** The documents' API in memory, with trouble on demand and somebody else at work; for tests in the browser. */
export class DocumentsInTests<Facts> {
  readonly documents = new Map<string, StoredDocument>()
  readonly history = new Map<string, PastChange[]>()
  readonly comments = new Map<string, readonly Comment[]>()
  readonly versions = new Map<string, readonly (NamedVersion & Pick<StoredDocument, 'fields'>)[]>()
  /** By the id of the document that they are asked of. */
  readonly references = new Map<string, References>()
  /** By their ids. */
  readonly files = new Map<string, File>()
  /** Who asks. */
  me: Somebody = { id: 'person-ada', name: 'Ada Lovelace' }
  /** People who may read the documents: they are offered in a mention. */
  readers: readonly Somebody[] = []
  /** Every call as `PATCH note/n1`. */
  readonly calls: string[] = []
  /** One for each call to come, streams apart. */
  troubles: Trouble[] = []
  /** Answers every call that matches with this. */
  broken: { call: RegExp; trouble: Trouble } | null = null
  /** Calls wait until it resolves. */
  gate: Promise<void> = Promise.resolve()
  /** What the server adds to a new document. */
  newFields: () => Readonly<Record<string, Json>> = () => ({})
  /** What the server sets with an action. */
  actionFields: (action: string, body: Body) => Readonly<Record<string, Json>> = () => ({})
  readonly #definition: DocumentDefinition<Facts>
  readonly #factsOf: (body: Body) => Facts
  readonly #streams = new Set<{ id: string; send(event: string, data: unknown): void }>()
  readonly #unheard = new Set<string>()
  #minutes = 0

  constructor(definition: DocumentDefinition<Facts>, factsOf: (body: Body) => Facts) {
    this.#definition = definition
    this.#factsOf = factsOf
  }

  /** Calls wait from now on; the function lets them go. */
  hold(): () => void {
    let go = () => {}
    this.gate = new Promise((resolve) => (go = resolve))
    return () => go()
  }

  add(
    id: string,
    fields: Readonly<Record<string, Json>> = {},
    more: Partial<StoredDocument> = {},
  ): StoredDocument {
    const at = this.#now()
    const document: StoredDocument = {
      id,
      type: this.#definition.type,
      place: 'brand-0001',
      status: this.#definition.statuses.first,
      version: 1,
      title: this.#definition.list.title(fields, this.#factsOf(fields)),
      result: null,
      fields: Object.fromEntries(
        Object.entries(fields).map(([path, value]) => [path, { value, by: this.me, at }]),
      ),
      createdAt: at,
      createdBy: this.me,
      updatedAt: at,
      updatedBy: this.me,
      ...more,
    }
    this.documents.set(id, document)
    return document
  }

  /** Somebody else sets fields, and whoever follows the document hears of it unless told otherwise. */
  setAs(name: string, id: string, values: Readonly<Record<string, Json>>, { isHeard = true } = {}): void {
    const { fields } = this.documents.get(id)!
    const changes = Object.entries(values).map(([path, value]) => ({
      id: crypto.randomUUID(),
      path,
      base: fields[path]?.value ?? null,
      value,
    }))
    this.#patch(id, changes, somebody(name), isHeard)
  }

  actAs(name: string, id: string, action: string, reason?: string): void {
    this.#act(id, { id: crypto.randomUUID(), action, ...(reason && { reason }) }, somebody(name))
  }

  commentAs(name: string, document: string, path: string, text: string): void {
    this.#said(document, { id: crypto.randomUUID(), path, text }, somebody(name))
  }

  tellPeople(id: string, people: readonly Present[]): void {
    this.#tell(id, 'people', people)
  }

  /** How many pages follow documents. */
  get followers(): number {
    return this.#streams.size
  }

  /** To be given as `portal.fetch`; other addresses go to `other`. */
  fetch = async (
    input: string | URL | Request,
    init: RequestInit = {},
    other?: (input: string, init: RequestInit) => Promise<Response>,
  ): Promise<Response> => {
    const address = input instanceof Request ? input.url : input.toString()
    const [, path] = /^\/api\/documents\/(.*)$/.exec(address) ?? []
    if (path === undefined) return other!(address, init)
    const call = `${init.method ?? 'GET'} ${path}`
    this.calls.push(call)
    if (path.includes('/stream')) return this.#stream(path, init.signal)
    await this.gate
    init.signal?.throwIfAborted()
    const trouble = this.broken?.call.test(call) ? this.broken.trouble : this.troubles.shift()
    if (trouble === 'offline') throw new TypeError('Failed to fetch')
    if (typeof trouble === 'number') return problem(trouble)
    const answer =
      init.body instanceof File
        ? this.#keep(call, init.body)
        : this.#answer(call, init.body ? JSON.parse(init.body as string) : undefined)
    if (trouble === 'lost') throw new TypeError('Failed to fetch')
    return answer
  }

  #answer(call: string, input: unknown): Response {
    const [, method, , id = '', part] = /^(\w+) ([^/?]+)(?:\/([^/?]+))?(?:\/([^?]+))?/.exec(call)!
    const document = this.documents.get(id)
    if (!id) return method === 'POST' ? this.#create(input as NewDocument) : this.#list(call)
    if (!document) return problem(404)
    if (method === 'PATCH' && !part)
      return json(this.#patch(id, (input as { changes: Change[] }).changes, this.me))
    if (part === 'actions') return this.#act(id, input as NewAction, this.me)
    if (part === 'history') return Response.json(this.#past(id, call))
    if (part?.startsWith('versions')) return this.#version(document, method!, part, input)
    if (part?.startsWith('files')) return new Response(this.files.get(part.slice('files/'.length)))
    if (part === 'references') return json(this.references.get(id) ?? { from: [], to: [] })
    if (part === 'people') return json(this.#named(call))
    if (part?.startsWith('comments')) return this.#comment(id, method!, part, input)
    return json(document)
  }

  #named(call: string): readonly Somebody[] {
    const text = new URLSearchParams(call.split('?')[1]).get('q')!.toLowerCase()
    return this.readers.filter(({ name }) => name.toLowerCase().startsWith(text))
  }

  #past(id: string, call: string): Page<PastChange> {
    const all = this.history.get(id)?.toReversed() ?? []
    const after = new URLSearchParams(call.split('?')[1]).get('after')
    const first = after === null ? 0 : all.findIndex((past) => past.id === after) + 1
    const data = all.slice(first, first + MAX_LIST_LENGTH)
    return { data, next: first + data.length < all.length ? data.at(-1)!.id : null }
  }

  /** Of the places and statuses that are asked for, what was changed last first; always one page, whatever else is asked. */
  #list(call: string): Response {
    const asked = new URLSearchParams(call.split('?')[1])
    const isAsked = (name: string, value: string) => !asked.has(name) || asked.getAll(name).includes(value)
    const found = [...this.documents.values()].filter(
      ({ place, status }) =>
        isAsked('place', place) &&
        isAsked('status', status) &&
        !this.#definition.statuses.hidden?.includes(status),
    )
    const data = found.map((document): DocumentRow => {
      const { fields: _fields, ...row } = document
      const body = bodyOf(document)
      return { ...row, columns: this.#definition.list.columns?.(body, this.#factsOf(body)) ?? {} }
    })
    return Response.json({
      data: data.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt)),
      next: null,
    })
  }

  #create({ id, place, fields }: NewDocument): Response {
    const slot = this.#definition.slot?.(fields)
    const known = [...this.documents.values()].find(
      (each) =>
        each.place === place &&
        this.#definition.statuses.open.includes(each.status) &&
        typeof slot === 'string' &&
        slot === this.#definition.slot?.(bodyOf(each)),
    )
    return json(known ?? this.add(id, { ...fields, ...this.newFields() }, { place }))
  }

  #patch(id: string, changes: readonly Change[], by: Somebody, isHeard = true) {
    const document = this.documents.get(id)!
    const known = this.history.get(id) ?? []
    const isOpen = this.#definition.statuses.open.includes(document.status)
    const fresh = changes.filter((change) => !known.some((past) => past.id === change.id))
    const body = bodyOf(document)
    const applied = applyChanges(this.#definition, this.#factsOf(body), body, fresh)
    const outcomes = isOpen
      ? applied.outcomes
      : fresh.map((change) => ({ id: change.id, outcome: 'closed' as const }))
    const done = fresh.filter((_, at) => outcomes[at]!.outcome === 'applied')
    const at = this.#now()
    const set = Object.fromEntries(
      done.map(({ path }) => [path, { value: applied.body[path] ?? null, by, at }]),
    )
    if (done.length) this.#store(document, set, {}, by, done, isHeard)
    const after = this.documents.get(id)!
    const all = new Map(outcomes.map((each) => [each.id, each]))
    return {
      version: after.version,
      status: after.status,
      outcomes: changes.map((change) => all.get(change.id) ?? { id: change.id, outcome: 'applied' as const }),
      fields: Object.fromEntries(changes.map(({ path }) => [path, after.fields[path] ?? null])),
    }
  }

  #act(id: string, { id: changeId, action, seen, reason }: NewAction, by: Somebody): Response {
    const document = this.documents.get(id)!
    const rule = this.#definition.actions[action]!
    if (!rule.from.includes(document.status))
      return problem(409, { type: 'urn:agency-os:problem:document-status', current: document.status })
    if (seen !== undefined && seen !== document.version)
      return problem(409, { type: 'urn:agency-os:problem:document-changed', version: document.version })
    const before = bodyOf(document)
    const set = this.actionFields(action, before)
    const at = this.#now()
    const fields = Object.fromEntries(
      Object.entries(set).map(([path, value]) => [path, { value, by, at }] as const),
    )
    const body = bodyOf({ ...document, fields: { ...document.fields, ...fields } })
    const problems = rule.problems?.(body, this.#factsOf(body)) ?? []
    if (problems.length) return problem(409, { type: 'urn:agency-os:problem:document-not-ready', problems })
    const result = rule.result?.(body, this.#factsOf(body)) ?? document.result
    const status = rule.to ?? document.status
    const lines = [
      ...(rule.to ? [{ path: STATUS_PATH, base: document.status as Json, value: rule.to as Json }] : []),
      ...Object.entries(set).map(([path, value]) => ({ path, base: before[path] ?? null, value })),
    ]
    const steps = lines.map((line, index) => ({ ...line, id: index === 0 ? changeId : crypto.randomUUID() }))
    this.#store(document, fields, { status, result }, by, steps)
    if (reason) this.#said(id, { id: changeId, path: STATUS_PATH, text: reason }, by)
    return json(this.documents.get(id))
  }

  #store(
    document: StoredDocument,
    set: Record<string, Field>,
    more: Partial<StoredDocument>,
    by: Somebody,
    steps: readonly Pick<PastChange, 'id' | 'path' | 'base' | 'value'>[],
    isHeard = true,
  ): void {
    const { id } = document
    const [at, version] = [this.#now(), document.version + 1]
    const changed = { ...document, ...more, version, fields: { ...document.fields, ...set } }
    const body = bodyOf(changed)
    const title = this.#definition.list.title(body, this.#factsOf(body))
    const next = { ...changed, title, updatedAt: at, updatedBy: by }
    this.documents.set(id, next)
    const past = steps.map(({ id: stepId, path, base, value }) => ({
      id: stepId,
      path,
      base,
      value,
      version,
      by,
      at,
    }))
    this.history.set(id, [...(this.history.get(id) ?? []), ...past])
    if (!isHeard) for (const each of past) this.#unheard.add(each.id)
    if (isHeard) this.#tell(id, 'changes', { version, status: next.status, fields: set })
  }

  #keep(call: string, file: File): Response {
    const id = new URLSearchParams(call.split('?')[1]).get('path')!.split('/').at(-1)!
    this.files.set(id, file)
    return json({ id, name: file.name, type: file.type, bytes: file.size }, 201)
  }

  #comment(id: string, method: string, part: string, input: unknown): Response {
    const all = this.comments.get(id) ?? []
    if (method === 'GET') return json(all)
    const own = all.find((each) => part.endsWith(each.id))
    if (method === 'POST') return json(this.#said(id, input as NewComment, this.me), 201)
    if (!own) return problem(404)
    const { resolved, text } = input ? (input as { resolved?: boolean; text?: string }) : {}
    const at = this.#now()
    const changed =
      text === undefined
        ? { ...own, resolved: resolved ? { by: this.me, at } : null }
        : { ...own, text, editedAt: at }
    const after = all.flatMap((each) => (each !== own ? each : method === 'DELETE' ? [] : changed))
    this.comments.set(id, after)
    this.#tell(id, 'comments', '')
    return json(after)
  }

  #said(document: string, { id, path, text }: NewComment, by: Somebody): readonly Comment[] {
    const all = this.comments.get(document) ?? []
    const said = { id, path, text, by, at: this.#now(), editedAt: null, resolved: null }
    const after = all.some((each) => each.id === id) ? all : [...all, said]
    this.comments.set(document, after)
    this.#tell(document, 'comments', '')
    return after
  }

  #version({ id, version, fields }: StoredDocument, method: string, part: string, input: unknown): Response {
    const all = this.versions.get(id) ?? []
    const wanted = all.find((each) => part.endsWith(`/${each.version}`))
    if (wanted) return json({ fields: wanted.fields })
    if (method === 'GET') return json(all)
    const { name } = input as { name: string }
    const named = { version, name, by: this.me, at: this.#now(), fields }
    this.versions.set(id, [named, ...all.filter((each) => each.version !== version)])
    return json(this.versions.get(id), 201)
  }

  #stream(path: string, signal?: AbortSignal | null): Response {
    const id = path.split('/')[1]!
    const since = Number(new URLSearchParams(path.split('?')[1]).get('since'))
    const bytes = new TextEncoder()
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const send = (event: string, data: unknown) =>
          controller.enqueue(bytes.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
        const follower = { id, send }
        this.#streams.add(follower)
        send('people', [{ ...this.me, page: 'own' }])
        this.#catchUp(id, since, send)
        signal?.addEventListener('abort', () => {
          this.#streams.delete(follower)
          controller.error(signal.reason)
        })
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }

  /** What the page has not heard of, as it stands now; what somebody did unheard stays so. */
  #catchUp(id: string, since: number, send: (event: string, data: unknown) => void): void {
    const { version, status, fields } = this.documents.get(id)!
    const missed = (this.history.get(id) ?? []).filter(
      (past) => past.version > since && !this.#unheard.has(past.id),
    )
    const touched = Object.fromEntries(
      missed.flatMap(({ path }) => (fields[path] ? [[path, fields[path]]] : [])),
    )
    if (missed.length) send('changes', { version, status, fields: touched })
  }

  #tell(id: string, event: string, data: unknown): void {
    for (const stream of this.#streams) if (stream.id === id) stream.send(event, data)
  }

  #now(): string {
    return new Date(START + 60_000 * this.#minutes++).toISOString()
  }
}

const somebody = (name: string) => ({ id: `person-${name}`, name })

const bodyOf = ({ fields }: Pick<StoredDocument, 'fields'>): Body =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, { value }]) => (value === null ? [] : [[path, value]])),
  )

function json(data: unknown, status = 200): Response {
  return Response.json({ data }, { status })
}

function problem(status: number, more: object = {}): Response {
  const body = JSON.stringify({ type: 'about:blank', title: `Problem ${status}`, status, ...more })
  return new Response(body, { status, headers: { 'content-type': 'application/problem+json' } })
}
