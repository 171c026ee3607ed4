import { useEffect, useRef } from 'react'
import { TriangleAlert } from 'lucide'
import type { FieldProblem } from '../../../domain/document/definition.ts'
import { Icon } from '../../controls/icon.tsx'
import type { DocumentWords } from '../fields/document-words.ts'
import { controlAt } from '../field-trouble.tsx'
import { words as kitWords } from '../words/words.ts'

interface ProblemNoteProps {
  problems: readonly FieldProblem[]
  /** Grows with each attempt. */
  tries: number
  words: DocumentWords
}

/** Says what keeps an action from being done, and leads to the first field that is to be mended. */
export function ProblemNote({ problems, tries, words }: ProblemNoteProps) {
  const note = useRef<HTMLDivElement>(null)
  const latest = useRef(problems)
  useEffect(() => {
    latest.current = problems
  })
  useEffect(() => {
    if (tries === 0 || !note.current) return
    const root = note.current.getRootNode() as ShadowRoot
    const [first] = latest.current.flatMap(
      ({ path }) => root.querySelector<HTMLElement>(controlAt(path)) ?? [],
    )
    const target = first ?? note.current
    target.focus()
  }, [tries])
  if (problems.length === 0) return null
  return (
    <div ref={note} className="os-notice" data-tone="warning" role="alert" tabIndex={-1}>
      <Icon of={TriangleAlert} />
      <div>
        <p>{kitWords('problems', { count: problems.length })}</p>
        <ul>
          {problems.map((problem) => (
            <li key={`${problem.path} ${problem.code}`}>{words.problemOf?.(problem) ?? problem.message}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
