import type { UploadCell } from './upload-cell.ts'

/** A row with another cell; columns before it may be empty. */
export const withCell = (
  row: readonly UploadCell[],
  column: number,
  cell: UploadCell,
): readonly UploadCell[] =>
  Array.from({ length: Math.max(row.length, column + 1) }, (_, at) =>
    at === column ? cell : (row[at] ?? null),
  )
