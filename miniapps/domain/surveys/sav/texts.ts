import type { Dictionary } from './dictionary.ts'

interface Decoder {
  readonly encoding: string
  decode(bytes: Uint8Array, options: { stream: boolean }): string
}

/** Browsers, workers and Node.js all have it; the domain's types know none of these. */
declare const TextDecoder: new (encoding: string, options?: { fatal: boolean }) => Decoder

/** A whole number of spaces fills a text up to its width. */
const SPACE = 0x20
const FIRST_BEYOND_ASCII = 0x80

/** Reads the file's texts, without the spaces at their end. */
export type ReadText = (bytes: Uint8Array) => string

export function textsOf({ encoding }: Dictionary): ReadText {
  const decode = decoderOf(encoding)
  return (bytes) => {
    let end = bytes.length
    while (end > 0 && (bytes[end - 1] === SPACE || bytes[end - 1] === 0)) end--
    let text = ''
    for (let at = 0; at < end; at++) {
      if (bytes[at]! >= FIRST_BEYOND_ASCII) return decode(bytes.subarray(0, end)).trimEnd()
      text += String.fromCharCode(bytes[at]!)
    }
    return text.trimEnd()
  }
}

const ONE_BYTE = 'windows-1252'

/**
 * Node.js reads this encoding as Latin 1, without dashes, quotes or the euro, unless more bytes are to come; of single bytes none are held
 * back for them.
 */
const decoded = (decoder: Decoder, bytes: Uint8Array): string =>
  decoder.decode(bytes, { stream: decoder.encoding === ONE_BYTE })

/** A file that names no encoding is read as UTF-8 where its letters are, and in the usual one of Windows where they are not. */
function decoderOf(encoding: string): (bytes: Uint8Array) => string {
  const named = namedDecoder(encoding)
  if (named) return (bytes) => decoded(named, bytes)
  const strict = new TextDecoder('utf-8', { fatal: true })
  const latin = new TextDecoder(ONE_BYTE)
  return (bytes) => {
    try {
      return decoded(strict, bytes)
    } catch {
      return decoded(latin, bytes)
    }
  }
}

function namedDecoder(encoding: string): Decoder | undefined {
  try {
    return encoding ? new TextDecoder(encoding.replace(/^cp-?(\d+)$/i, 'windows-$1')) : undefined
  } catch {
    return undefined
  }
}
