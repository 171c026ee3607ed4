import { atom, map, type WritableAtom } from 'nanostores'
import { fieldProblem } from '../../domain/document/apply-changes.ts'
import { type Body, textOf } from '../../domain/document/change.ts'
import type { ActionRule, DocumentDefinition, FieldProblem } from '../../domain/document/definition.ts'
import type { FieldError } from '../../domain/document/field-error.ts'
import { ruleOf } from '../../domain/document/field-rule.ts'
import type { Json } from '../../domain/document/json.ts'
import { BodyCopy, sheetPlace } from '../../domain/document/sheet.ts'
import type { Changed, Field, Patched, Present, StoredDocument } from '../../domain/document/wire.ts'
import { type FieldView, fieldView, isSameView, UNTOUCHED } from './field-view.ts'
import { groupEntries, withTheirGroups } from './group-entries.ts'
import { mergeLines } from './merge-lines.ts'
import { OpenSheet } from './open-sheet.ts'
import type { Outbox } from './outbox.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import type { Sender } from './sender.ts'
import { UndoSteps } from './undo-steps.ts'
import { unitOfChanges } from './unit-of-changes.ts'

const MANY_FIELDS = 50

export interface OpenDocumentParts<Facts> {
  definition: DocumentDefinition<Facts>
  facts: Facts
  outbox: Outbox
  sender: Sender
  /** Path in the portal where it is worked on. */
  address?: string
}

/** The part of a definition that needs no facts. */
export interface DocumentRules extends Pick<
  DocumentDefinition,
  'commentPermission' | 'fields' | 'ownerOr' | 'references' | 'statuses' | 'writePermission'
> {
  actions: Readonly<
    Record<
      string,
      Pick<ActionRule<never>, 'from' | 'to' | 'permission' | 'asksReason' | 'byAnother' | 'undoneWithinMs'>
    >
  >
}

/** One document while it is worked on: a store of its fields, and what the person does to them. */
export class OpenDocument<Facts = unknown> {
  /** By path; a path that is not in it is untouched. */
  readonly $fields = map<Record<string, FieldView>>({})
  /** All but the fields. */
  readonly $about: WritableAtom<Omit<StoredDocument, 'fields'>>
  readonly $canUndo = atom({ undo: false, redo: false })
  /** Who has it open, the person's own pages too. */
  readonly $people = atom<readonly Present[]>([])
  /** Grows whenever somebody says something about it. */
  readonly $commented = atom(0)
  /** Undefined for a type without a sheet. */
  readonly sheet: OpenSheet | undefined
  #parts: OpenDocumentParts<Facts>
  readonly #steps = new UndoSteps()
  readonly #stop: (() => void)[]
  /** All that happened until this version is known here. */
  #seen: number
  #stored: Record<string, Field>
  #pending = new Map<string, readonly OutboxEntry[]>()

