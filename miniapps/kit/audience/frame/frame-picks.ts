import type { DragEvent } from 'react'
import type { Code, Frame, Variable } from '../../../domain/surveys/frame.ts'
import type { FramePick } from '../../../domain/surveys/frame-pick.ts'

/** Of a question, or of one of its answers, among the items of a tree. */
export const pickId = (variable: Pick<Variable, 'name'>, code?: Pick<Code, 'code'>): string =>
  JSON.stringify(code ? [variable.name, code.code] : [variable.name])

/** In the frame's order; a question that is chosen whole needs none of its answers. */
export function picksOf(frame: Frame, ids: ReadonlySet<string>): readonly FramePick[] {
  return frame.flatMap((variable): FramePick[] => {
    if (ids.has(pickId(variable))) return [{ variable, codes: [] }]
    const codes = variable.codes.filter((code) => ids.has(pickId(variable, code)))
    return codes.length > 0 ? [{ variable, codes }] : []
  })
}

const DRAGGED = 'application/x-survey-answers'

export function dragPicks({ dataTransfer }: DragEvent, ids: ReadonlySet<string>, text: string): void {
  dataTransfer.effectAllowed = 'copy'
  dataTransfer.setData(DRAGGED, JSON.stringify([...ids]))
  dataTransfer.setData('text/plain', text)
}

/** Whether something of a frame is above the place; its content is only told when it is dropped. */
export const isFrameDrag = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes(DRAGGED)

export function droppedPicks({ dataTransfer }: DragEvent, frame: Frame): readonly FramePick[] {
  const ids = JSON.parse(dataTransfer.getData(DRAGGED) || '[]') as string[]
  return picksOf(frame, new Set(ids))
}
