import { type More, Refusal, type Refusals, type Told } from './refusal.ts'
import { SHARED_REFUSALS } from './shared-refusals.ts'

type RefusalOf<All extends Refusals> = <Code extends keyof All & string>(
  code: Code,
  ...more: More<All[Code][1]>
) => Refusal

/** Makes the `refusal` of a noun, which knows its refusals and those that all share. */
export function refusing<Own extends Refusals>(own: Own): RefusalOf<Own & typeof SHARED_REFUSALS>
export function refusing(own: Refusals): (code: string, ...more: Told) => Refusal {
  const all: Refusals = { ...SHARED_REFUSALS, ...own }
  return (code, ...more) => new Refusal(code, all[code]!, ...more)
}

export const refusal = refusing({})
