import type { Variable } from '../frame.ts'
import type { Column } from '../store/column.ts'

/** An earlier wave's answers in the frame of all waves; nobody's where that wave lacked the question. */
export function recodedColumn(
  column: Column | undefined,
  before: Variable | undefined,
  now: Variable,
  words: number,
): Column {
  const places = new Map(before?.codes.map(({ code }, place) => [code, place]))
  if (now.type === 'single') {
    const given = column?.kind === 'single' ? column.places : new Uint8Array(words * 32)
    return { kind: 'single', places: recodedPlaces(given, before, now) }
  }
  if (now.type === 'multi') {
    const own = column?.kind === 'multi' ? column : undefined
    const setOf = (code: number) => own?.answers[places.get(code) ?? -1] ?? new Uint32Array(words)
    const answered = own?.answered ?? new Uint32Array(words)
    return { kind: 'multi', answers: now.codes.map(({ code }) => setOf(code)), answered }
  }
  if (column?.kind === 'number') return column
  return { kind: 'number', values: new Float64Array(words * 32), answered: new Uint32Array(words) }
}

function recodedPlaces(given: Uint8Array | Uint16Array, before: Variable | undefined, { codes }: Variable) {
  const placeNow = new Map(codes.map(({ code }, place) => [code, place + 1]))
  const moved = [0, ...(before?.codes ?? []).map(({ code }) => placeNow.get(code) ?? 0)]
  const places = codes.length < 256 ? new Uint8Array(given.length) : new Uint16Array(given.length)
  given.forEach((place, slot) => (places[slot] = moved[place] ?? 0))
  return places
}
