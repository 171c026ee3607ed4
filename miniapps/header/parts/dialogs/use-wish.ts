import { useState } from 'react'

interface Wish {
  value: string
  /** What there was at this wish and at those before it. */
  before: readonly string[]
  /** It has been carried out, or was refused at once. */
  isAnswered: boolean
}

/** What the person asked for here last; the shell carries it out at once and takes it back where it cannot be stored. */
export function useWish(value: string, emit: (wanted: string) => boolean) {
  const [wish, setWish] = useState<Wish>()
  if (wish && !wish.isAnswered && wish.value === value) setWish({ ...wish, isAnswered: true })
  const isRefused =
    wish !== undefined && wish.isAnswered && wish.value !== value && wish.before.includes(value)
  const ask = (wanted: string) =>
    setWish({ value: wanted, before: [...(wish?.before ?? []), value], isAnswered: !emit(wanted) })
  return { wanted: wish?.value, isRefused, ask }
}
