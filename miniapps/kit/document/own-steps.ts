import { atom } from 'nanostores'
import type { Json } from '../../domain/document/json.ts'
import { BodyCopy } from '../../domain/document/sheet.ts'
import type { OpenDocumentParts } from './open-document-parts.ts'
import type { PendingChanges } from './pending-changes.ts'
import type { ShownFields } from './shown-fields.ts'
import { UndoSteps } from './undo-steps.ts'
import { unitOfChanges } from './unit-of-changes.ts'

/** The document that is open; its parts are others once its facts are. */
interface Stepped<Facts> {
  parts: OpenDocumentParts<Facts>
  id: string
  title: string
}

/** The person's own steps in one document: each goes to the outbox whole, and can be taken back and done again. */
export class OwnSteps<Facts> {
  readonly $can = atom({ undo: false, redo: false })
  readonly #shown: ShownFields
  readonly #pending: PendingChanges
  readonly #document: () => Stepped<Facts>
  readonly #steps = new UndoSteps()

  constructor(shown: ShownFields, pending: PendingChanges, document: () => Stepped<Facts>) {
    this.#shown = shown
    this.#pending = pending
    this.#document = document
  }

  set(values: Readonly<Record<string, Json>>, pauseMs: number): void {
    const step = Object.entries(values).map(
      ([path, after]) => [path, { before: this.#shown.at(path).value, after }] as const,
    )
    this.put(values, pauseMs)
    this.#steps.did(Object.fromEntries(step), { isTyped: pauseMs > 0 })
    this.#tell()
  }

  /** Answers the paths that it touched, none where nothing was left to do. */
  take(way: 'undo' | 'redo'): readonly string[] {
    const values = this.#steps[way]((path) => this.#shown.at(path).value) ?? {}
    const paths = Object.keys(values)
    if (paths.length) this.put(values, 0)
    this.#tell()
    return paths
  }

  /** Sets values without a step to take back. */
  put(values: Readonly<Record<string, Json>>, pauseMs: number): void {
    const { parts, id, title } = this.#document()
    const { definition, facts, outbox, sender, address = '' } = parts
    const replaced = this.#pending.unheard(Object.keys(values))
    const copy = new BodyCopy(definition, this.#shown.body)
    for (const { change } of replaced) copy.set(change.path, null)
    const { removed, put } = unitOfChanges(values, replaced, {
      definition,
      facts,
      body: copy.body,
      newId: () => crypto.randomUUID(),
      nextOrder: () => outbox.nextOrder(),
      document: { type: definition.type, document: id, title, address },
    })
    outbox.replace(removed, put)
    sender.sendIn(pauseMs)
  }

  #tell(): void {
    this.$can.set({ undo: this.#steps.canUndo, redo: this.#steps.canRedo })
  }
}
