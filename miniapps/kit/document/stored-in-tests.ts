import type { Page } from '../../../shell/contract/page.ts'
import { applyChanges } from '../../domain/document/apply-changes.ts'
import type { Body, Change } from '../../domain/document/change.ts'
import type { DocumentDefinition } from '../../domain/document/definition.ts'
import type { Json } from '../../domain/document/json.ts'
import { apart, sheetPlace, valueAt } from '../../domain/document/sheet.ts'
import { MAX_LIST_LENGTH } from '../../domain/document/limits.ts'
import {
  type DocumentRow,
  type Field,
  type NewAction,
  type PastChange,
  type Somebody,
  STATUS_PATH,
  type StoredDocument,
} from '../../domain/document/wire.ts'
import { answer, asRead, bodyOf, refuse } from './answers-in-tests.ts'
import { CommentsInTests } from './comments-in-tests.ts'

/** Documents and their history in memory, by the rules of their definition. */
export class StoredInTests<Facts> extends CommentsInTests {
  readonly documents = new Map<string, StoredDocument>()
  readonly history = new Map<string, PastChange[]>()
  /** Fields that the server sets with an action. */
  actionFields: (action: string, body: Body) => Readonly<Record<string, Json>> = () => ({})
  protected readonly definition: DocumentDefinition<Facts>
  protected readonly factsOf: (body: Body) => Facts
  /** Changes that those who follow were not told of. */
  protected readonly unheard = new Set<string>()

  constructor(definition: DocumentDefinition<Facts>, factsOf: (body: Body) => Facts) {
    super()
    this.definition = definition
    this.factsOf = factsOf
  }

  add(
    id: string,
    given: Readonly<Record<string, Json>> = {},
    more: Partial<StoredDocument> = {},
  ): StoredDocument {
    const at = this.now()
    const { fields: head, rows } = apart(this.definition, given)
    const fields = { ...head, ...rows }
    const document: StoredDocument = {
      id,
      type: this.definition.type,
      place: 'brand-0001',
      status: this.definition.statuses.first,
      version: 1,
      title: this.definition.list.title(fields, this.factsOf(fields)),
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

  protected patch(id: string, changes: readonly Change[], by: Somebody, isHeard = true) {
    const document = this.documents.get(id)!
    const known = this.history.get(id) ?? []
    const isOpen = this.definition.statuses.open.includes(document.status)
    const fresh = changes.filter((change) => !known.some((past) => past.id === change.id))
    const body = bodyOf(document)
    const applied = applyChanges(this.definition, this.factsOf(body), body, fresh)
    const outcomes = isOpen
      ? applied.outcomes
      : fresh.map((change) => ({ id: change.id, outcome: 'closed' as const }))
    const done = fresh.filter((_, at) => outcomes[at]!.outcome === 'applied')
    const at = this.now()
    const standing = (path: string): Field => ({
      value: valueAt(this.definition, applied.body, path),
      by,
      at,
    })
    const holder = (path: string) => sheetPlace(this.definition, path)?.row ?? path
    const set = Object.fromEntries(done.map(({ path }) => [holder(path), standing(holder(path))]))
    const told = Object.fromEntries(done.map(({ path }) => [path, standing(path)]))
    if (done.length) this.#store(document, set, {}, by, done, isHeard ? told : null)
    const after = this.documents.get(id)!
    const found = (path: string) =>
      holder(path) in after.fields
        ? { ...after.fields[holder(path)]!, value: valueAt(this.definition, bodyOf(after), path) }
        : null
    const all = new Map(outcomes.map((each) => [each.id, each]))
    return {
      version: after.version,
      status: after.status,
      outcomes: changes.map((change) => all.get(change.id) ?? { id: change.id, outcome: 'applied' as const }),
      fields: Object.fromEntries(changes.map(({ path }) => [path, found(path)])),
    }
  }

  protected act(id: string, { id: changeId, action, seen, reason }: NewAction, by: Somebody): Response {
    const document = this.documents.get(id)!
    const rule = this.definition.actions[action]!
    if (!rule.from.includes(document.status))
      return refuse(409, { type: 'urn:agency-os:problem:document-status', current: document.status })
    if (seen !== undefined && seen !== document.version)
      return refuse(409, { type: 'urn:agency-os:problem:document-changed', version: document.version })
    const before = bodyOf(document)
    const set = this.actionFields(action, before)
    const at = this.now()
    const fields = Object.fromEntries(
      Object.entries(set).map(([path, value]) => [path, { value, by, at }] as const),
    )
    const body = bodyOf({ ...document, fields: { ...document.fields, ...fields } })
    const problems = rule.problems?.(body, this.factsOf(body)) ?? []
    if (problems.length) return refuse(409, { type: 'urn:agency-os:problem:document-not-ready', problems })
    const result = rule.result?.(body, this.factsOf(body)) ?? document.result
    const status = rule.to ?? document.status
    const lines = [
      ...(rule.to ? [{ path: STATUS_PATH, base: document.status as Json, value: rule.to as Json }] : []),
      ...Object.entries(set).map(([path, value]) => ({ path, base: before[path] ?? null, value })),
    ]
    const steps = lines.map((line, index) => ({ ...line, id: index === 0 ? changeId : crypto.randomUUID() }))
    this.#store(document, fields, { status, result }, by, steps)
    if (reason) this.said(id, { id: changeId, path: STATUS_PATH, text: reason }, by)
    return answer(asRead(this.definition, this.documents.get(id)!))
  }

  #store(
    document: StoredDocument,
    set: Record<string, Field>,
    more: Partial<StoredDocument>,
    by: Somebody,
    steps: readonly Pick<PastChange, 'id' | 'path' | 'base' | 'value'>[],
    told: Record<string, Field> | null = set,
  ): void {
    const { id } = document
    const [at, version] = [this.now(), document.version + 1]
    const changed = { ...document, ...more, version, fields: { ...document.fields, ...set } }
    const body = bodyOf(changed)
    const title = this.definition.list.title(body, this.factsOf(body))
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
    if (told) this.streams.tell(id, 'changes', { version, status: next.status, fields: told })
    else for (const each of past) this.unheard.add(each.id)
  }

  protected past(id: string, call: string): Page<PastChange> {
    const all = this.history.get(id)?.toReversed() ?? []
    const after = new URLSearchParams(call.split('?')[1]).get('after')
    const first = after === null ? 0 : all.findIndex((past) => past.id === after) + 1
    const data = all.slice(first, first + MAX_LIST_LENGTH)
    return { data, next: first + data.length < all.length ? data.at(-1)!.id : null }
  }

  /**
   * Of the places and statuses that are asked for, what was changed last first; always one page, whatever
   * else is asked.
   */
  protected list(call: string): Response {
    const asked = new URLSearchParams(call.split('?')[1])
    const isAsked = (name: string, value: string) => !asked.has(name) || asked.getAll(name).includes(value)
    const found = [...this.documents.values()].filter(
      ({ place, status }) =>
        isAsked('place', place) &&
        isAsked('status', status) &&
        !this.definition.statuses.hidden?.includes(status),
    )
    const data = found.map((document): DocumentRow => {
      const { fields: _fields, ...row } = document
      const body = bodyOf(document)
      return { ...row, columns: this.definition.list.columns?.(body, this.factsOf(body)) ?? {} }
    })
    const having = asked.getAll('having').map((each) => each.split(':'))
    const isHaving = ({ columns }: DocumentRow) =>
      having.every(([name, value]) => JSON.stringify(columns[name!]) === value || columns[name!] === value)
    return Response.json({
      data: data.filter(isHaving).toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt)),
      next: null,
    })
  }
}
