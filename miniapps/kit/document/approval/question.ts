/** Asked before something is done that is hard to take back. */
export interface Question {
  title: string
  text: string
  /** On the button; without it, the action's own. */
  confirm?: string
  isDanger?: boolean
}