  constructor(parts: OpenDocumentParts<Facts>, { fields, rows = {}, ...about }: StoredDocument) {
    this.#parts = parts
    this.sheet = parts.definition.sheet && new OpenSheet(parts.definition, rows)
    this.#stored = { ...fields }
    this.$about = atom(about)
    this.#seen = about.version
    this.#stop = [
      parts.outbox.subscribe(() => this.#outboxChanged()),
      parts.sender.subscribe(() => this.#show(this.#pending.keys())),
    ]
    this.#show(Object.keys(fields))
    this.#outboxChanged()
  }

  /** What may be done beside setting fields, and by whom. */
  get rules(): DocumentRules {
    return this.#parts.definition
  }

  /** Takes what its rules need to know by now, such as the questions of another version. */
  learn(facts: Facts): void {
    this.#parts = { ...this.#parts, facts }
  }

  field(path: string): FieldView {
    return this.#isOfSheet(path) ? this.#view(path) : (this.$fields.get()[path] ?? UNTOUCHED)
  }

  /** What the server holds in a field, whatever the person has put on top. */
  stored(path: string): Field | undefined {
    return this.#stored[path]
  }

  /** All that the server holds, with who put it there. */
  get storedFields(): Readonly<Record<string, Field>> {
    return this.#stored
  }

  /** As the person sees it. */
  get body(): Body {
    const fields = Object.entries(this.$fields.get()).flatMap(([path, { value }]) =>
      value === null ? [] : [[path, value] as const],
    )
    return { ...Object.fromEntries(fields), ...this.sheet?.rows }
  }

  /** Why the value of a field is refused before it is sent; undefined where only the server knows. */
  wrongAt(path: string): FieldError | FieldProblem | undefined {
    const { definition, facts } = this.#parts
    const ofBody = () => definition.check?.(this.body, facts).find((problem) => problem.path === path)
    return fieldProblem(definition, path, this.field(path).value) ?? ofBody()
  }

  /** Problems that stop an action, as far as the browser knows them. */
  problemsOf(action: string): readonly FieldProblem[] {
    const { definition, facts } = this.#parts
    return definition.actions[action]?.problems?.(this.body, facts) ?? []
  }

  /** Sets one or more fields in one step, which is stored whole or not at all. */
  set(values: Readonly<Record<string, Json>>, { pauseMs = 0 } = {}): void {
    const before = Object.keys(values).map(
      (path) => [path, { before: this.field(path).value, after: values[path]! }] as const,
    )
    this.#put(values, pauseMs)
    this.#steps.did(Object.fromEntries(before), { isTyped: pauseMs > 0 })
    this.#tellSteps()
  }

  /** Takes the person's last step back; answers the paths that it touched, none where nothing was left to undo. */
  undo(): readonly string[] {
    return this.#step(this.#steps.undo((path) => this.field(path).value))
  }

  redo(): readonly string[] {
    return this.#step(this.#steps.redo((path) => this.field(path).value))
  }

  /** After a conflict: stores the person's own value, or lets it go with all of its step. */
  resolve(path: string, whose: 'mine' | 'theirs'): void {
    const entries = this.#together(path)
    const values = Object.fromEntries(entries.map(({ change }) => [change.path, change.value]))
    this.#parts.outbox.replace(entries)
    if (whose === 'mine') this.#put(values, 0)
  }

  /** Lets go of what cannot be stored. */
  discard(path: string): void {
    this.resolve(path, 'theirs')
  }

  /** Tries again what failed. */
  retry(): void {
    const refused = this.#entries().filter((entry) => entry.refused?.kind === 'refused')
    this.#parts.outbox.replace(
      [],
      refused.map((entry) => ({ ...entry, refused: null })),
    )
    void this.#parts.sender.send()
  }

  /** Resolves when all that can be sent has been; whether everything is stored. */
  async flush(): Promise<boolean> {
    await this.#parts.sender.send()
    return this.#entries().length === 0
  }

  /** The version until which nothing has happened unseen; an own change may be stored on top of what others did since. */
  get seen(): number {
    return this.#seen
  }

  /** All changes of this document that the server has not acknowledged. */
  get pending(): readonly OutboxEntry[] {
    return this.#entries()
  }

