import type { Code, Frame, Variable } from '../../../domain/surveys/frame.ts'
import { foldText } from '../../search/fold-text.ts'

export interface FoundVariable {
  variable: Variable
  /** All, where the question itself was found. */
  codes: readonly Code[]
  /** It was found by its answers: they are to be seen. */
  isByAnswer: boolean
}

/** Questions whose label, name or folder has every word of the query, and those with such answers. */
export function findInFrame(frame: Frame, query: string): readonly FoundVariable[] {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  const has = (text: string) => words.every((word) => text.includes(word))
  return frame.flatMap((variable): FoundVariable[] => {
    const own = foldText(`${variable.label} ${variable.name} ${variable.folder}`)
    if (has(own)) return [{ variable, codes: variable.codes, isByAnswer: false }]
    const codes = variable.codes.filter(({ label }) => has(`${own} ${foldText(label)}`))
    return codes.length > 0 ? [{ variable, codes, isByAnswer: true }] : []
  })
}
