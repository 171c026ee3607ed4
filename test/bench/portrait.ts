import { countPortrait } from '../../miniapps/domain/profiles/count-portrait.ts'
import { randomOf } from '../../miniapps/domain/kernel/random.ts'
import type { Frame } from '../../miniapps/domain/surveys/frame.ts'
import { countTable } from '../../miniapps/domain/surveys/store/count-table.ts'
import { arranged } from '../../miniapps/domain/surveys/store/people.ts'
import { emptyStore, type SliceStore } from '../../miniapps/domain/surveys/store/slice-store.ts'
import type { Result } from './result.ts'
import { timed, within } from './timed.ts'

const PEOPLE = 1_000_000
const LEVELS = 4096
const [QUESTIONS, ANSWERS] = [100, 20]
const ROUNDS = 5
const LIMIT_MS = 400

const CODES = Array.from({ length: ANSWERS }, (_, at) => ({ code: at + 1, label: `${at + 1}` }))
const FRAME: Frame = Array.from({ length: QUESTIONS }, (_, at) => ({
  name: `q${at}`,
  label: `Question ${at}`,
  type: 'single',
  folder: `Section ${at % 8}`,
  codes: CODES,
}))

/** A million people against all of them over 2,000 answers, and those that tell them apart most by one another: as the profiler's worker does it. */
export async function portrait(): Promise<Result> {
  const stores = [answered()]
  const survey: Parameters<typeof countPortrait>[0] = {
    count: async (asked) => countTable({ stores, frame: FRAME }, asked),
  }
  const expression = { op: 'in', variable: 'q0', codes: [1, 2, 3] } as const
  const edition = { slices: [], weight: 'main', expression }
  const ours = await timed(ROUNDS, () => countPortrait(survey, FRAME, edition, { op: 'all' }))
  return within(`a profile of ${(QUESTIONS * ANSWERS).toLocaleString('en')} answers`, ours, LIMIT_MS)
}

/** Answers are written by slot: lists of a hundred million would not fit. */
function answered(): SliceStore {
  const random = randomOf(30)
  const weights = Float64Array.from({ length: PEOPLE }, () => 0.5 + Math.floor(random() * LEVELS) / LEVELS)
  const { people, slots } = arranged(weights)
  const store = emptyStore({ market: 'GB', wave: '2026-H1', universe: 53_000 }, 'main', people)
  for (const { name } of FRAME) {
    const places = new Uint8Array(people.words * 32)
    for (const slot of slots) places[slot] = 1 + Math.floor(random() * ANSWERS)
    store.columns.set(name, { kind: 'single', places })
  }
  return store
}
