import type { TextFault } from '../../../domain/audience/read-within.ts'
import { expressionProblem } from '../../../kit/audience/frame/expression-field.tsx'
import { words } from '../../words/words.ts'

/** Fault of a text, whether it cannot be read or the survey does not know a name in it. */
export const faultText = (fault: TextFault): string =>
  'variable' in fault
    ? words(`fault.${fault.code}`, { name: fault.variable, answer: fault.answer ?? '' })
    : expressionProblem(fault)
