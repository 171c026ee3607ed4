import { SavProblem } from './sav-problem.ts'

/** Reads a system file from its beginning; numbers stand in the byte order of the machine that wrote it. */
export class SavBytes {
  readonly bytes: Uint8Array
  readonly view: DataView
  at = 0
  isLittle = true

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  get left(): number {
    return this.bytes.length - this.at
  }

  int32(): number {
    return this.view.getInt32(this.skip(4), this.isLittle)
  }

  int64(): number {
    return Number(this.view.getBigInt64(this.skip(8), this.isLittle))
  }

  float64(): number {
    return this.view.getFloat64(this.skip(8), this.isLittle)
  }

  take(count: number): Uint8Array {
    const from = this.skip(count)
    return this.bytes.subarray(from, from + count)
  }

  /** A reader of the next bytes alone. */
  part(count: number): SavBytes {
    const part = new SavBytes(this.take(count))
    part.isLittle = this.isLittle
    return part
  }

  /** @returns where the reader was before */
  skip(count: number): number {
    if (count < 0 || count > this.left) throw new SavProblem('cut-off')
    const from = this.at
    this.at += count
    return from
  }
}
