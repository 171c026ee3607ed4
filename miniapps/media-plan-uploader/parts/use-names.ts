import { useMemo } from 'react'
import type { StagedLine } from '../../domain/uploads/stage-lines.ts'
import { likeness } from '../../domain/tabular/likeness.ts'
import type { ForeignName, PublishedLibrary } from '../../domain/touchpoints/wire.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'

const SUGGESTED_FROM = 0.7

export interface LibraryName {
  code: string
  /** In English, which each touchpoint has. */
  name: string
}

/** Meaning that a name of the file seems to have; nobody maps it but the person. */
export interface FileName {
  name: string
  /** Known: by the library itself, or because somebody said it before. */
  code: string | undefined
  suggested: string | undefined
}

/** Names of touchpoints in a file, with what is known of them in the library of a market. */
export function useNames(
  brand: string,
  market: string,
  lines: readonly StagedLine[],
  known: Readonly<Record<string, string>>,
) {
  const library = useAnswer<PublishedLibrary>('touchpoints', `/${brand}/library?market=${market}`).data
  const foreign = useAnswer<readonly ForeignName[]>('touchpoints', `/${brand}/names`).data
  return useMemo(() => {
    const touchpoints = (library?.touchpoints ?? []).map(({ code, names }) => ({
      code,
      name: names['en'] ?? code,
      names,
    }))
    const codes = new Map(
      touchpoints.flatMap(({ code, names }) =>
        [code, ...Object.values(names)].map((each) => [plain(each), code] as const),
      ),
    )
    const said = new Map(
      (foreign ?? []).flatMap(({ name, touchpoint }) =>
        touchpoint ? [[plain(name), touchpoint] as const] : [],
      ),
    )
    const inFile = [
      ...new Set(
        lines.flatMap(({ values }) => (values.touchpoint === undefined ? [] : [String(values.touchpoint)])),
      ),
    ]
    const names = inFile.map((name): FileName => {
      const code = known[name] ?? codes.get(plain(name)) ?? said.get(plain(name))
      return { name, code, suggested: code ? undefined : mostAlike(name, touchpoints) }
    })
    return { names, library: touchpoints }
  }, [library, foreign, lines, known])
}

const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase()

function mostAlike(name: string, touchpoints: readonly LibraryName[]): string | undefined {
  const alike = touchpoints.map((each) => ({
    code: each.code,
    likeness: Math.max(likeness(name, each.code), likeness(name, each.name)),
  }))
  const best = alike.toSorted((one, other) => other.likeness - one.likeness)[0]
  return best && best.likeness >= SUGGESTED_FROM ? best.code : undefined
}
