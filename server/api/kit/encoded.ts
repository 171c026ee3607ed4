import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const MIN_BYTES = 512
const FIRST_QUALITY = 5
const BEST_QUALITY = 11
const TEXT = /^(text\/|application\/(javascript|([\w.-]+\+)?json)|image\/svg)/

/** A body and its compressed forms, made when first asked for and kept. */
export class Encoded {
  readonly plain: Buffer
  readonly #kept = new Map<Encoding, Promise<Buffer>>()
  readonly #worthIt: boolean
  readonly #keepsBest: boolean

  /** `keepsBest`: worth the best compression, because it is served often. */
  constructor(plain: Buffer, type: string, keepsBest: boolean) {
    this.plain = plain
    this.#worthIt = plain.length >= MIN_BYTES && TEXT.test(type)
    this.#keepsBest = keepsBest
  }

  /** The best form that a browser with this `Accept-Encoding` takes. */
  async for(accepted = ''): Promise<{ body: Buffer; encoding?: Encoding }> {
    const encoding = this.#worthIt ? bestOf(accepted) : undefined
    if (!encoding) return { body: this.plain }
    return { body: await this.#form(encoding), encoding }
  }

  /** Whether answers differ by `Accept-Encoding`. */
  get varies(): boolean {
    return this.#worthIt
  }

  #form(encoding: Encoding): Promise<Buffer> {
    const kept = this.#kept.get(encoding)
    if (kept) return kept
    const made = encoding === 'gzip' ? promisify(gzip)(this.plain) : brotli(this.plain, FIRST_QUALITY)
    this.#kept.set(encoding, made)
    // the first visitor does not wait for the last percent
    if (encoding === 'br' && this.#keepsBest) void made.then(() => this.#improve())
    return made
  }

  async #improve(): Promise<void> {
    this.#kept.set('br', Promise.resolve(await brotli(this.plain, BEST_QUALITY)))
  }
}

export function bestOf(accepted: string): Encoding | undefined {
  const names = accepted.split(',').map((part) => part.trim())
  const takes = (name: Encoding) =>
    names.some((part) => part === name || (part.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(part)))
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : undefined
}

function brotli(plain: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  return promisify(brotliCompress)(plain, { params })
}
