import { networkOf } from './client-address.ts'
import { refusal } from './refusing.ts'
import { TokenBuckets } from './token-buckets.ts'

/** How many requests a minute; 0: without end. Each process counts for itself. */
export interface RateLimits {
  perPerson: number
  /** Of those who are nobody we know: signing in, tokens that are not good, reports. */
  perAddress: number
}

/** Refuses whoever asks more often than anybody does by hand. */
export class Rates {
  readonly #people: TokenBuckets
  readonly #networks: TokenBuckets

  /** The limits may be changed while they are in use. */
  constructor(limits: RateLimits) {
    this.#people = new TokenBuckets(() => limits.perPerson)
    this.#networks = new TokenBuckets(() => limits.perAddress)
  }

  /** Of somebody not known yet. @throws Refusal */
  countAddress(address: string): void {
    refuse(this.#networks.take(networkOf(address)))
  }

  /** Of somebody who turned out to be known: an office of a thousand people has one address. @throws Refusal */
  countPerson(id: string, address: string): void {
    this.#networks.giveBack(networkOf(address))
    refuse(this.#people.take(id))
  }
}

function refuse(seconds: number): void {
  if (seconds > 0) throw refusal('requests-too-many', { seconds }, {}, { 'retry-after': String(seconds) })
}
