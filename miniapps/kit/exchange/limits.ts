/** What a spreadsheet itself allows (ECMA-376, and Excel's published limits). */
export const MAX_CELL_CHARACTERS = 32_767
export const MAX_ROWS = 1_048_576
export const MAX_COLUMNS = 16_384
export const MAX_SHEET_NAME_CHARACTERS = 31

/** A larger file is refused before it is read. */
export const MAX_FILE_BYTES = 25_000_000

export interface FileLimits {
  bytes: number
  /** Bytes of an unpacked workbook: a small packed file of zeros would otherwise fill the memory. */
  unpackedBytes: number
}

export const FILE_LIMITS: FileLimits = { bytes: MAX_FILE_BYTES, unpackedBytes: 300_000_000 }
/** Of a file that is read row by row, and never held as a whole. */
export const LONG_FILE_LIMITS: FileLimits = { bytes: 250_000_000, unpackedBytes: 1_000_000_000 }
/** How often smaller a part may be packed: XML of real sheets is seldom below a fortieth. */
export const MAX_PACKING_RATIO = 200
export const MAX_PARTS = 2_000
