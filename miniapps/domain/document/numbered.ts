import type { Body } from './change.ts'

/** Numbers of what a document has several of, as `flights/2/start`, in the order in which they were added. */
export const numbersIn = (body: Body, of: string): readonly number[] =>
  [
    ...new Set(
      Object.keys(body).flatMap((path) => (path.startsWith(`${of}/`) ? [Number(path.split('/')[1])] : [])),
    ),
  ].toSorted((one, other) => one - other)

/** For one more. */
export const nextNumber = (body: Body, of: string): number => (numbersIn(body, of).at(-1) ?? 0) + 1
