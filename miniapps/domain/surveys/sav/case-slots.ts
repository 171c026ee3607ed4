import type { Dictionary } from './dictionary.ts'

const SLOT_BYTES = 8
const SPACE = 0x20

/** The slots of one case, of eight bytes each, in which numbers and texts are told apart: one at a time, over and over. */
export class CaseSlots {
  readonly numbers: Float64Array
  readonly texts: Uint8Array
  readonly #isText: Uint8Array
  readonly #isLittle: boolean

  constructor({ slots, columns }: Dictionary, isLittle: boolean) {
    this.numbers = new Float64Array(slots)
    this.texts = new Uint8Array(slots * SLOT_BYTES)
    this.#isText = new Uint8Array(slots)
    this.#isLittle = isLittle
    for (const { slot, width } of columns) this.#isText.fill(1, slot, slot + Math.ceil(width / SLOT_BYTES))
  }

  /** As it stands in the file. */
  copy(slot: number, view: DataView, from: number): void {
    if (this.#isText[slot] === 0) this.numbers[slot] = view.getFloat64(from, this.#isLittle)
    else for (let at = 0; at < SLOT_BYTES; at++) this.texts[slot * SLOT_BYTES + at] = view.getUint8(from + at)
  }

  setNumber(slot: number, number: number): void {
    this.numbers[slot] = number
  }

  setSpaces(slot: number): void {
    this.texts.fill(SPACE, slot * SLOT_BYTES, (slot + 1) * SLOT_BYTES)
  }
}
