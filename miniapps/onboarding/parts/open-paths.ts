import type { TeamProgress } from '../../domain/onboarding/progress.ts'

/** A path of which somebody may be reminded. */
export interface Open {
  person: string
  path: string
}

/** Required steps are open, nobody was told of them within a day, and it is not oneself. */
export const openPaths = (people: readonly TeamProgress[], me: string | undefined): readonly Open[] =>
  people
    .filter(({ id }) => id !== me)
    .flatMap(({ id, paths }) =>
      paths
        .filter(({ completion, remindedAt }) => completion.done < completion.required && remindedAt === null)
        .map(({ key }) => ({ person: id, path: key })),
    )
