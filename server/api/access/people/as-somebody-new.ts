import type { Impact } from '../../../../miniapps/domain/access/wire-grants.ts'
import type { PersonLine } from '../../../../miniapps/domain/access/wire.ts'

interface Named {
  firstname: string
  lastname: string
}

/**
 * What a dry invitation answers of somebody whom only other agencies know: the same as of somebody new. Nobody finds out by
 * an address whether there is an account and what its owner is called.
 */
export function asSomebodyNew<Seen extends { data: PersonLine; impact: Impact }>(
  { data, impact, ...rest }: Seen,
  { firstname, lastname }: Named,
) {
  const named = <Line extends { names: readonly string[] }>(lines: readonly Line[]) =>
    lines.map((line) => ({ ...line, names: line.names.map(() => `${firstname} ${lastname}`) }))
  return {
    ...rest,
    data: { ...data, id: 'new', firstname, lastname, status: 'invited' as const },
    impact: {
      ...impact,
      lost: named(impact.lost),
      gained: named(impact.gained),
      broken: named(impact.broken),
    },
  }
}
