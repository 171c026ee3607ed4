import type { Change } from '../../domain/document/change.ts'
import type { Json } from '../../domain/document/json.ts'
import { valueAt } from '../../domain/document/sheet.ts'
import type {
  CellAuthors,
  NamedVersion,
  NewAction,
  NewDocument,
  Present,
  References,
  Somebody,
  StoredDocument,
} from '../../domain/document/wire.ts'
import { answer, asRead, bodyOf, refuse } from './answers-in-tests.ts'
import { StoredInTests } from './stored-in-tests.ts'

/** What happens to a call instead of its answer: a status, no connection, or the answer gets lost. */
export type Trouble = number | 'offline' | 'lost'

/** The documents' API in memory, with trouble on demand and somebody else at work; for tests in the browser. */
export class DocumentsInTests<Facts> extends StoredInTests<Facts> {
  readonly versions = new Map<string, readonly (NamedVersion & Pick<StoredDocument, 'fields'>)[]>()
  /** By the id of the document that they are asked of. */
  readonly references = new Map<string, References>()
  /** By their ids. */
  readonly files = new Map<string, File>()
  /** People who may read the documents: they are offered in a mention. */
  readers: readonly Somebody[] = []
  /** Every call as `PATCH note/n1`. */
  readonly calls: string[] = []
  /** The last that a page said of the field that its person is in. */
  presence: { page: string; at: string } | undefined
  /** One for each call to come, streams apart. */
  troubles: Trouble[] = []
  /** Answers every call that matches with this. */
  broken: { call: RegExp; trouble: Trouble } | null = null
  /** Calls wait until it resolves. */
  gate: Promise<void> = Promise.resolve()
  /** What the server adds to a new document. */
  newFields: () => Readonly<Record<string, Json>> = () => ({})

  /** Calls wait from now on; the function lets them go. */
  hold(): () => void {
    let go = () => {}
    this.gate = new Promise((resolve) => (go = resolve))
    return () => go()
  }

  /** Somebody else sets fields, and whoever follows the document hears of it unless told otherwise. */
  setAs(name: string, id: string, values: Readonly<Record<string, Json>>, { isHeard = true } = {}): void {
    const body = bodyOf(this.documents.get(id)!)
    const changes = Object.entries(values).map(([path, value]) => ({
      id: crypto.randomUUID(),
      path,
      base: valueAt(this.definition, body, path),
      value,
    }))
    this.patch(id, changes, somebody(name), isHeard)
  }

  actAs(name: string, id: string, action: string, reason?: string): void {
    this.act(id, { id: crypto.randomUUID(), action, ...(reason && { reason }) }, somebody(name))
  }

  commentAs(name: string, document: string, path: string, text: string): void {
    this.said(document, { id: crypto.randomUUID(), path, text }, somebody(name))
  }

  tellPeople(id: string, people: readonly Present[]): void {
    this.streams.tell(id, 'people', people)
  }

  /** How many pages follow documents. */
  get followers(): number {
    return this.streams.size
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
    if (typeof trouble === 'number') return refuse(trouble)
    const answered =
      init.body instanceof File
        ? this.#keep(call, init.body)
        : this.#answer(call, init.body ? JSON.parse(init.body as string) : undefined)
    if (trouble === 'lost') throw new TypeError('Failed to fetch')
    return answered
  }

