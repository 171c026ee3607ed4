import { CaseSlots } from './case-slots.ts'
import type { Dictionary } from './dictionary.ts'
import { inflateData } from './inflate-data.ts'
import type { SavBytes } from './sav-bytes.ts'
import { SavProblem } from './sav-problem.ts'

export type TakeCase = (slots: CaseSlots) => void

const SLOT_BYTES = 8
const CODE = { padding: 0, end: 252, literal: 253, spaces: 254, missing: 255 }

/** Hands on the cases one by one; a case that is begun and not ended, or fewer than were announced, is a file cut off. */
export function eachCase(file: SavBytes, dictionary: Dictionary, take: TakeCase): void {
  if (dictionary.slots === 0) return
  if (dictionary.compression === 0) return eachPlain(file, dictionary, take)
  const data = dictionary.compression === 1 ? file : inflateData(file)
  const count = eachCompressed(data, dictionary, take)
  if (dictionary.cases >= 0 && count < dictionary.cases) throw new SavProblem('cut-off')
}

function eachPlain(file: SavBytes, dictionary: Dictionary, take: TakeCase): void {
  const bytes = dictionary.slots * SLOT_BYTES
  const count = dictionary.cases < 0 ? Math.ceil(file.left / bytes) : dictionary.cases
  const slots = new CaseSlots(dictionary, file.isLittle)
  for (let each = 0; each < count; each++) {
    const from = file.skip(bytes)
    for (let slot = 0; slot < dictionary.slots; slot++) slots.copy(slot, file.view, from + slot * SLOT_BYTES)
    take(slots)
  }
}

/** Eight codes of a byte stand before the slots that they could not say by themselves: a number is its code less the bias. */
function eachCompressed(file: SavBytes, dictionary: Dictionary, take: TakeCase): number {
  const { cases, bias, systemMissing } = dictionary
  const slots = new CaseSlots(dictionary, file.isLittle)
  let [count, slot] = [0, 0]
  while (count !== cases && file.left >= SLOT_BYTES) {
    const codes = file.skip(SLOT_BYTES)
    for (let at = codes; at < codes + SLOT_BYTES && count !== cases; at++) {
      const code = file.bytes[at]!
      if (code === CODE.padding) continue
      if (code === CODE.end) return ended(slot, count)
      if (code === CODE.literal) slots.copy(slot, file.view, file.skip(SLOT_BYTES))
      else if (code === CODE.spaces) slots.setSpaces(slot)
      else slots.setNumber(slot, code === CODE.missing ? systemMissing : code - bias)
      if (++slot < dictionary.slots) continue
      take(slots)
      count++
      slot = 0
    }
  }
  return ended(slot, count)
}

function ended(slot: number, count: number): number {
  if (slot !== 0) throw new SavProblem('cut-off')
  return count
}
