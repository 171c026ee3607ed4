import type { SheetCell } from '../../kit/exchange/sheet.ts'

/** A spreadsheet takes up to 255 parts of a sum. */
const MOST_PARTS = 200

/** A sum of cells or ranges that a spreadsheet computes to the same minor units; `amount` is what it comes to. */
export function sumOf(parts: readonly string[], amount: number, digits: number): SheetCell {
  if (parts.length === 0) return 0
  const listed =
    parts.length <= MOST_PARTS
      ? parts
      : Array.from(
          { length: Math.ceil(parts.length / MOST_PARTS) },
          (_, at) => `SUM(${parts.slice(at * MOST_PARTS, (at + 1) * MOST_PARTS).join(',')})`,
        )
  return { formula: `ROUND(SUM(${listed.join(',')}),${digits})`, value: amount / 10 ** digits }
}