  /** Something that the server answered or told; what is older than what is known stays out. */
  receive(news: Patched | Changed | StoredDocument): void {
    for (const [path, field] of Object.entries(news.fields)) if (field) this.#keep(path, field)
    const about = this.$about.get()
    const isGap = 'outcomes' in news && news.version > this.#seen + 1
    if (!isGap) this.#seen = Math.max(this.#seen, news.version)
    if ('rows' in news && news.rows && news.version >= about.version) this.#readAgain(news.rows)
    if (news.version >= about.version) {
      const { fields: _fields, rows: _rows, ...rest } = { rows: undefined, ...news }
      const { version, status } = rest
      this.$about.set('createdAt' in rest ? rest : { ...about, version, status, title: this.#title() })
    }
    this.#show(Object.keys(news.fields))
  }

  /** The value that holds both, for long text where two people changed different lines. */
  merged({ change: { path, base, value } }: OutboxEntry, theirs: Field | null): Json | undefined {
    const { definition } = this.#parts
    if (ruleOf(definition.fields, path)?.merge !== 'lines') return undefined
    const merged = mergeLines(textOf(value), textOf(base), textOf(theirs?.value ?? null))
    return merged === undefined || fieldProblem(definition, path, merged) ? undefined : merged
  }

  close(): void {
    for (const stop of this.#stop) stop()
  }

  #put(values: Readonly<Record<string, Json>>, pauseMs: number): void {
    const { definition, facts, outbox, sender, address = '' } = this.#parts
    const replaced = this.#unheard(Object.keys(values))
    const { id, title } = this.$about.get()
    const copy = new BodyCopy(definition, this.body)
    for (const { change } of replaced) copy.set(change.path, null)
    const world = {
      definition,
      facts,
      body: copy.body,
      newId: () => crypto.randomUUID(),
      nextOrder: () => outbox.nextOrder(),
      document: { type: definition.type, document: id, title, address },
    }
    const { removed, put } = unitOfChanges(values, replaced, world)
    outbox.replace(removed, put)
    sender.sendIn(pauseMs)
  }

  #step(values: Readonly<Record<string, Json>> = {}): readonly string[] {
    const paths = Object.keys(values)
    if (paths.length) this.#put(values, 0)
    this.#tellSteps()
    return paths
  }

  /** As the server has it once it has stored these fields. */
  #title(): string {
    const { definition, facts } = this.#parts
    const held = Object.entries(this.#stored).filter(([, { value }]) => value !== null)
    return definition.list.title(Object.fromEntries(held.map(([path, { value }]) => [path, value])), facts)
  }

  #tellSteps(): void {
    this.$canUndo.set({ undo: this.#steps.canUndo, redo: this.#steps.canRedo })
  }

  /** Changes of these paths, and of their groups, that the server cannot have heard of or has refused. */
  #unheard(paths: readonly string[]): readonly OutboxEntry[] {
    const entries = this.#entries().filter(({ wasSent, refused }) => !wasSent || refused)
    return withTheirGroups(
      entries.filter(({ change }) => paths.includes(change.path)),
      entries,
    )
  }

  /** A path's changes with their groups. */
  #together(path: string): readonly OutboxEntry[] {
    return withTheirGroups(this.#pending.get(path) ?? [], this.#entries())
  }

  #entries(): readonly OutboxEntry[] {
    return [...this.#pending.values()].flat()
  }

  #keep(path: string, field: Field): void {
    const known = this.#stored[path]
    if (known && known.at > field.at) return
    this.#stored[path] = field
    if (this.#isOfSheet(path)) this.#keepInSheet(path, field.value)
  }

  /** Cells that were known singly are older than a whole row. */
  #keepInSheet(path: string, value: Json): void {
    this.sheet!.keep(path, value)
    if (sheetPlace(this.#parts.definition, path)?.cell) return
    for (const known of Object.keys(this.#stored))
      if (known.startsWith(`${path}/`)) delete this.#stored[known]
  }

  #isOfSheet(path: string): boolean {
    return sheetPlace(this.#parts.definition, path) !== undefined
  }

  /** Drops cells that were known singly: what was read is newer. */
  #readAgain(rows: NonNullable<StoredDocument['rows']>): void {
    for (const path of Object.keys(this.#stored)) if (this.#isOfSheet(path)) delete this.#stored[path]
    this.sheet?.replace(rows, this.#entries())
  }

  #outboxChanged(): void {
    const before = [...this.#pending.keys()]
    this.#pending = byPath(this.#parts.outbox.entriesOf(this.$about.get().id))
    for (const { change, refused } of this.#entries()) {
      // met by another page; cells have no time of their own by which an old one is known
      if (refused?.kind === 'conflict' && refused.theirs && !this.#isOfSheet(change.path))
        this.#keep(change.path, refused.theirs)
    }
    this.#show(new Set([...before, ...this.#pending.keys()]))
  }

  #view(path: string): FieldView {
    const known = this.#stored[path]
    const value = this.sheet && this.#isOfSheet(path) ? this.sheet.storedAt(path) : null
    const stored = known ?? (value === null ? undefined : { value })
    return fieldView(stored, this.#pending.get(path) ?? [], this.#parts.sender)
  }

  #show(paths: Iterable<string>): void {
    const shown = this.$fields.get()
    const rows = new Set<string>()
    const changed = [...new Set(paths)].flatMap((path) => {
      const place = sheetPlace(this.#parts.definition, path)
      if (place) rows.add(place.row)
      const view = place ? undefined : this.#view(path)
      return !view || isSameView(shown[path], view) ? [] : [[path, view] as const]
    })
    this.sheet?.show(rows, this.#entries())
    // each key copies all of them
    if (changed.length > MANY_FIELDS) this.$fields.set({ ...shown, ...Object.fromEntries(changed) })
    else for (const [path, view] of changed) this.$fields.setKey(path, view)
  }
}

function byPath(entries: readonly OutboxEntry[]): Map<string, readonly OutboxEntry[]> {
  const named = groupEntries(entries, ({ change }) => change.path)
  return new Map(named.map((own) => [own[0].change.path, own]))
}
