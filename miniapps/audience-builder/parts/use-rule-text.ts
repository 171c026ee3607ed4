import { useMemo } from 'react'
import type { Expression } from '../../domain/audience/expression.ts'
import { sentenceOf } from '../../domain/audience/sentence-of.ts'
import { useFormat } from '../../kit/words/format.ts'
import { useBuilderWorld } from './builder-world.tsx'
import { sentenceWords } from './sentence-words.ts'

/** Says a rule with the survey’s own words. */
export function useRuleText(): (expression: Expression) => string {
  const { frame, audienceName } = useBuilderWorld()
  const format = useFormat()
  return useMemo(() => {
    const say = sentenceWords(format, audienceName)
    return (expression) => sentenceOf({ expression, frame, say })
  }, [frame, audienceName, format])
}