  #answer(call: string, input: unknown): Response {
    const [, method, , id = '', part] = /^(\w+) ([^/?]+)(?:\/([^/?]+))?(?:\/([^?]+))?/.exec(call)!
    const document = this.documents.get(id)
    if (!id) return method === 'POST' ? this.#create(input as NewDocument) : this.list(call)
    if (!document) return refuse(404)
    if (method === 'PATCH' && !part)
      return answer(this.patch(id, (input as { changes: Change[] }).changes, this.me))
    if (part === 'actions') return this.act(id, input as NewAction, this.me)
    if (part === 'presence') return answer((this.presence = input as { page: string; at: string }))
    if (part === 'history') return Response.json(this.past(id, call))
    if (part?.startsWith('versions')) return this.#version(document, method!, part, input)
    if (part?.startsWith('files')) return new Response(this.files.get(part.slice('files/'.length)))
    if (part === 'references') return answer(this.references.get(id) ?? { from: [], to: [] })
    if (part === 'people') return answer(this.#named(call))
    if (part?.startsWith('comments')) return this.comment(id, method!, part, input)
    return answer(asRead(this.definition, document))
  }

  #named(call: string): readonly Somebody[] {
    const text = new URLSearchParams(call.split('?')[1]).get('q')!.toLowerCase()
    return this.readers.filter(({ name }) => name.toLowerCase().startsWith(text))
  }

  #create({ id, place, fields }: NewDocument): Response {
    const slot = this.definition.slot?.(fields)
    const known = [...this.documents.values()].find(
      (each) =>
        each.place === place &&
        this.definition.statuses.open.includes(each.status) &&
        typeof slot === 'string' &&
        slot === this.definition.slot?.(bodyOf(each)),
    )
    return answer(
      asRead(this.definition, known ?? this.add(id, { ...fields, ...this.newFields() }, { place })),
    )
  }

  #keep(call: string, file: File): Response {
    const id = new URLSearchParams(call.split('?')[1]).get('path')!.split('/').at(-1)!
    this.files.set(id, file)
    return answer({ id, name: file.name, type: file.type, bytes: file.size }, 201)
  }

  #version(document: StoredDocument, method: string, part: string, input: unknown): Response {
    const { id, version, fields } = document
    const all = this.versions.get(id) ?? []
    const [, number, of] = part.split('/')
    const wanted = all.find((each) => String(each.version) === number)
    if (of === 'authors') return answer(this.#authorsSince(id, Number(number)))
    if (wanted && of === 'copies') {
      const { place } = document
      return answer(this.add((input as { id: string }).id, bodyOf(wanted), { place }), 201)
    }
    if (wanted) {
      const { fields, rows } = asRead(this.definition, { ...document, fields: wanted.fields })
      return answer({ fields, ...(rows && { rows }) })
    }
    if (method === 'GET') return answer(all)
    const { name } = input as { name: string }
    const named = { version, name, by: this.me, at: this.now(), fields }
    this.versions.set(id, [named, ...all.filter((each) => each.version !== version)])
    return answer(this.versions.get(id), 201)
  }

  #authorsSince(id: string, version: number): CellAuthors {
    const later = (this.history.get(id) ?? []).filter((past) => past.version > version)
    return Object.fromEntries(later.map(({ path, by, at }) => [path, { by, at }]))
  }

  #stream(path: string, signal?: AbortSignal | null): Response {
    const id = path.split('/')[1]!
    const asked = new URLSearchParams(path.split('?')[1])
    const since = Number(asked.get('since'))
    return this.streams.open(id, signal, (send) => {
      send('people', [{ ...this.me, page: asked.get('page') ?? 'own' }])
      this.#catchUp(id, since, send)
    })
  }

  /** What the page has not heard of, as it stands now; what somebody did unheard stays so. */
  #catchUp(id: string, since: number, send: (event: string, data: unknown) => void): void {
    const { version, status, fields } = this.documents.get(id)!
    const missed = (this.history.get(id) ?? []).filter(
      (past) => past.version > since && !this.unheard.has(past.id),
    )
    const body = bodyOf({ fields })
    const touched = Object.fromEntries(
      missed.map(({ path, by, at }) => [
        path,
        fields[path] ?? { value: valueAt(this.definition, body, path), by, at },
      ]),
    )
    if (missed.length) send('changes', { version, status, fields: touched })
  }
}

const somebody = (name: string) => ({ id: `person-${name}`, name })
