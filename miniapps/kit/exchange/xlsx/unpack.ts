import { unzipSync, type UnzipFileInfo } from 'fflate'
import { FILE_LIMITS, MAX_PACKING_RATIO, MAX_PARTS, type FileLimits } from '../limits.ts'
import { ExchangeError } from '../sheet.ts'

/** How the old binary format begins, and a workbook with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0]
const ZIP = [0x50, 0x4b]
/** The part that holds a workbook behind a password; its name stands in the file in UTF-16. */
const LOCKED_PART = 'EncryptedPackage'

/**
 * The XML parts of a workbook by name.
 * @throws ExchangeError for what is no workbook, is damaged, or would unpack to more than the limits
 */
export function unpack(file: Uint8Array, limits: FileLimits = FILE_LIMITS): ReadonlyMap<string, Uint8Array> {
  if (file.length > limits.bytes) throw tooLarge(limits.bytes)
  if (begins(file, OLE)) throw new ExchangeError(isLocked(file) ? 'locked-workbook' : 'old-workbook')
  if (!begins(file, ZIP)) throw new ExchangeError('not-a-workbook')
  const wanted = within(limits)
  try {
    const parts = unzipSync(file, { filter: wanted })
    return new Map(Object.entries(parts).map(([name, bytes]) => [name.replace(/^\//, ''), bytes]))
  } catch (error) {
    throw error instanceof ExchangeError ? error : new ExchangeError('damaged-workbook')
  }
}

const begins = (file: Uint8Array, bytes: readonly number[]) =>
  bytes.every((byte, index) => file[index] === byte)

/** Whether these bytes are a workbook of some kind, readable or not. */
export const looksLikeWorkbook = (file: Uint8Array): boolean => begins(file, ZIP) || begins(file, OLE)

/** The old container writes the names of its parts in UTF-16, from an even byte on, as this decoder reads. */
const isLocked = (file: Uint8Array): boolean => new TextDecoder('utf-16le').decode(file).includes(LOCKED_PART)

/** The size that a part declares is also the most that it is given room for. */
function within(limits: FileLimits): (part: UnzipFileInfo) => boolean {
  let parts = 0
  let bytes = 0
  return ({ name, size, originalSize }) => {
    if (++parts > MAX_PARTS) throw tooLarge(limits.bytes)
    if (!/\.(xml|rels)$/i.test(name)) return false
    bytes += originalSize
    if (bytes > limits.unpackedBytes || (originalSize > 1_000_000 && originalSize > size * MAX_PACKING_RATIO))
      throw tooLarge(limits.unpackedBytes)
    return true
  }
}

const tooLarge = (bytes: number) => new ExchangeError('too-large', { limit: bytes / 1_000_000 })
