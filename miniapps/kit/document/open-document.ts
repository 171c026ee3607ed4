import { atom, type MapStore, type WritableAtom } from 'nanostores'
import { fieldProblem } from '../../domain/document/apply-changes.ts'
import type { Body } from '../../domain/document/change.ts'
import type { FieldProblem } from '../../domain/document/definition.ts'
import type { FieldError } from '../../domain/document/field-error.ts'
import type { Json } from '../../domain/document/json.ts'
import type { Changed, Field, Patched, Present, StoredDocument } from '../../domain/document/wire.ts'
import type { DocumentRules } from './document-rules.ts'
import type { FieldView } from './field-view.ts'
import { mergedText } from './merged-text.ts'
import type { OpenDocumentParts } from './open-document-parts.ts'
import type { OpenSheet } from './open-sheet.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { OwnSteps } from './own-steps.ts'
import { PendingChanges } from './pending-changes.ts'
import { ShownFields } from './shown-fields.ts'
import { StoredValues } from './stored-values.ts'

/** One document while it is worked on: a store of its fields, and what the person does to them. */
export class OpenDocument<Facts = unknown> {
  /** All but the fields. */
  readonly $about: WritableAtom<Omit<StoredDocument, 'fields'>>
  /** Who has it open, the person's own pages too. */
  readonly $people = atom<readonly Present[]>([])
  /** Path of the field that the person is in, for others who have it open; '' for none. */
  readonly $standsAt = atom('')
  /** Grows whenever somebody says something about it. */
  readonly $commented = atom(0)
  #parts: OpenDocumentParts<Facts>
  readonly #steps: OwnSteps<Facts>
  readonly #stop: (() => void)[]
  /** All that happened until this version is known here. */
  #seen: number
  readonly #stored: StoredValues
  readonly #pending: PendingChanges
  readonly #shown: ShownFields

  constructor(parts: OpenDocumentParts<Facts>, { fields, rows, ...about }: StoredDocument) {
    this.#parts = parts
    this.#stored = new StoredValues(parts.definition, fields, rows)
    this.#pending = new PendingChanges(parts.outbox, about.id)
    this.#shown = new ShownFields(this.#stored, this.#pending, parts.sender)
    this.#steps = new OwnSteps(this.#shown, this.#pending, () => this.#stepped)
    this.$about = atom(about)
    this.#seen = about.version
    this.#stop = [
      parts.outbox.subscribe(() => this.#outboxChanged()),
      parts.sender.subscribe(() => this.#shown.show(this.#pending.paths)),
    ]
    this.#shown.show(Object.keys(fields))
    this.#outboxChanged()
  }

  /** What may be done beside setting fields, and by whom. */
  get rules(): DocumentRules {
    return this.#parts.definition
  }

  /** Undefined for a type without a sheet. */
  get sheet(): OpenSheet | undefined {
    return this.#stored.sheet
  }

  /** By path; a path that is not in it is untouched. */
  get $fields(): MapStore<Record<string, FieldView>> {
    return this.#shown.$fields
  }

  get $canUndo() {
    return this.#steps.$can
  }

  /** Takes what its rules need to know by now, such as the questions of another version. */
  learn(facts: Facts): void {
    this.#parts = { ...this.#parts, facts }
  }

  field(path: string): FieldView {
    return this.#shown.at(path)
  }

  /** All that the server holds, with who put it there. */
  get storedFields(): Readonly<Record<string, Field>> {
    return this.#stored.fields
  }

  /** As the person sees it. */
  get body(): Body {
    return this.#shown.body
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

  /** Permissions that an action on it, as it is now, takes beyond that of the app. */
  permissionsFor(action: string): readonly string[] {
    const { definition, facts } = this.#parts
    const rule = definition.actions[action]!
    return [rule.permission, rule.permissionFor?.(this.body, facts)].filter((each) => each !== undefined)
  }

  /** Sets one or more fields in one step, which is stored whole or not at all. */
  set(values: Readonly<Record<string, Json>>, { pauseMs = 0 } = {}): void {
    this.#steps.set(values, pauseMs)
  }

  /** Takes the person's last step back; answers the paths that it touched, none where nothing was left to undo. */
  undo(): readonly string[] {
    return this.#steps.take('undo')
  }

  redo(): readonly string[] {
    return this.#steps.take('redo')
  }

  /** After a conflict: stores the person's own value, or lets it go with all of its step. */
  resolve(path: string, whose: 'mine' | 'theirs'): void {
    const entries = this.#pending.together(path)
    const values = Object.fromEntries(entries.map(({ change }) => [change.path, change.value]))
    this.#parts.outbox.replace(entries)
    if (whose === 'mine') this.#steps.put(values, 0)
  }

  /** Lets go of what cannot be stored. */
  discard(path: string): void {
    this.resolve(path, 'theirs')
  }

  /** Tries again what failed. */
  retry(): void {
    this.#pending.waitAgain()
    void this.#parts.sender.send()
  }

  /** Resolves when all that can be sent has been; whether everything is stored. */
  async flush(): Promise<boolean> {
    await this.#parts.sender.send()
    return this.pending.length === 0
  }

  /** The version until which nothing has happened unseen; an own change may be stored on top of what others did since. */
  get seen(): number {
    return this.#seen
  }

  /** All changes of this document that the server has not acknowledged. */
  get pending(): readonly OutboxEntry[] {
    return this.#pending.all
  }

  /** Something that the server answered or told; what is older than what is known stays out. */
  receive(news: Patched | Changed | StoredDocument): void {
    for (const [path, field] of Object.entries(news.fields)) if (field) this.#stored.keep(path, field)
    const about = this.$about.get()
    const isGap = 'outcomes' in news && news.version > this.#seen + 1
    if (!isGap) this.#seen = Math.max(this.#seen, news.version)
    if ('rows' in news && news.rows && news.version >= about.version)
      this.#stored.readAgain(news.rows, this.pending)
    if (news.version >= about.version) {
      const { fields: _fields, rows: _rows, ...rest } = { rows: undefined, ...news }
      const { version, status } = rest
      this.$about.set('createdAt' in rest ? rest : { ...about, version, status, title: this.#title() })
    }
    this.#shown.show(Object.keys(news.fields))
  }

  /** The value that holds both, for long text where two people changed different lines. */
  merged({ change }: OutboxEntry, theirs: Field | null): Json | undefined {
    return mergedText(this.#parts.definition, change, theirs?.value ?? null)
  }

  close(): void {
    for (const stop of this.#stop) stop()
  }

  get #stepped() {
    const { id, title } = this.$about.get()
    return { parts: this.#parts, id, title }
  }

  /** As the server has it once it has stored these fields. */
  #title(): string {
    const { definition, facts } = this.#parts
    return definition.list.title(this.#stored.body, facts)
  }

  #outboxChanged(): void {
    const paths = this.#pending.read()
    for (const { change, refused } of this.pending) {
      // met by another page; cells have no time of their own by which an old one is known
      if (refused?.kind === 'conflict' && refused.theirs && !this.#stored.isOfSheet(change.path))
        this.#stored.keep(change.path, refused.theirs)
    }
    this.#shown.show(paths)
  }
}
