import { campaignStateOf } from './campaign-state-of.ts'
import { sharedProblem } from './shared-words.ts'
import { words } from './words/words.ts'

/** The text of something that keeps a campaign from an action. */
export function campaignProblem({ code }: { code: string }): string {
  if (code.startsWith('is-'))
    return words('problem.state', { state: campaignStateOf(code.slice('is-'.length)).title })
  if (code === 'objective-missing') return words('problem.campaign-objective-missing')
  return sharedProblem(code) ?? words(`problem.${code as 'title-missing'}`)
}
